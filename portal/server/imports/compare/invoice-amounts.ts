import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { difference, roundedAmount } from '../../../../shared/trade/money.ts';
import { totalsOf } from '../../invoices/totals.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import type { InvoiceLineText, StoredInvoice } from './stored-invoices.ts';

/** More rows of one invoice are taken for a mistake. */
export const MOST_INVOICE_LINES = 500;

/** Amounts with more decimals than their currency has. */
export function lineProblems({ cells }: ParsedRow): RowProblem[] {
  const currency = textIn(cells, 'currency');
  if (currency === undefined) return [];
  const most = currencyDecimals(currency);
  return ['amount', 'paid'].flatMap((column) => {
    const decimals = textIn(cells, column)?.split('.')[1]?.length ?? 0;
    return decimals > most ? [{ column, reason: reason('decimals', { most }) }] : [];
  });
}

interface PaidContext {
  lines: readonly InvoiceLineText[];
  before: StoredInvoice | undefined;
  say(place: number, column: string, what: Reason): void;
}

/** What was paid of an invoice since it was stored; what is paid stays paid. */
export function paymentsIn(group: readonly ParsedRow[], { lines, before, say }: PaidContext) {
  const places = new Map<string, number>();
  group.forEach(({ cells }, n) => {
    const [paid, currency] = [textIn(cells, 'paid'), textIn(cells, 'currency')];
    if (paid === undefined || currency === undefined) return;
    const first = places.get(currency) ?? n;
    places.set(currency, first);
    if (textIn(group[first]!.cells, 'paid') !== paid)
      say(n, 'paid', reason('importInvoiceDiffers', { line: group[first]!.line }));
  });
  return totalsOf(lines).flatMap(({ currency, amount: total }) => {
    const place = places.get(currency);
    if (place === undefined) return [];
    const paid = roundedAmount(textIn(group[place]!.cells, 'paid')!, currency);
    const stored = before?.totals.find((one) => one.currency === currency);
    const [was, credited] = [stored?.paid ?? '0.00', stored?.credited ?? '0.00'];
    const most = difference(total, credited, currency);
    if (decimal(paid).lt(was)) say(place, 'paid', reason('importPaidLess', { amount: was }));
    else if (decimal(paid).gt(most)) say(place, 'paid', reason('importPaidMore', { amount: most }));
    const amount = difference(paid, was, currency);
    return decimal(amount).gt('0') ? [{ currency, place, was, paid, amount }] : [];
  });
}
