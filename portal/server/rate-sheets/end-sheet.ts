import { sql, type Transaction } from 'kysely';
import type { RateSheet } from '../../../shared/contract/rate-sheets.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { SERVER } from '../auth/rights/caller.ts';
import type { Tables } from '../db/tables.ts';
import type { IssuedFiles } from '../files/issued-files.ts';
import type { PreparedContent } from '../files/prepared-content.ts';
import { JobFailure, type NotDone, type RunningJob } from '../jobs/job-kind.ts';
import { type GatheredSheet, lastReadySheet } from './gather-sheet.ts';

type Trx = Transaction<Tables>;

/** What is stored beside a sheet, which nobody sees until it is ready. */
export interface StoredSheet extends Pick<GatheredSheet, 'entityId' | 'previousId' | 'label'> {
  rateSheetId: number;
  counts: NonNullable<RateSheet['counts']>;
  xlsx: PreparedContent;
  pdf: PreparedContent;
}

/**
 * Makes a stored sheet ready, in the transaction that ends its job, and tells the people of its company.
 *
 * @throws JobFailure another sheet of the company was ready meanwhile
 */
export async function finishSheet(
  trx: Trx,
  issuedFiles: IssuedFiles,
  { rateSheetId, entityId, previousId, label, counts, xlsx, pdf }: StoredSheet,
  { userId }: Pick<RunningJob, 'userId'>,
): Promise<{ rateSheetId: number }> {
  await requireLast(trx, entityId, previousId);
  const file = (name: string) => ({
    ...{ entity_id: entityId, name, created_by: SERVER.label, created_by_id: userId },
  });
  const xlsxId = await issuedFiles.issue(trx, file(`${label}.xlsx`), xlsx);
  const pdfId = await issuedFiles.issue(trx, file(`${label}.pdf`), pdf);
  await trx
    .updateTable('rate_sheet')
    .set({
      state: 'ready',
      ready_at: sql<string>`now()`,
      previous_id: previousId,
      counts: JSON.stringify(counts),
      xlsx_file_id: xlsxId,
      pdf_file_id: pdfId,
    })
    .where('id', '=', rateSheetId)
    .where('state', '=', 'waiting')
    .execute();
  const { rates, airRates, routesWithoutRates } = counts;
  await tell(trx, 'rateSheetReady', rateSheetId, { state: 'ready', counts }, [
    { field: 'rates', before: null, after: rates + airRates },
    ...(routesWithoutRates > 0
      ? [{ field: 'routesWithoutRates', before: null, after: routesWithoutRates }]
      : []),
  ]);
  return { rateSheetId };
}

/**
 * Two servers may make sheets of one company at the same time: the one that is ready later is made again, so that its
 * changes are told against the other.
 */
async function requireLast(trx: Trx, entityId: number, previousId: number | null): Promise<void> {
  // The next who ends a sheet of the company waits for this one.
  await sql`select 1 from company where id = ${entityId}::integer for no key update`.execute(trx);
  const { rows } = await sql<{ id: number | null }>`
    select ${lastReadySheet(sql`${entityId}::integer`)} as id`.execute(trx);
  if (rows[0]?.id === previousId) return;
  throw new JobFailure('another sheet of the company was ready meanwhile', { isFinal: false });
}

/** An outside service has accepted the work (D-141). */
export async function sentSheet(trx: Trx, rateSheetId: number): Promise<{ rateSheetId: number }> {
  await setState(trx, sql`id = ${rateSheetId}::integer`, { state: 'sent' });
  await tell(trx, 'rateSheetSent', rateSheetId, { state: 'sent' });
  return { rateSheetId };
}

/** Nothing came of the sheet of a job; of a failure the people of its company are told. */
export async function endSheet(trx: Trx, jobId: string, end: NotDone): Promise<void> {
  const id = await setState(trx, sql`job_id = ${jobId}::uuid`, end);
  if (id === undefined || end.state === 'cancelled') return;
  await tell(trx, 'rateSheetFailed', id, { state: 'failed', error: end.error });
}

/** The sheet that a job makes; undefined for a job of another kind. */
export async function sheetOfJob(trx: Trx, jobId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from rate_sheet where job_id = ${jobId}::uuid`.execute(
    trx,
  );
  return rows[0]?.id;
}

async function setState(
  trx: Trx,
  which: ReturnType<typeof sql>,
  end: NotDone | { state: 'sent' },
): Promise<number | undefined> {
  const error = end.state === 'failed' ? JSON.stringify(end.error) : null;
  const { rows } = await sql<{ id: number }>`
    update rate_sheet set state = ${end.state}, error = ${error}::jsonb
    where ${which} and state = 'waiting' returning id`.execute(trx);
  return rows[0]?.id;
}

/** As done by the server, so that also whoever asked for the sheet is notified (D-96). */
const tell = (
  trx: Trx,
  action: string,
  recordId: number,
  after: object,
  changes?: NonNullable<Parameters<typeof writeAudit>[3]['changes']>,
) =>
  writeAudit(
    trx,
    SERVER,
    action,
    { recordType: 'rateSheet', recordId, before: null, after, ...(changes && { changes }) },
    undefined,
  );
