import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Job } from '../../../../shared/contract/jobs.ts';
import type { Reason } from '../../../../shared/contract/reasons.ts';
import type { Caller } from '../../auth/rights/caller.ts';
import { mayHandleJob } from '../../auth/rights/job-rights.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { reasonWords } from '../../http/errors/reason-words.ts';

type Trx = Transaction<Tables>;

export type StoredJob = Omit<Job, 'progress' | 'error' | 'reasons'> & {
  done: number | null;
  total: number | null;
  error: Reason | null;
};

const COLUMNS = sql`job.id, job.kind, job.state, job.is_cancelling and job.ended_at is null as "isCancelling",
  job.progress_done as done, job.progress_total as total, job.result, job.error,
  job.created_at as "createdAt", job.started_at as "startedAt", job.ended_at as "endedAt"`;

/** A page of the jobs that the caller may see, newest first: at most `most`, before the job `before` if it is given. */
export async function readJobs(
  trx: Trx,
  caller: Caller,
  { before, most }: { before: string | null | undefined; most: number },
): Promise<Job[]> {
  const isEarlier = before
    ? sql`(job.created_at, job.id) < (select last.created_at, last.id from job last where last.id = ${before}::uuid)`
    : sql`true`;
  const { rows } = await sql<StoredJob>`
    select ${COLUMNS} from job where ${mayHandleJob(caller)} and ${isEarlier}
    order by job.created_at desc, job.id desc limit ${most}::integer`.execute(trx);
  return rows.map(toJob);
}

/** SQL of the job of a row that is joined as `job`, for who may see what it is of; {@link toJob} makes it one. */
export const JOB_OF_ROW = sql<StoredJob>`(select row_to_json(stored) from (select ${COLUMNS}) stored)`;

/** @throws ApiError 403, the same for a foreign and for an unknown job, so that ids can't be probed */
export const readJob = (trx: Trx, caller: Caller, id: string) => oneJob(trx, caller, id, sql``);

/** The same, and nobody else changes it meanwhile. */
export const lockJob = (trx: Trx, caller: Caller, id: string) => oneJob(trx, caller, id, sql`for update`);

async function oneJob(trx: Trx, caller: Caller, id: string, locking: RawBuilder<unknown>): Promise<Job> {
  const { rows } = await sql<StoredJob>`
    select ${COLUMNS} from job where job.id = ${id}::uuid and ${mayHandleJob(caller)} ${locking}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw forbidden();
  return toJob(row);
}

export function toJob({ done, total, error, ...job }: StoredJob): Job {
  return {
    ...job,
    progress: done === null || total === null ? null : { done, total },
    error: error && reasonWords(error),
    reasons: error ? [error] : [],
  };
}
