import { readDate } from '../../../shared/trade/date-text.ts';
import type { Validity } from '../../../shared/trade/validity.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';

/** The validity of a row; undefined where a date is missing or can't be read, or where it ends before it begins. */
export function validityOf(row: RateRow, locale: string): Validity | undefined {
  const [from, to] = [cellOf(row, 'validityFrom'), cellOf(row, 'validityTo')].map((text) =>
    readDate(text, locale),
  );
  if (!from || !to || 'error' in from) return undefined;
  if ('error' in to) return to.error === 'blank' ? { from: from.value, to: null } : undefined;
  return from.value <= to.value ? { from: from.value, to: to.value } : undefined;
}
