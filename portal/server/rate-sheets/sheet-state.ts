/**
 * SQL of how far the sheet in the row `alias` is, one of `SHEET_STATES`: what is stored, but for one that is waited for,
 * of which its job tells whether it is being made.
 */
export const sheetStateSql = (alias: string): string =>
  `case when ${alias}.state = 'waiting' and exists (
    select 1 from job where job.id = ${alias}.job_id and job.state = 'running'
  ) then 'making' else ${alias}.state end`;
