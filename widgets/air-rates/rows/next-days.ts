import { isDay } from '../../../shared/trade/calendar-days.ts';
import { rollForward } from '../../../shared/trade/validity.ts';
import { cellOf, type RateRow } from './rate-row.ts';

/**
 * The cells of the validity that follows a lane's, from the day after it or from `start` (YYYY-MM-DD); undefined for one
 * without a readable validity, with one that ends before it begins, or that never ends.
 */
export function nextDays(row: RateRow, start?: string): Readonly<Record<string, string>> | undefined {
  const [from, to] = [cellOf(row, 'validityFrom'), cellOf(row, 'validityTo') || null];
  if (!isDay(from) || (to !== null && (!isDay(to) || from > to))) return undefined;
  const next = rollForward({ from, to }, start);
  return next ? { validityFrom: next.from, validityTo: next.to ?? '' } : undefined;
}
