import { dateOrderIn, readDate } from './date-text.ts';
import { narrow } from './narrow.ts';

export type MomentReading =
  /** `2026-12-02T14:30`, on the clocks of whoever typed it. */
  | { readonly value: string }
  /** `noTime`: a day without a time of the day. */
  | { readonly error: 'blank' | 'unreadable' | 'noTime' };

const HALF = String.raw`(?:\s*([ap])\.?\s?m\.?)`;
/** `14:30`, `14:30:00`, `2:30 PM`, `14h30`, `14 h`, `14時30分`, `14:30 Uhr`. */
const CLOCK = new RegExp(
  String.raw`(?<![\d:.])(\d{1,2})\s*(?::(\d{2})(?::\d{2}(?:\.\d+)?)?|[h時时点](?:\s*(\d{2})\s*分?)?)${HALF}?\s*(?:uhr)?$`,
  'i',
);
/** `2 PM` */
const HOUR = new RegExp(String.raw`(?<![\d:./-])(\d{1,2})()()${HALF}$`, 'i');
/** `0830`, where nothing but a time is asked for. */
const DIGITS = /^(\d{2})(\d{2})()()$/;
/** What stands between the day and its time. */
const BETWEEN = /(?:[\s,]+(?:à|a las|at|um))?[\s,]*$|T$/i;

/** The time in a text and where it begins; undefined where there is none. */
function clockIn(text: string, forms: readonly RegExp[]): { at: number; value: string } | undefined {
  const found = forms.map((form) => form.exec(text)).find((one) => one !== null);
  if (!found) return undefined;
  const [, hours, colon, behind, half] = found;
  const minutes = Number(colon ?? behind ?? 0);
  const hour = hourOf(Number(hours), half?.toLowerCase() ?? '');
  if (hour === undefined || minutes > 59) return undefined;
  return { at: found.index, value: [hour, minutes].map((part) => String(part).padStart(2, '0')).join(':') };
}

function hourOf(hours: number, half: string): number | undefined {
  if (half === '') return hours < 24 ? hours : undefined;
  if (hours < 1 || hours > 12) return undefined;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

/**
 * The day and the time that a text means, the day in any way that dates are written, with the time behind it: `2 Dec 2026 14:30`,
 * `02.12.2026, 14:30`, `12/2/2026 2:30 PM`, `2026-12-02T14:30`. Day and month are in the order of the language.
 */
export function readMoment(text: string, locale: string): MomentReading {
  const typed = narrow(text).trim();
  const order = dateOrderIn(locale);
  const clock = clockIn(typed, [CLOCK, HOUR]);
  const day = readDate(clock ? typed.slice(0, clock.at).replace(BETWEEN, '') : typed, locale, order);
  if ('value' in day && clock) return { value: `${day.value}T${clock.value}` };
  // `25:00` is a time, and none of any day.
  if ('value' in day && !/\d\s*[:h時时点]/i.test(typed)) return { error: 'noTime' };
  return { error: typed === '' ? 'blank' : 'unreadable' };
}

/** The time at the end of a text, such as the one behind a day that can't be read; undefined where there is none. */
export const trailingTime = (text: string): string | undefined =>
  clockIn(narrow(text).trim(), [CLOCK, HOUR])?.value;

/** The time of a day that a text means, as `14:30`; undefined for any other text. */
export function readTimeOfDay(text: string): string | undefined {
  const typed = narrow(text).trim();
  const clock = clockIn(typed, [DIGITS, CLOCK, HOUR]);
  return clock?.at === 0 ? clock.value : undefined;
}
