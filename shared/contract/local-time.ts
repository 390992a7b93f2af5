import * as v from 'valibot';
import { isDay } from './day.ts';
import { because } from './reasons.ts';

const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A day and time on the clocks of a place, `2026-12-01T23:55`. */
export const isLocalTime = (text: string): boolean => isDay(LOCAL_TIME.exec(text)?.[1]);

export const LocalTime = v.pipe(
  v.string(because('noLocalTime')),
  v.check((text: string) => isLocalTime(text), because('noLocalTime')),
);
