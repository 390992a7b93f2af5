import { type RawBuilder, sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { AuditRecord } from '../audit/write-audit.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { NewRow, Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { enqueue } from '../jobs/queue.ts';
import { MAKE_RATE_SHEET } from './job-name.ts';

type Trx = Transaction<Tables>;

/** Sheets that a company waits for, at most: each is a job, and keeps its documents. */
export const MOST_WAITING = 5;

/** Sheets that a person waits for, at most, of all companies together: a server makes one after the other. */
export const MOST_OF_CALLER = 20;

/** What a sheet is made of. */
type Wanted = Pick<
  NewRow<'rate_sheet'>,
  | 'entity_id'
  | 'valid_from'
  | 'valid_to'
  | 'fak_percentage'
  | 'nac_percentage'
  | 'existing_charges'
  | 'external_rates'
  | 'locale'
>;

interface AddedSheet {
  id: number;
  jobId: string;
  audit: AuditRecord;
}

/**
 * Adds a sheet that is waited for, and its job: the next version of `number`, or under the next number of the company.
 * Others who add sheets of the company wait until this transaction ends, so that no number is given twice or left out.
 *
 * @throws ApiError 409 where the company has no routes, or waits for a version of the number or for too many sheets, or
 * the caller does
 */
export async function addSheet(
  trx: Trx,
  caller: Caller,
  wanted: Wanted,
  { number = null, routes = 'here' }: { number?: number | null; routes?: 'here' | 'elsewhere' } = {},
): Promise<AddedSheet> {
  await sql`select 1 from company where id = ${wanted.entity_id}::integer for no key update`.execute(trx);
  if (routes === 'here') await requireRoutes(trx, wanted.entity_id);
  await requireSheetQuota(trx, wanted.entity_id, number);
  const userId = caller.kind === 'user' ? caller.userId : null;
  if (userId !== null) await requireSheetQuotaOfCaller(trx, userId);
  const { id } = await trx
    .insertInto('rate_sheet')
    .values({
      ...wanted,
      number: number ?? nextOf(sql`number`, sql`entity_id = ${wanted.entity_id}::integer`),
      version:
        number === null
          ? 1
          : nextOf(
              sql`version`,
              sql`entity_id = ${wanted.entity_id}::integer and number = ${number}::integer`,
            ),
      state: 'waiting',
      created_by: caller.label,
      created_by_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = await enqueue(trx, MAKE_RATE_SHEET, {
    payload: { rateSheetId: id },
    owner: { companyId: wanted.entity_id, userId },
  });
  await trx.updateTable('rate_sheet').set({ job_id: job.id }).where('id', '=', id).execute();
  const { valid_from: validFrom, valid_to: validTo } = wanted;
  return {
    id,
    jobId: job.id,
    audit: {
      recordType: 'rateSheet',
      recordId: id,
      before: null,
      after: { ...wanted, jobId: job.id },
      changes: [
        { field: 'validFrom', before: null, after: validFrom },
        { field: 'validTo', before: null, after: validTo },
      ],
    },
  };
}

const nextOf = (column: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(max(${column}), 0) + 1 from rate_sheet where ${where})`;

/** @throws ApiError 409 */
async function requireRoutes(trx: Trx, entityId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from route_subscription where entity_id = ${entityId}::integer and deleted_at is null limit 1`.execute(
    trx,
  );
  if (rows.length === 0) throw new ApiError(409, 'no_routes', reason('noRoutes'));
}

/** @throws ApiError 409 */
async function requireSheetQuota(trx: Trx, entityId: number, number: number | null): Promise<void> {
  const { rows: waiting } = await sql<{ number: number }>`
    select number from rate_sheet where entity_id = ${entityId}::integer and state = 'waiting'`.execute(trx);
  if (waiting.some((sheet) => sheet.number === number))
    throw new ApiError(409, 'not_ended', reason('sheetNotEnded'));
  if (waiting.length >= MOST_WAITING)
    throw new ApiError(409, 'too_many_sheets', reason('tooManySheets', { most: MOST_WAITING }));
}

/**
 * Whoever asks for sheets of many companies leaves room in the queue for others; a link opens one company alone.
 *
 * @throws ApiError 409
 */
async function requireSheetQuotaOfCaller(trx: Trx, userId: number): Promise<void> {
  // After the company, as everywhere here: what the person asks for at the same time is counted, too.
  await sql`select 1 from web_user where id = ${userId}::integer for no key update`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from rate_sheet
    where created_by_id = ${userId}::integer and state = 'waiting'`.execute(trx);
  if ((rows[0]?.count ?? 0) >= MOST_OF_CALLER)
    throw new ApiError(409, 'too_many_sheets', reason('tooManySheetsAsked', { most: MOST_OF_CALLER }));
}
