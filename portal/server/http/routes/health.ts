import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { unavailable } from '../errors/unavailable.ts';

const ANSWER_TIMEOUT_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: the database answers, else 503. Never counted by the rate limit. */
export function healthRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const options = { config: { rateLimit: false } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    const asking = sql`select 1`.execute(db).then(() => true);
    const answered = await Promise.race([asking, sleep(ANSWER_TIMEOUT_MS, false, { ref: false })]).catch(
      (error) => {
        throw unavailable(error);
      },
    );
    if (!answered)
      throw unavailable(new Error(`The database did not answer within ${ANSWER_TIMEOUT_MS} ms.`));
    return { status: 'ok' };
  });
}
