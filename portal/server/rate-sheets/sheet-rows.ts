import { type Kysely, sql, type Transaction } from 'kysely';
import type { RateSheet, SheetPart } from '../../../shared/contract/rate-sheets.ts';
import type { Tables } from '../db/tables.ts';
import type { SheetRows } from './sheet-content.ts';

/** A row as it is stored; its content says its line, too. */
interface StoredRow {
  part: SheetPart;
  line: number;
  content: { line: number };
}

/** The rows of all parts, each with its place in its part; changes are rates that stand in another part, too. */
export function* rowsToStore({ dropped, ...parts }: SheetRows): Generator<StoredRow> {
  const { rates, airRates } = parts;
  const changed = [...rates, ...airRates].filter(({ change }) => change === 'new' || change === 'changed');
  for (const [part, rows] of Object.entries({ ...parts, changes: [...changed, ...dropped] }))
    for (const [index, row] of rows.entries()) {
      const line = index + 1;
      yield { part: part as SheetPart, line, content: { ...row, line } };
    }
}

/** How many rows its parts have. */
export function countsOf(
  { rates, airRates, charges, routesWithoutRates, dropped }: SheetRows,
  routes: number,
): NonNullable<RateSheet['counts']> {
  const withChange = (change: 'new' | 'changed') =>
    [...rates, ...airRates].filter((rate) => rate.change === change).length;
  return {
    routes,
    rates: rates.length,
    airRates: airRates.length,
    charges: charges.length,
    routesWithoutRates: routesWithoutRates.length,
    added: withChange('new'),
    changed: withChange('changed'),
    dropped: dropped.length,
  };
}

/** How many rows a part of a ready sheet has. */
export const rowsOfPart = (
  { rates, airRates, charges, routesWithoutRates, added, changed, dropped }: NonNullable<RateSheet['counts']>,
  part: SheetPart,
): number => ({ rates, airRates, charges, routesWithoutRates, changes: added + changed + dropped })[part];

/** Adds rows, in the place of those that an earlier try left. */
export async function insertSheetRows(
  trx: Transaction<Tables>,
  rateSheetId: number,
  rows: readonly StoredRow[],
): Promise<void> {
  await sql`
    insert into rate_sheet_row (rate_sheet_id, part, line, content)
    select ${rateSheetId}::integer, part, line, content
    from json_populate_recordset(null::rate_sheet_row, ${JSON.stringify(rows)}::json)
    on conflict (rate_sheet_id, part, line) do update set content = excluded.content`.execute(trx);
}

const PARTS = [
  'rates',
  'airRates',
  'charges',
  'routesWithoutRates',
  'changes',
] as const satisfies SheetPart[];

/** Drops rows behind the last ones of their parts: an earlier try, which read other rates, had more. */
export async function dropRowsBehind(
  trx: Transaction<Tables>,
  rateSheetId: number,
  counts: NonNullable<RateSheet['counts']>,
): Promise<void> {
  const last = JSON.stringify(PARTS.map((part) => ({ part, line: rowsOfPart(counts, part) })));
  await sql`
    delete from rate_sheet_row stale
    using json_to_recordset(${last}::json) last (part text, line integer)
    where stale.rate_sheet_id = ${rateSheetId}::integer and stale.part = last.part and stale.line > last.line`.execute(
    trx,
  );
}

const ROWS_A_STEP = 1_000;

/** Drops the rows of sheets that will never be ready, a bounded number at once. */
export async function pruneSheetRows(db: Kysely<Tables>): Promise<void> {
  let deleted = BigInt(ROWS_A_STEP);
  while (deleted === BigInt(ROWS_A_STEP)) {
    const { numAffectedRows = 0n } = await sql`
      delete from rate_sheet_row where (rate_sheet_id, part, line) in (
        select stale.rate_sheet_id, stale.part, stale.line
        from rate_sheet sheet join rate_sheet_row stale on stale.rate_sheet_id = sheet.id
        where sheet.state in ('failed', 'cancelled') limit ${ROWS_A_STEP} for update of stale skip locked
      )`.execute(db);
    deleted = numAffectedRows;
  }
}
