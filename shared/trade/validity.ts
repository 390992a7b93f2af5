import { addDays, addMonths, daysBetween } from './calendar-days.ts';

/** The days that a rate is valid on, both ends among them, as YYYY-MM-DD; without an end it stays valid (D-62). */
export interface Validity {
  readonly from: string;
  readonly to: string | null;
}

/** Whether there is a day on which both are valid. */
export const overlap = (one: Validity, other: Validity): boolean =>
  (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);

/** Whether its last day is over. */
export const isExpired = ({ to }: Validity, today: string): boolean => to !== null && to < today;

/** Whether its last day is today or one of the next `days` days. */
export const expiresWithin = ({ to }: Validity, today: string, days: number): boolean =>
  to !== null && today <= to && to <= addDays(today, days);

/**
 * The validity that comes next: from the day after the old one, or from a given day, for as many days. Whole months stay
 * whole months: after January comes February, after 15 March to 14 April comes 15 April to 14 May. One without an end
 * has none afterwards; null where there is no day to begin with.
 */
export function rollForward({ from, to }: Validity, newFrom?: string): Validity | null {
  if (to === null) return newFrom === undefined ? null : { from: newFrom, to: null };
  const dayAfter = addDays(to, 1);
  const start = newFrom ?? dayAfter;
  const months = wholeMonths(from, dayAfter);
  const end = months > 0 ? addDays(addMonths(start, months), -1) : addDays(start, daysBetween(from, to));
  return { from: start, to: end };
}

/** How many months lie between two days, if they are whole ones; else 0. */
function wholeMonths(from: string, until: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(until) - monthOf(from);
  return addMonths(from, months) === until ? months : 0;
}
