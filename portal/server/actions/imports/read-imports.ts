import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Import } from '../../../../shared/contract/imports.ts';
import type { Job } from '../../../../shared/contract/jobs.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { JOB_OF_ROW, type StoredJob, toJob } from '../jobs/read-job.ts';

type Trx = Transaction<Tables>;

type ImportWithPhase = Omit<Import, 'state' | 'job'> & { phase: 'check' | 'write'; job: StoredJob };

/**
 * An import is there as long as its job: they are kept for the same time. Both are read by one statement, so that a job
 * that ends meanwhile isn't seen ended beside counts of before.
 */
const IMPORTS = sql`
  import.id, import.kind, import.phase, ${JOB_OF_ROW} as job, import.file_id as "fileId",
  import.file_name as "fileName", import.encoding, import.takes_hidden as "takesHidden", import.created_at as "createdAt",
  coalesce(nullif(concat_ws(' ', author.first_name, author.last_name), ''), import.created_by) as "createdBy",
  import.headings, json_build_object('create', import.to_create, 'change', import.to_change, 'same', import.same,
    'wrong', import.wrong, 'leftOut', import.left_out, 'written', import.written) as counts,
  case when import.left_out > 0 then (
    select json_build_object('hidden', count(*) filter (where left_out.why = 'importHidden'),
      'struck', count(*) filter (where left_out.why = 'importStruck'))
    from (select problems -> 0 -> 'reason' ->> 'code' as why from import_row
      where import_id = import.id and outcome = 'leftOut') left_out) end as "leftOut"
  from import join job on job.id = import.job_id left join web_user author on author.id = import.created_by_id`;

/** A page of the imports that meet the condition, newest first. */
export async function readImports(trx: Trx, where: RawBuilder<boolean>, most: number): Promise<Import[]> {
  const { rows } = await sql<ImportWithPhase>`
    select ${IMPORTS} where ${where}
    order by import.created_at desc, import.id desc limit ${most}::integer`.execute(trx);
  return rows.map(({ phase, job: stored, ...found }) => {
    const job = toJob(stored);
    return { ...found, state: stateOf(phase, job), job };
  });
}

/** @throws ApiError 404 */
export async function readImport(trx: Trx, id: string): Promise<Import> {
  const [found] = await readImports(trx, sql`import.id = ${id}::uuid`, 1);
  if (!found) throw unknownImport();
  return found;
}

const unknownImport = () => new ApiError(404, 'unknown_import', reason('unknownImport'));

function stateOf(phase: ImportWithPhase['phase'], { state }: Job): Import['state'] {
  const isCheck = phase === 'check';
  if (state === 'queued' || state === 'running') return isCheck ? 'checking' : 'importing';
  if (state === 'done') return isCheck ? 'checked' : 'imported';
  return isCheck ? 'unreadable' : 'stopped';
}
