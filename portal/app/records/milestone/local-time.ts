import { isDay } from '../../../../shared/trade/calendar-days.ts';

/** A moment as a `datetime-local` field writes it, in the time zone of the browser: `2026-11-20T09:30`. */
export function localTimeOf(iso: string): string {
  const time = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** How far the browser's clocks are from UTC at the moment that such a field holds, else now: `UTC+5:30`. */
export function zoneOf(text: string): string {
  const minutes = -new Date(instantOf(text) ?? Date.now()).getTimezoneOffset();
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** The moment that such a field holds, in ISO 8601; undefined while it is empty or half filled, and for a day that there isn't. */
export function instantOf(text: string): string | undefined {
  const time = new Date(text);
  // A browser without such fields has a plain one, and reads February 30 as March 2.
  return Number.isNaN(time.getTime()) || !isDay(text.slice(0, 10)) ? undefined : time.toISOString();
}
