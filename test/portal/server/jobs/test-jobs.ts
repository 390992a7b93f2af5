import { after, afterEach, before } from 'node:test';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import type { JobKind } from '../../../../portal/server/jobs/job-kind.ts';
import { createJobs, type JobSettings, type Jobs } from '../../../../portal/server/jobs/jobs.ts';
import { enqueue } from '../../../../portal/server/jobs/queue.ts';
import { eventually } from '../../../helpers/eventually.ts';

/** Heartbeats that a test can wait for, and a lease that a busy machine doesn't miss. */
const TIMES = { leaseMs: 10_000, heartbeatMs: 40, stopMs: 200 } satisfies Partial<JobSettings>;

/** Each effect of a job is a row, so that two of one job are seen. */
export const createEffects = ({ db }: Pick<Database, 'db'>) =>
  sql`create table if not exists effect (job_id uuid not null)`.execute(db);

export const addEffect = (trx: Transaction<Tables>, jobId: string) =>
  sql`insert into effect (job_id) values (${jobId}::uuid)`.execute(trx);

/** How many effects each of the jobs had. */
export async function effectsOf({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::integer from effect where job_id = given.id) as count
    from unnest(${ids}::uuid[]) with ordinality given (id, position) order by position`.execute(db);
  return rows.map(({ count }) => count);
}

/** A kind whose work is `work`, and whose effect is counted. */
export const counting = (
  name: string,
  work: NonNullable<Extract<JobKind<number, unknown>, { heavy?: undefined }>['run']>,
  more: Partial<JobKind<number, unknown>> = {},
): JobKind<number, unknown> => ({
  name,
  payload: v.number(),
  pauses: [0, 0],
  run: work,
  finish: async (trx, output, { id }) => {
    await addEffect(trx, id);
    return output;
  },
  ...(more as object),
});

export interface LogLine {
  message: string;
  [fact: string]: unknown;
}

/**
 * A database where effects are counted, and on it servers' runners with what they logged, for the tests of the suite that
 * this is called in. Each test begins without jobs.
 */
export function suiteJobs(open: () => Promise<Database>) {
  let opened: Database;
  const made: Jobs[] = [];
  const lines: LogLine[] = [];
  const line = (facts: object, message: string) => {
    lines.push({ ...facts, message });
  };
  before(async () => {
    opened = await open();
    await createEffects(opened);
  });
  afterEach(async () => {
    await Promise.all(made.splice(0).map((jobs) => jobs.stop()));
    lines.length = 0;
    await opened.db.deleteFrom('job').execute();
  });
  after(async () => {
    await sql`drop table effect`.execute(opened.db);
    await opened.close();
  });
  return {
    database: {
      get db() {
        return opened.db;
      },
    },
    lines,
    /** A started runner of these kinds. */
    start(kinds: readonly JobKind<number, unknown>[], settings: Partial<JobSettings> = {}): Jobs {
      const jobs = createJobs(opened, { ...TIMES, ...settings });
      made.push(jobs);
      for (const kind of kinds) jobs.add(kind);
      jobs.start({ info: line, error: line });
      return jobs;
    },
  };
}

/** Enqueues a job in a transaction of its own; answers its id. */
export const put = (
  { db }: Pick<Database, 'db'>,
  kind: JobKind<number, unknown>,
  more: Partial<Parameters<typeof enqueue<number>>[2]> = {},
): Promise<string> =>
  db.transaction().execute(async (trx) => (await enqueue(trx, kind, { payload: 1, ...more })).id);

export const rowOf = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const until = (
  { db }: Pick<Database, 'db'>,
  id: string,
  is: (row: Awaited<ReturnType<typeof rowOf>>) => boolean,
) => eventually(() => rowOf(db, id), is);

export const ended = (database: Pick<Database, 'db'>, id: string) =>
  until(database, id, ({ ended_at }) => ended_at !== null);

/** Work that uses up its memory takes its time. */
const PATIENCE = 60_000;

export const allEnded = ({ db }: Pick<Database, 'db'>) =>
  eventually(
    () => db.selectFrom('job').select(['id', 'state']).where('ended_at', 'is', null).execute(),
    (open) => open.length === 0,
    PATIENCE,
  );

/** Does as if so much time had passed without a heartbeat. */
export const endLease = ({ db }: Pick<Database, 'db'>, id: string) =>
  sql`update job set due_at = now() where id = ${id}::uuid`.execute(db);
