import { numberText } from '../number-text.ts';

/** What a format shows of the number of a moment: its day, its time alone, or how many hours, minutes or seconds it lasts. */
export type MomentFormat = 'day' | 'time' | 'hours' | 'minutes' | 'seconds';

/** Of a format, as spreadsheets have it. */
const LONGEST = 255;
/** Quoted texts, signs that stand for themselves, a space as wide as a sign, and a sign that fills the cell. */
const LITERALS = /"[^"]*"?|\\.|[_*]./gs;
const BRACKETS = /\[[^\]]*\]/g;
const LASTING = /\[(h+|m+|s+)\]/i;
/** What isn't made of the letters of days and times. */
const WORDS = /general|standard|am\/pm|a\/p/gi;
const FRACTION = /\.0+/g;
const LASTS = { h: 'hours', m: 'minutes', s: 'seconds' } as const;

/** How a number format shows days and times; undefined for one that shows numbers. */
export function momentFormatOf(code: string): MomentFormat | undefined {
  if (code.length > LONGEST) return undefined;
  const [first = ''] = code.replace(LITERALS, '').split(';');
  const [, lasting] = LASTING.exec(first) ?? [];
  const letters = first.replace(BRACKETS, '').replace(WORDS, '').replace(FRACTION, '');
  if (/[0#?@]/.test(letters)) return undefined;
  if (lasting) return LASTS[lasting.charAt(0).toLowerCase() as 'h' | 'm' | 's'];
  if (/[ydge]/i.test(letters)) return 'day';
  if (/[hs]/i.test(letters)) return 'time';
  return /m/i.test(letters) ? 'day' : undefined;
}

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Day 0 of both systems. The one of 1900 has a 29 February of that year, which never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 31);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LEAP_DAY = 60;
/** 31 December 9999 */
const LAST_DAY = 2_958_465;

export interface MomentReading {
  readonly is1904: boolean;
  /** Whether a day keeps its time. */
  readonly withTimes: boolean;
}

/**
 * What a cell shows of the number of a moment: YYYY-MM-DD of a day, `14:30` of a time, `26:00` of what lasts. A blank cell that
 * a formula copies is the day 0, which is none; nor is what lies beyond the calendar.
 */
export function momentText(
  serial: number,
  format: MomentFormat,
  { is1904, withTimes }: MomentReading,
): string {
  if (format === 'hours' || format === 'minutes' || format === 'seconds') return lastingText(serial, format);
  if (serial < 0 || serial > LAST_DAY) return numberText(serial);
  if (serial < 1 && !is1904)
    return format === 'time' || serial > 0 ? timeText(Math.round(serial * DAY_SECONDS)) : '1900-01-00';
  if (serial < 1 && format === 'time') return timeText(Math.round(serial * DAY_SECONDS));
  const days = !is1904 && serial >= LEAP_DAY ? serial - 1 : serial;
  const ms = (is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY_MS);
  // A workbook has a fraction of the day, which is often a little less than the second that it shows.
  const moment = withTimes ? Math.round(ms / 1000) * 1000 : ms;
  const hasTime = withTimes && moment % DAY_MS !== 0;
  return new Date(moment).toISOString().slice(0, hasTime ? 16 : 10);
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `14:30`, or `14:30:15` where it has seconds. */
function timeText(seconds: number): string {
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60].map(twoDigits).join(':');
  return seconds % 60 === 0 ? clock : `${clock}:${twoDigits(seconds % 60)}`;
}

function lastingText(serial: number, format: 'hours' | 'minutes' | 'seconds'): string {
  const seconds = Math.round(Math.abs(serial) * DAY_SECONDS);
  const sign = serial < 0 ? '-' : '';
  if (format === 'seconds') return `${sign}${seconds}`;
  if (format === 'minutes') return `${sign}${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
  return `${sign}${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}`;
}
