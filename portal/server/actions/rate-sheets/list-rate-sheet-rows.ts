import { sql } from 'kysely';
import {
  ListRateSheetRows,
  type RateSheetRowsAnswer,
  type SheetPart,
} from '../../../../shared/contract/rate-sheets.ts';
import { readReadySheet } from '../../rate-sheets/read-sheets.ts';
import { rowsOfPart } from '../../rate-sheets/sheet-rows.ts';
import { defineAction } from '../action.ts';

/** In which list of the answer the rows of a part stand. */
const LIST_OF_PART = {
  rates: 'rates',
  airRates: 'rates',
  changes: 'rates',
  charges: 'charges',
  routesWithoutRates: 'routes',
} as const satisfies Record<SheetPart, keyof RateSheetRowsAnswer>;

/** A page of the rows of one part of a rate sheet. 404 as `getRateSheet`, 409 `not_ready` for one that has no rows. */
export const listRateSheetRows = defineAction({
  id: '7ceb3fc1-e480-4269-994f-31059e580c89',
  input: ListRateSheetRows,
  readsOnly: true,
  allow: (trx, caller, { id }) => readReadySheet(trx, caller, id),
  async run(trx, { counts }, { id, part, offset, pageSize }) {
    const { rows } = await sql<{ content: unknown }>`
      select content from rate_sheet_row
      where rate_sheet_id = ${id}::integer and part = ${part}::text
        and line > ${offset}::integer and line <= ${offset + pageSize}::integer
      order by line`.execute(trx);
    const none: Omit<RateSheetRowsAnswer, 'count'> = { rates: [], charges: [], routes: [] };
    const page = { [LIST_OF_PART[part]]: rows.map(({ content }) => content) };
    return { result: { ...none, ...page, count: rowsOfPart(counts, part) } };
  },
});
