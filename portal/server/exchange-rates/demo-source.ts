import { Random } from '../db/seed/random.ts';
import { DEMO_RATES, PEGGED } from './demo-rates.ts';
import { DAY_MS, type DailyRate, RateFailure, type RateSource } from './rate-source.ts';

const SOURCE = 'Demo rates';
/** A rate deviates from its mean by the average of as many random numbers, one for each of the last days. */
const AVERAGING_DAYS = 20;
/** From the lowest to the highest such number, as a part of the rate. */
const DEVIATION_RANGE = 0.08;
const SATURDAY = 6;

/** The rates of a demo without a service: believable, and the same on every machine. Marked as what they are. */
export const demoSource =
  (now: () => number = Date.now): RateSource =>
  async (currency) =>
    demoRate(currency, workingDay(now()));

/** The rate that the demo gives a day, a whole number of days since 1970. */
export function demoRate(currency: string, day: number): DailyRate {
  const index = Object.keys(DEMO_RATES).indexOf(currency);
  const perDollar = DEMO_RATES[currency];
  if (!perDollar) throw new RateFailure('is the demo, which has no rate of this currency');
  const deviation = PEGGED.includes(currency) ? 0 : deviationOf(index, day);
  const updated = new Date(day * DAY_MS).toISOString();
  return {
    usdRate: plain(1 / (perDollar * (1 + deviation))),
    date: updated.slice(0, 10),
    updatedAt: updated,
    source: SOURCE,
  };
}

/** Rates are made on working days: the given day or the last one before, in days since 1970. */
export function workingDay(time: number): number {
  const day = Math.floor(time / DAY_MS);
  const weekday = new Date(day * DAY_MS).getUTCDay();
  if (weekday === SATURDAY) return day - 1;
  return weekday === 0 ? day - 2 : day;
}

function deviationOf(index: number, day: number): number {
  let total = 0;
  for (let back = 0; back < AVERAGING_DAYS; back++) {
    total += new Random((day - back) * 1000 + index).next() - 0.5;
  }
  return (total / AVERAGING_DAYS) * DEVIATION_RANGE;
}

/** Six digits, as rates are published, and never an exponent. */
const plain = (value: number): string => value.toFixed(Math.max(0, 5 - Math.floor(Math.log10(value))));
