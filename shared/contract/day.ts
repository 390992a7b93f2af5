import * as v from 'valibot';
import { isDay as isDayOfCalendar } from '../trade/calendar-days.ts';
import { because } from './reasons.ts';

/** YYYY-MM-DD of a day that exists, from 2000 to 2099: any other year was typed by mistake, or is still being typed. */
export const isDay = (value: unknown): boolean =>
  typeof value === 'string' && value >= '2000' && value < '2100' && isDayOfCalendar(value);

const NO_DATE = because('noDate');

export const Day = v.pipe(
  v.string(NO_DATE),
  v.check((day: string) => isDay(day), NO_DATE),
);

/** A moment in ISO 8601 with its offset, on a day that exists. */
export const Moment = v.pipe(
  v.string(NO_DATE),
  v.isoTimestamp(),
  v.check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), NO_DATE),
);
