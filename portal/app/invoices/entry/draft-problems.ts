import { INVOICE_TEXT_MAX_LENGTH } from '../../../../shared/contract/invoices.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { decimal, isWithinLimit } from '../../../../shared/trade/decimal.ts';
import { type NumberEntry, readingOf } from '../../../../shared/trade/number-entry.ts';
import type { Problem } from '../../form/problem.ts';
import type { InvoiceDraft, LineDraft } from './draft.ts';
import { texts } from './texts/index.ts';

type Problems = readonly Problem[];

const NONE: Problems = [];
const MISSING: Problems = ['auth.requiredField'];

/** What is wrong with an amount: it has to be a number above zero that can be read in one way, as long as the currency's. */
export function amountProblems(amount: NumberEntry, currency: string): Problems {
  const read = readingOf(amount, currency);
  if ('error' in read) return read.error === 'blank' ? MISSING : [texts('invoiceEntry.amount.notANumber')];
  if (!decimal(read.value).gt('0')) return [texts('invoiceEntry.amount.zero')];
  if (!isWithinLimit(decimal(read.value))) return [texts('invoiceEntry.amount.tooLarge')];
  const most = currencyDecimals(currency);
  const places = read.value.split('.')[1]?.length ?? 0;
  return places > most ? [texts('invoiceEntry.amount.decimals', { most })] : NONE;
}

/** What is wrong with words that have to be there. */
export const wordsProblems = (words: string): Problems => {
  if (words.trim() === '') return MISSING;
  return words.length > INVOICE_TEXT_MAX_LENGTH
    ? [texts('invoiceEntry.long', { most: INVOICE_TEXT_MAX_LENGTH })]
    : NONE;
};

/** What is wrong with each field of a line. */
export const lineProblems = ({ chargeName, currency, amount }: LineDraft) => ({
  chargeName: wordsProblems(chargeName),
  currency: currency === '' ? MISSING : NONE,
  amount: amountProblems(amount, currency),
});

/** What is wrong with the fields of the invoice as a whole. */
export function headProblems({ customer, reference, issuedOn, dueOn }: InvoiceDraft) {
  const isReversed = isDay(issuedOn) && isDay(dueOn) && dueOn < issuedOn;
  return {
    customer: customer ? NONE : MISSING,
    reference: reference.trim().length > 50 ? [texts('invoiceEntry.long', { most: 50 })] : NONE,
    issuedOn: isDay(issuedOn) ? NONE : MISSING,
    dueOn: !isDay(dueOn) ? MISSING : isReversed ? [texts('invoiceEntry.due.order')] : NONE,
  };
}
