import { isLocalTime } from '../../../../shared/contract/local-time.ts';

/** A moment on the clocks of the browser, as fields hold it: `2026-11-20T09:30`. */
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

/** The moment that such a field holds, in ISO 8601; undefined for a text that is none. */
export const instantOf = (text: string): string | undefined =>
  isLocalTime(text) ? new Date(text).toISOString() : undefined;
