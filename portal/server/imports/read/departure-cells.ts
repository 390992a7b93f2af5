import { isDay } from '../../../../shared/contract/day.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { LONGEST_FLIGHT } from '../../../../shared/contract/schedules.ts';
import { durationIn, durationText } from '../../../../shared/trade/duration.ts';
import { flightNumberIn } from '../../../../shared/trade/flight-number.ts';
import type { CellRule } from './cells.ts';

const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)[ T]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** A day and time on the clocks of a place, as `2026-01-20 14:00`: with an offset it would be a moment. */
export const localTime: CellRule = (text) => {
  const [, date = '', hours, minutes] = LOCAL_TIME.exec(text) ?? [];
  return isDay(date) ? { value: `${date} ${hours}:${minutes}` } : { refusal: reason('importLocalTime') };
};

/** Hours and minutes, as `11:25`. */
export const duration: CellRule = (text) => {
  const minutes = durationIn(text);
  return minutes !== undefined && minutes <= LONGEST_FLIGHT
    ? { value: durationText(minutes) }
    : { refusal: reason('importDuration') };
};

export const flightNumber: CellRule = (text) => {
  const value = flightNumberIn(text);
  return value ? { value } : { refusal: reason('flightNumber') };
};
