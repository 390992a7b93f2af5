import { RECENT_SHEET_DAYS } from '../../../shared/contract/rate-sheets.ts';
import type { ReasonCode } from '../../../shared/contract/reasons.ts';
import { reasonWords } from '../http/errors/reason-words.ts';

/**
 * SQL of how far the sheet in the row `alias` is, one of `SHEET_STATES`: what is stored, but for one that is waited for,
 * of which its job tells whether it is being made.
 */
export const sheetStateSql = (alias: string): string =>
  `case when ${alias}.state = 'waiting' and exists (
    select 1 from job where job.id = ${alias}.job_id and job.state = 'running'
  ) then 'making' else ${alias}.state end`;

/** SQL of `value` of the newest made version `newer` of the sheet in the row `alias`; null where that is the newest. */
export const replacementSql = (alias: string, value: string): string =>
  `(select ${value} from rate_sheet newer where newer.entity_id = ${alias}.entity_id
    and newer.number = ${alias}.number and newer.version > ${alias}.version and newer.state in ('ready', 'sent')
    order by newer.version desc limit 1)`;

/** SQL that is true for a sheet that became ready in the last {@link RECENT_SHEET_DAYS}, and of which no newer version has. */
export const recentSheetSql = (alias: string): string =>
  `(${alias}.state = 'ready' and ${alias}.ready_at >= now() - make_interval(days => ${RECENT_SHEET_DAYS})
    and not exists (select 1 from rate_sheet newer where newer.entity_id = ${alias}.entity_id
      and newer.number = ${alias}.number and newer.version > ${alias}.version and newer.state = 'ready'))`;

/** Why the job of a sheet fails. */
const FAILURES: readonly ReasonCode[] = [
  'internal',
  'jobTooLarge',
  'jobTooLong',
  'jobUseless',
  'rateServiceFailed',
  'sheetNotStored',
];

const quoted = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** SQL of why the sheet in the row `alias` failed, in English; null where it didn't. */
export const sheetErrorSql = (alias: string): string =>
  `case ${alias}.error->>'code' ${FAILURES.map(
    (code) => `when ${quoted(code)} then ${quoted(reasonWords({ code }))}`,
  ).join(' ')} end`;
