import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { JobKind, NotDone } from './job-kind.ts';

type Db = Kysely<Tables>;

/** A job in the hands of this server; nobody else takes it until its lease ends. */
export interface TakenJob {
  id: string;
  leaseId: string;
  kind: string;
  payload: unknown;
  /** This one included. */
  tries: number;
  companyId: number | null;
  userId: number | null;
  isCancelling: boolean;
  /** It has no use any more. */
  isUseless: boolean;
}

export type Held = Pick<TakenJob, 'id' | 'leaseId'>;

const isUseless = sql<boolean>`coalesce(useless_at <= now(), false)`;
const inMs = (ms: number) => sql`now() + ${ms}::double precision * interval '1 millisecond'`;
const isHeld = ({ id, leaseId }: Held) => sql<boolean>`id = ${id}::uuid and lease_id = ${leaseId}::uuid`;

/**
 * Writes a job down, in the transaction that gives a reason for it; after its commit `jobs.wake()` starts it at once,
 * without which some seconds pass. While another job of the kind with the same `dedupeKey` is open, answers that one's
 * id and adds none; the transaction then holds up its end.
 */
export async function enqueue<Payload>(
  trx: Transaction<Tables>,
  kind: Pick<JobKind<Payload>, 'name' | 'payload'>,
  job: {
    payload: Payload;
    /** Who may see and cancel it; without one it is the server's own. */
    owner?: { companyId: number; userId: number | null };
    dedupeKey?: string;
    uselessAt?: Date;
  },
): Promise<{ id: string; isNew: boolean }> {
  const own = randomUUID();
  const { id } = await trx
    .insertInto('job')
    .values({
      id: own,
      kind: kind.name,
      payload: JSON.stringify(job.payload),
      company_id: job.owner?.companyId ?? null,
      web_user_id: job.owner?.userId ?? null,
      dedupe_key: job.dedupeKey ?? null,
      useless_at: job.uselessAt ?? null,
    })
    // Changes nothing, but answers the other one.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'dedupe_key'])
        .where('ended_at', 'is', null)
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: id === own };
}

/** Kinds by their names; of those in `alone` no job is free while another one is running. */
export interface AskedKinds {
  names: readonly string[];
  alone: readonly string[];
}

const isFree = ({ names, alone }: AskedKinds) => sql<boolean>`
  ended_at is null and kind = any(${names}::text[]) and (kind <> all(${alone}::text[]) or not exists (
    select 1 from job other where other.kind = job.kind and other.state = 'running' and other.id <> job.id
  ))`;

/** Takes the job of these kinds that has waited longest; servers that ask at the same time get different ones. */
export async function take(db: Db, kinds: AskedKinds, leaseMs: number): Promise<TakenJob | undefined> {
  try {
    return await takeFree(db, kinds, leaseMs);
  } catch (error) {
    if (!isTakenAlone(error)) throw error;
    const names = kinds.names.filter((name) => !kinds.alone.includes(name));
    return takeFree(db, { names, alone: [] }, leaseMs);
  }
}

/** Another server took a job of a kind that is alone at the same moment: the index `job_alone` let one of them. */
const isTakenAlone = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

async function takeFree(db: Db, kinds: AskedKinds, leaseMs: number): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    update job set state = 'running', tries = tries + 1, lease_id = ${randomUUID()}::uuid, due_at = ${inMs(leaseMs)},
      started_at = coalesce(started_at, now())
    where id = (
      select id from job where ${isFree(kinds)} and due_at <= now()
      order by due_at, id limit 1 for update skip locked
    )
    returning id, lease_id as "leaseId", kind, payload, tries, company_id as "companyId", web_user_id as "userId",
      is_cancelling as "isCancelling", ${isUseless} as "isUseless"`.execute(db);
  return rows[0];
}

/** Lengthens the lease and stores the progress; undefined: somebody else holds the job, or nobody. */
export async function renew(
  db: Db,
  held: Held,
  { leaseMs, progress }: { leaseMs: number; progress: { done: number; total: number } | undefined },
): Promise<Pick<TakenJob, 'isCancelling' | 'isUseless'> | undefined> {
  const { rows } = await sql<Pick<TakenJob, 'isCancelling' | 'isUseless'>>`
    update job set due_at = ${inMs(leaseMs)},
      progress_done = coalesce(${progress?.done ?? null}::integer, progress_done),
      progress_total = coalesce(${progress?.total ?? null}::integer, progress_total)
    where ${isHeld(held)}
    returning is_cancelling as "isCancelling", ${isUseless} as "isUseless"`.execute(db);
  return rows[0];
}

/** Keeps a held job from everybody else until the transaction ends; undefined: it isn't held any more. */
export async function lock(
  trx: Transaction<Tables>,
  held: Held,
): Promise<Pick<TakenJob, 'isCancelling'> | undefined> {
  const { rows } = await sql<Pick<TakenJob, 'isCancelling'>>`
    select is_cancelling as "isCancelling" from job where ${isHeld(held)} for update`.execute(trx);
  return rows[0];
}

/** The same, and the tries of the job count from this one. */
export async function lockForStep(
  trx: Transaction<Tables>,
  held: Held,
): Promise<Pick<TakenJob, 'isCancelling'> | undefined> {
  const { rows } = await sql<Pick<TakenJob, 'isCancelling'>>`
    update job set tries = 1 where ${isHeld(held)} returning is_cancelling as "isCancelling"`.execute(trx);
  return rows[0];
}

/** How often a held job was tried since its last step; undefined: it isn't held any more. */
export async function triesOf(db: Db, held: Held): Promise<number | undefined> {
  const { rows } = await sql<Pick<TakenJob, 'tries'>>`
    select tries from job where ${isHeld(held)}`.execute(db);
  return rows[0]?.tries;
}

/** How a job ends. */
export type JobEnd = { state: 'done'; result: unknown } | NotDone;

/** What is still known of a job that has failed: why its last try did, and what the log told of it. */
export interface KeptOfFailed {
  failure?: string | undefined;
  facts?: object | undefined;
}

/** Ends a held job and forgets its payload. Nothing happens, and false is answered, where it isn't held any more. */
export async function end(
  db: Db,
  held: Held,
  how: JobEnd,
  { failure, facts }: KeptOfFailed = {},
): Promise<boolean> {
  const result = how.state === 'done' ? JSON.stringify(how.result ?? null) : null;
  const error = how.state === 'failed' ? JSON.stringify(how.error) : null;
  const kept = how.state === 'failed' && facts ? JSON.stringify(facts) : null;
  const { numAffectedRows } = await sql`
    update job set state = ${how.state}, ended_at = now(), lease_id = null, payload = ${kept}::jsonb,
      result = ${result}::jsonb, error = ${error}::jsonb,
      failure = case ${how.state}::text when 'failed' then coalesce(${failure ?? null}::text, failure) end,
      progress_done = case ${how.state}::text when 'done' then progress_total else progress_done end
    where ${isHeld(held)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Queues a held job again after a try that failed, from `ms` on; false where it isn't held any more. */
export async function postpone(
  db: Db,
  held: Held,
  { ms, failure }: { ms: number; failure: string | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set state = 'queued', lease_id = null, failure = ${failure ?? null}::text,
      due_at = case when is_cancelling then now() else ${inMs(ms)} end
    where ${isHeld(held)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Queues held jobs again as if they had not been taken. */
export async function giveBack(db: Db, leaseIds: readonly string[]): Promise<void> {
  await sql`
    update job set state = 'queued', lease_id = null, due_at = now(), tries = tries - 1
    where lease_id = any(${leaseIds}::uuid[])`.execute(db);
}

/** Ends every lease: for a database that no other server can have open. */
export async function endLeases(db: Db): Promise<void> {
  await sql`update job set state = 'queued', lease_id = null, due_at = now() where state = 'running'`.execute(
    db,
  );
}

/** In how many milliseconds the next job of these kinds is due; undefined: there is none. */
export async function nextDue(db: Db, kinds: AskedKinds): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::double precision as ms
    from job where ${isFree(kinds)}`.execute(db);
  return rows[0]?.ms ?? undefined;
}

/** Drops jobs that ended so many days ago, a bounded number of them. */
export async function pruneJobs(db: Db, days: number): Promise<void> {
  await sql`
    delete from job where id in (
      select id from job where ended_at < now() - ${days}::integer * interval '1 day'
      order by ended_at limit 1000 for update skip locked
    )`.execute(db);
}

/** Ends a job that waits, and tells the holder of one under way to end it; answers whose job it is. */
export async function askToCancel(trx: Transaction<Tables>, id: string): Promise<number | null> {
  const isQueued = sql`state = 'queued'`;
  const { rows } = await sql<{ companyId: number | null }>`
    update job set is_cancelling = true,
      state = case when ${isQueued} then 'cancelled' else state end,
      ended_at = case when ${isQueued} then now() end,
      payload = case when ${isQueued} then null else payload end
    where id = ${id}::uuid and ended_at is null
    returning company_id as "companyId"`.execute(trx);
  return rows[0]?.companyId ?? null;
}
