import * as v from 'valibot';
import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { runInThread } from './heavy-work.ts';
import { JobFailure, type JobKind, type NotDone } from './job-kind.ts';
import type { Lease } from './lease.ts';
import { end, lock, postpone, type TakenJob, triesOf } from './queue.ts';

/** Logs how each job ended. */
export interface JobLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

interface Context {
  database: Database;
  log: JobLog;
}

/**
 * Tries a job once and writes how that ended. Rejects where the database can't be reached: the job is then taken again
 * when its lease ends.
 */
export async function runJob(context: Context, taken: TakenJob, kind: JobKind, lease: Lease): Promise<void> {
  const startedAt = performance.now();
  const log = facts(taken, kind);
  const ended = (state: string) =>
    context.log.info({ ...log, state, ms: Math.round(performance.now() - startedAt) }, 'a job ended');
  const { db } = context.database;

  async function endNotDone(how: NotDone, failure?: string): Promise<boolean> {
    return inTransaction(context.database, async (trx) => {
      const isEnded = await end(trx, taken, how, { failure, facts: ownFacts(taken, kind) });
      if (isEnded) await kind.notDone?.(trx, taken, how);
      return isEnded;
    });
  }

  async function giveUp(why: object, error: Reason, failure?: string): Promise<void> {
    if (await endNotDone({ state: 'failed', error }, failure))
      context.log.error({ ...log, ...why }, 'a job was given up');
  }

  async function cancel(): Promise<void> {
    if (await endNotDone({ state: 'cancelled' })) ended('cancelled');
  }

  async function fail(error: unknown): Promise<void> {
    const why = lease.why();
    if (why === 'lost' || why === 'stopping') return;
    if (why === 'cancelled') return cancel();
    if (why === 'useless') return giveUp(USELESS, reason('jobUseless'));
    const known = error instanceof JobFailure ? error : undefined;
    const cause = known ? { reason: known.message } : { err: error };
    const tries = await triesOf(db, taken);
    if (tries === undefined) return;
    const pause = kind.pauses[tries - 1];
    if (known?.isFinal || pause === undefined)
      return giveUp(cause, known?.reason ?? reason('internal'), known?.message);
    if (await postpone(db, taken, { ms: pause, failure: known?.message }))
      context.log.info({ ...log, ...cause, pause }, 'a job is tried again');
  }

  if (taken.isCancelling) return cancel();
  if (taken.isUseless) return giveUp(USELESS, reason('jobUseless'));
  // Its last try ended with its server, and maybe ended that server.
  if (taken.tries > kind.pauses.length + 1)
    return giveUp({ reason: 'no try came to an end' }, reason('internal'));
  try {
    const output = await work(kind, taken, lease);
    await lease.release();
    const state = await finish(context.database, taken, kind, lease, output);
    if (state) ended(state);
  } catch (error) {
    await fail(error);
  }
}

const USELESS = { reason: 'not done in time' };

const facts = (taken: TakenJob, kind: JobKind): object => ({
  ...{ job: taken.id, kind: kind.name, tries: taken.tries },
  ...ownFacts(taken, kind),
});

function ownFacts({ payload }: TakenJob, kind: JobKind): object | undefined {
  const parsed = v.safeParse(kind.payload, payload);
  return parsed.success ? kind.facts?.(parsed.output) : undefined;
}

async function work(kind: JobKind, taken: TakenJob, { job }: Lease): Promise<unknown> {
  const parsed = v.safeParse(kind.payload, taken.payload);
  if (!parsed.success) throw new JobFailure('its payload can not be read', { isFinal: true });
  const payload = parsed.output;
  if (!kind.heavy) return kind.run(payload, job);
  const given = (await kind.read?.(payload, job)) ?? { input: payload, transfer: [] };
  const output = await runInThread(kind, given, job);
  return kind.store ? kind.store(output, payload, job) : output;
}

/** Answers how it ended; undefined: it was somebody else's by then, and nothing was written. */
async function finish(
  database: Database,
  taken: TakenJob,
  kind: JobKind,
  { job }: Lease,
  output: unknown,
): Promise<'done' | 'cancelled' | undefined> {
  if (!kind.finish) {
    // The effect has happened outside, and cancelling came too late.
    return (await end(database.db, taken, { state: 'done', result: output })) ? 'done' : undefined;
  }
  return inTransaction(database, async (trx) => {
    const held = await lock(trx, taken);
    if (!held) return undefined;
    if (held.isCancelling) {
      await end(trx, taken, { state: 'cancelled' });
      await kind.notDone?.(trx, taken, { state: 'cancelled' });
      return 'cancelled';
    }
    await end(trx, taken, { state: 'done', result: await kind.finish?.(trx, output, job) });
    return 'done';
  });
}
