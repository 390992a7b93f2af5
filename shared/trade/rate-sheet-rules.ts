import { addDays, addMonths, daysBetween } from './calendar-days.ts';

/** The mark-ups that a new sheet begins with (SHEET-15). */
export const DEFAULT_PERCENTAGE = 50;
/** What an arrow key adds to a mark-up (D-81). */
export const PERCENTAGE_STEP = 10;

/**
 * The days that a new sheet is proposed for (SHEET-03, SHEET-04): the first half of the month, to its 14th, or the second
 * half, to its end.
 */
export function defaultWindow(today: string): { from: string; to: string } {
  const month = today.slice(0, 7);
  if (Number(today.slice(8)) <= 14) return { from: `${month}-01`, to: `${month}-14` };
  return { from: `${month}-15`, to: addMonths(`${month}-31`, 0) };
}

/** With fewer days left, today among them, few rates of a half month are of use any more. */
const FEW_DAYS = 4;

/** How many of the proposed days are left, today among them, where they are few; undefined where there are enough. */
export function fewDaysLeft(today: string): number | undefined {
  const left = daysBetween(today, defaultWindow(today).to) + 1;
  return left < FEW_DAYS ? left : undefined;
}

/** The half month after the proposed one. */
export const nextHalfMonth = (today: string): { from: string; to: string } =>
  defaultWindow(addDays(defaultWindow(today).to, 1));

/**
 * What is wrong with the days of a sheet: `order` where the last one isn't after the first (SHEET-07), `length` where it
 * is later than the same day of the next month, or than the last day of a month that has no such day (SHEET-08, D-80).
 */
export function windowProblem(from: string, to: string): 'order' | 'length' | undefined {
  if (to <= from) return 'order';
  return to > addMonths(from, 1) ? 'length' : undefined;
}
