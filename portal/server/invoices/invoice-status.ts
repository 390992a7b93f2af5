import type { InvoiceStatus } from '../../../shared/trade/record-words.ts';
import { PROVIDER_TODAY } from '../db/provider-day.ts';

/** SQL of what is left to pay of the row `total`. */
export const OWED_SQL = 'total.amount - total.paid_amount - total.credited_amount';

const totalsOf = (alias: string, condition: string) =>
  `exists (select 1 from invoice_total total where total.invoice_id = ${alias}.id and ${condition})`;

const isOwed = (alias: string) => totalsOf(alias, `${OWED_SQL} > 0`);
/** All of it is credited, and nothing was paid. */
const isCredited = (alias: string) =>
  `not ${isOwed(alias)} and ${totalsOf(alias, 'total.credited_amount > 0')} and not ${totalsOf(alias, 'total.paid_amount > 0')}`;
/** By a cancellation that counts. */
const isCancelled = (alias: string) =>
  `${isCredited(alias)} and exists (select 1 from invoice_entry entry
    where entry.invoice_id = ${alias}.id and entry.cancels and entry.reversed_at is null)`;
const isPast = (alias: string) => `${alias}.due_on < ${PROVIDER_TODAY}`;

const status = (word: InvoiceStatus) => `'${word}'`;

/** SQL of what has become of the invoice `alias`, which follows from its amounts and its due date (MOD-09). */
export const invoiceStatusSql = (alias: string): string => `case
  when ${isCancelled(alias)} then ${status('Cancelled')}
  when ${isCredited(alias)} then ${status('Credited')}
  when not ${isOwed(alias)} then ${status('Paid')}
  when ${isPast(alias)} then ${status('Overdue')}
  when ${totalsOf(alias, 'total.paid_amount > 0')} then ${status('Partly Paid')}
  else ${status('Open')} end`;

/** SQL of whether the invoice `alias` bills nothing any more. */
export const billsNothingSql = (alias: string): string => isCredited(alias);

/** SQL of the days since an invoice was due of which something is owed; null where it isn't overdue. */
export const daysOverdueSql = (alias: string): string =>
  `case when ${isPast(alias)} and ${isOwed(alias)} then ${PROVIDER_TODAY} - ${alias}.due_on end`;
