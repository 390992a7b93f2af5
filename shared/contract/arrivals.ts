import * as v from 'valibot';
import { Day } from './day.ts';

/** Weeks that can be counted at once. */
const MOST_WEEKS = 12;

/** `countArrivals` (MOD-01): how many shipments are to arrive in each week, as it is expected or else planned, from the provider's day `from` on. */
export const CountArrivals = v.object({
  from: Day,
  weeks: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WEEKS)),
});
export type CountArrivals = v.InferOutput<typeof CountArrivals>;

const Arrivals = { ocean: v.number(), air: v.number() };

/** Shipments whose arrival is still to be recorded. `earlier`: before the first week. */
export const ArrivalsAnswer = v.object({
  earlier: v.object(Arrivals),
  weeks: v.array(v.object({ from: v.string(), ...Arrivals })),
});
export type ArrivalsAnswer = v.InferOutput<typeof ArrivalsAnswer>;
