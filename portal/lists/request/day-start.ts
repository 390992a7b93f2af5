import { offsetsIn } from '../../../shared/trade/local-time.ts';

const DAY_MS = 86_400_000;

/**
 * The moment at which a day, YYYY-MM-DD, begins in a time zone, or with `days` a later one; without a zone that of the device. Where
 * the clocks skip midnight it is the first moment after, and where they show it twice the first of the two.
 */
export function dayStart(day: string, timeZone: string | undefined, days = 0): string {
  const midnight = Date.parse(day) + days * DAY_MS;
  const offset = offsetsIn(timeZone);
  // If the clocks are changed about that time, they show midnight by the offset of the day before or by that of the day after.
  const before = midnight - offset(midnight - DAY_MS);
  const after = midnight - offset(midnight + DAY_MS);
  const earlier = Math.min(before, after);
  const isReached = earlier + offset(earlier) >= midnight;
  return new Date(isReached ? earlier : Math.max(before, after)).toISOString();
}
