import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { RateSheet } from '../../../shared/contract/rate-sheets.ts';
import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import type { Caller } from '../auth/rights/caller.ts';
import { decidesForProviderSql } from '../auth/rights/provider-admin.ts';
import { mayReadSheet } from '../data-api/models/rights.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { reasonWords } from '../http/errors/reason-words.ts';
import { replacementSql, sheetStateSql } from './sheet-state.ts';

type Trx = Transaction<Tables>;

type FoundSheet = Omit<RateSheet, 'error' | 'reasons'> & { error: Reason | null };

const sheetOf = (
  caller: Caller,
) => sql`sheet.id, sheet.entity_id as "entityId", company.company_name as "entityName", sheet.number,
  sheet.version, sheet.valid_from as "validFrom", sheet.valid_to as "validTo",
  case when ${decidesForProviderSql(caller)} then sheet.fak_percentage end as "fakPercentage",
  case when ${decidesForProviderSql(caller)} then sheet.nac_percentage end as "nacPercentage",
  sheet.existing_charges as "existingRateSheetCharges", sheet.external_rates as "includeExternalRates",
  ${sql.raw(sheetStateSql('sheet'))} as state, job.id as "jobId",
  case when sheet.state = 'waiting' and num_nonnulls(job.progress_done, job.progress_total) = 2
    then json_build_object('done', job.progress_done, 'total', job.progress_total) end as progress,
  sheet.error, sheet.created_at as "createdAt",
  coalesce(nullif(concat_ws(' ', author.first_name, author.last_name), ''), sheet.created_by) as "createdBy",
  sheet.ready_at as "readyAt", sheet.previous_id as "previousId",
  ${sql.raw(replacementSql('sheet', `json_build_object('id', newer.id, 'version', newer.version)`))} as "replacedBy",
  sheet.counts
  from rate_sheet sheet join company on company.id = sheet.entity_id
  left join job on job.id = sheet.job_id left join web_user author on author.id = sheet.created_by_id`;

/** A page of the sheets that the caller may see and that meet the condition, newest first, and how many those are. */
export async function readSheets(
  trx: Trx,
  caller: Caller,
  condition: RawBuilder<boolean>,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<{ list: RateSheet[]; count: number }> {
  const where = sql`${mayReadSheet(caller, 'sheet')} and ${condition}`;
  const { rows } = await sql<FoundSheet>`
    select ${sheetOf(caller)} where ${where} order by sheet.created_at desc, sheet.id desc
    limit ${pageSize}::integer offset ${offset}::integer`.execute(trx);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from rate_sheet sheet where ${where}`.execute(trx);
  return { list: rows.map(toSheet), count: counted.rows[0]?.count ?? 0 };
}

/** @throws ApiError 404, the same for a foreign and for an unknown sheet, so that ids can't be probed */
export async function readSheet(trx: Trx, caller: Caller, id: number): Promise<RateSheet> {
  const { rows } = await sql<FoundSheet>`
    select ${sheetOf(caller)} where sheet.id = ${id}::integer and ${mayReadSheet(caller, 'sheet')}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new ApiError(404, 'unknown_rate_sheet', reason('unknownSheet'));
  return toSheet(row);
}

/** @throws ApiError 404, and 409 where the sheet has no rows and documents */
export async function readReadySheet(
  trx: Trx,
  caller: Caller,
  id: number,
): Promise<RateSheet & { counts: NonNullable<RateSheet['counts']> }> {
  const sheet = await readSheet(trx, caller, id);
  const { counts } = sheet;
  if (!counts) throw new ApiError(409, 'not_ready', reason('sheetNotReady'));
  return { ...sheet, counts };
}

const toSheet = ({ error, ...sheet }: FoundSheet): RateSheet => ({
  ...sheet,
  error: error && reasonWords(error),
  reasons: error ? [error] : [],
});
