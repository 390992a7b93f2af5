/** How a language writes dates and numbers and sorts words; `undefined` or unreadable values are an empty text. */
export interface Formats {
  /** The language that they follow. */
  readonly locale: string;
  /** `2026-11-21`, or a moment in ISO 8601, as a day: `Nov 21, 2026`. A day without a time is never shifted. */
  date(iso: string | null | undefined): string;
  /** A moment in ISO 8601 in the user's time zone: `Nov 21, 2026, 9:30 PM`. */
  dateTime(iso: string | null | undefined): string;
  /** A day and a time on the user's clocks, `2026-11-21T21:30`: `Nov 21, 2026, 9:30 PM`. */
  localDateTime(local: string): string;
  /** A moment in ISO 8601 as its time of the day, in the user's time zone: `9:30 PM`. */
  time(iso: string | null | undefined): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A percentage with as many decimals as it has: 7.5 as `7.5%`. */
  percent(percentage: number | string): string;
  /** For `sort()`: by the rules of the language, numbers in texts by their value, capitals beside small letters. */
  compare(a: string, b: string): number;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const made = new Map<string, Formats>();

export function formatsOf(locale: string): Formats {
  const present = made.get(locale);
  if (present) return present;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const wholeDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const local = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 12 });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const formats: Formats = {
    locale,
    date: (iso) => written(DAY.test(iso ?? '') ? wholeDay : day, iso),
    dateTime: (iso) => written(moment, iso),
    localDateTime: (time) => written(local, `${time}Z`),
    time: (iso) => written(clock, iso),
    percent: (percentage) => share.format(Number(percentage) / 100),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    compare,
  };
  made.set(locale, formats);
  return formats;
}

function written(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : format.format(time);
}
