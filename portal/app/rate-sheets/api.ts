import { Job } from '../../../shared/contract/jobs.ts';
import {
  RateSheet,
  RateSheetAddress,
  type RateSheetCharge,
  type RateSheetRate,
  RateSheetRowsAnswer,
  type RouteWithoutRates,
  type SheetPart,
} from '../../../shared/contract/rate-sheets.ts';
import type { ListSource } from '../../../shared/list/list-source.ts';
import { client } from '../client/client.ts';

export type FileFormat = 'xlsx' | 'pdf';

/** Rows that are asked for at a time: a table of prices is read by the hundred. */
const ROWS_OF_A_PAGE = 100;

export const loadSheet = (id: number, signal: AbortSignal): Promise<RateSheet> =>
  client.action('getRateSheet', { id }, RateSheet, { signal });

/** Answers the new version. */
export const reissueSheet = (id: number, key: string): Promise<RateSheet> =>
  client.action('reissueRateSheet', { id }, RateSheet, { key });

export const cancelJob = (id: string, key: string): Promise<Job> =>
  client.action('cancelJob', { id }, Job, { key });

/** Where a file of a ready sheet can be downloaded for some minutes. */
export async function fileAddress(id: number, format: FileFormat): Promise<string> {
  const { url } = await client.action('getRateSheetAddress', { id, format }, RateSheetAddress);
  return client.addressOf(url);
}

/** A row in a list, found by its place. */
export type ListedRow<Row> = Row & { readonly id: number };

type Rows = { rates: RateSheetRate; charges: RateSheetCharge; routes: RouteWithoutRates };

/** The rows of one part of a ready sheet, in the order of the sheet; `kind` is the name that they are answered under. */
export const rowSource = <Kind extends keyof Rows>(
  id: number,
  part: SheetPart,
  kind: Kind,
): ListSource<ListedRow<Rows[Kind]>> => ({
  pageSize: ROWS_OF_A_PAGE,
  async loadPage({ skip }, signal) {
    const ask = { id, part, offset: skip, pageSize: ROWS_OF_A_PAGE };
    const answer = await client.action('listRateSheetRows', ask, RateSheetRowsAnswer, { signal });
    const rows = answer[kind] as readonly unknown[] as readonly Rows[Kind][];
    return { rows: rows.map((row, place) => ({ ...row, id: skip + place })), total: answer.count };
  },
});
