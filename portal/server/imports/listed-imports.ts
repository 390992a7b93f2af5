import { sql } from 'kysely';

/**
 * SQL of the imports as a list has them, where `id` is its number there. An import is there as long as its job: they are
 * kept for the same time. `state` is a phase of `portal/app/admin/imports/phase.ts`, and the numbers are null until the
 * rows are known.
 */
export const LISTED_IMPORTS = sql`
  select listed.*, case when are_known then to_create end as created, case when are_known then to_change end as changed,
    case when are_known then same end as unchanged, case when are_known then wrong end as refused
  from (
    select import.list_id as id, import.id as import_id, import.kind, import.file_name, import.created_at,
      import.to_create, import.to_change, import.same, import.wrong,
      coalesce(nullif(concat_ws(' ', author.first_name, author.last_name), ''), import.created_by) as created_by,
      import.phase = 'write' or job.state = 'done' as are_known,
      case when job.state = 'queued' then 'waiting'
        when import.phase = 'check' then case job.state
          when 'running' then 'checking' when 'done' then 'checked' when 'cancelled' then 'cancelled' else 'unreadable' end
        else case job.state when 'running' then 'importing' when 'done' then 'imported' else 'stopped' end
      end as state,
      case when num_nonnulls(job.progress_done, job.progress_total) = 2
        then json_build_object('done', job.progress_done, 'total', job.progress_total) end as progress
    from import
    join job on job.id = import.job_id
    left join web_user author on author.id = import.created_by_id
  ) listed`;
