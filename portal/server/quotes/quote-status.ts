import type { QuoteStatus } from '../../../shared/trade/record-words.ts';

const status = (word: QuoteStatus) => `'${word}'`;

/** SQL of the day that it still is somewhere: what is valid until a day holds for everybody's own day. */
export const EARLIEST_TODAY_SQL = `(now() at time zone 'UTC' - interval '12 hours')::date`;

/** SQL of what has become of the quote `alias` (MOD-10): one that nobody answered in time has expired. */
export const quoteStatusSql = (alias: string): string => `case
  when ${alias}.status = ${status('Open')} and ${alias}.valid_until < ${EARLIEST_TODAY_SQL} then ${status('Expired')}
  else ${alias}.status end`;

/** SQL of whether the quote `alias` names a price: lines that all come to nothing are none. */
export const isPricedSql = (alias: string): string => `exists (
  select 1 from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
  where sheet.quote_id = ${alias}.id and greatest(line.total_price, line.minimum_price) > 0)`;
