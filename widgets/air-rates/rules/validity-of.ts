import { type DateReading, readDate } from '../../../shared/trade/date-text.ts';
import type { Validity } from '../../../shared/trade/validity.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';

/** The first and the last day of a row, as far as they can be read. */
export interface RowDates {
  readonly from: DateReading;
  readonly to: DateReading;
}

interface KnownDates extends RowDates {
  readonly locale: string;
}

/** Rows never change, so that each is read once, and not by every check anew. */
const known = new WeakMap<RateRow, KnownDates>();

export function datesOf(row: RateRow, locale: string): RowDates {
  const before = known.get(row);
  if (before?.locale === locale) return before;
  const dates: KnownDates = {
    locale,
    from: readDate(cellOf(row, 'validityFrom'), locale),
    to: readDate(cellOf(row, 'validityTo'), locale),
  };
  known.set(row, dates);
  return dates;
}

/** The validity of a row; undefined where a date is missing or can't be read, or where it ends before it begins. */
export function validityOf(row: RateRow, locale: string): Validity | undefined {
  const { from, to } = datesOf(row, locale);
  if ('error' in from) return undefined;
  if ('error' in to) return to.error === 'blank' ? { from: from.value, to: null } : undefined;
  return from.value <= to.value ? { from: from.value, to: to.value } : undefined;
}
