import type { QuoteStatus } from '../../../shared/trade/record-words.ts';
import { PROVIDER_TODAY } from '../db/provider-day.ts';

const status = (word: QuoteStatus) => `'${word}'`;

/** SQL of what has become of the quote `alias` (MOD-10): one that nobody answered in time has expired. */
export const quoteStatusSql = (alias: string): string => `case
  when ${alias}.status = ${status('Open')} and ${alias}.valid_until < ${PROVIDER_TODAY} then ${status('Expired')}
  else ${alias}.status end`;

/** SQL of whether the customer of the quote `alias` was told its price: it was issued, and not only asked for or withdrawn before. */
export const isIssuedSql = (alias: string): string =>
  `${alias}.status not in (${status('Requested')}, ${status('Cancelled')})`;

/** SQL of whether the quote `alias` names a price: lines that all come to nothing are none. */
export const isPricedSql = (alias: string): string => `exists (
  select 1 from charge_sheet sheet join charge_line line on line.sheet_id = sheet.id
  where sheet.quote_id = ${alias}.id and greatest(line.total_price, line.minimum_price) > 0)`;
