import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services.ts';
import { ApiError } from '../errors/api-error.ts';
import { sendError } from '../errors/errors.ts';
import { unavailable } from '../errors/unavailable.ts';

const ANSWER_TIMEOUT_MS = 2_000;

/** One question serves all that ask within this time, so that asking often doesn't keep the database busy. */
const ASK_EVERY_MS = 1_000;

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and the process is not about to end, else 503. Never
 * counted by the rate limit.
 */
export function healthRoutes(app: FastifyInstance, { database: { db }, lifecycle }: Services): void {
  const options = { config: { rateLimit: false } };
  let asked: { at: number; answer: Promise<void> } | undefined;
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    if (lifecycle.isStopping)
      return sendError(request, reply, new ApiError(503, 'stopping', 'The server is about to stop.'));
    if (!asked || performance.now() - asked.at >= ASK_EVERY_MS) {
      asked = { at: performance.now(), answer: askDatabase(db) };
    }
    await asked.answer;
    return { status: 'ok' };
  });
}

async function askDatabase(db: Kysely<Tables>): Promise<void> {
  const asking = sql`select 1`.execute(db).then(() => true);
  const answered = await Promise.race([asking, sleep(ANSWER_TIMEOUT_MS, false, { ref: false })]).catch(
    (error) => {
      throw unavailable(error);
    },
  );
  if (!answered) throw unavailable(new Error(`The database did not answer within ${ANSWER_TIMEOUT_MS} ms.`));
}
