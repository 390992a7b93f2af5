/** Which of the numbers in `03/04/2026` is the day, where a list of rates says so. */
export type DateOrder = 'dayFirst' | 'monthFirst';

export type DateReading =
  | { readonly value: string }
  /** `ambiguous`: day and month could be either way round; `unreadable`: no day of the calendar. */
  | { readonly error: 'blank' | 'ambiguous' | 'unreadable' };

/** The order in which a language writes day and month in numbers. */
export function dateOrderIn(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'monthFirst' : 'dayFirst';
}

const UNREADABLE: DateReading = { error: 'unreadable' };
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

/** Names of the months and their beginnings, folded, by number: of English and of the user's language. */
const monthNames = new Map<string, ReadonlyMap<string, number>>();

function monthsIn(locale: string): ReadonlyMap<string, number> {
  const known = monthNames.get(locale);
  if (known) return known;
  const names = new Map<string, number>();
  for (const language of ['en', locale]) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      for (const [index, date] of MONTHS.entries()) names.set(folded(format.format(date)), index + 1);
    }
  }
  names.set('sept', 9);
  monthNames.set(locale, names);
  return names;
}

/** `Déc.` is `dec`. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

/** YYYY-MM-DD of a day that exists; two digits of a year are of this century. */
function dayOf(year: number, month: number, day: number): DateReading {
  const date = new Date(Date.UTC(year < 100 ? year + 2000 : year, month - 1, day));
  const isDay =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() < 10_000;
  return isDay ? { value: date.toISOString().slice(0, 10) } : UNREADABLE;
}

/** A date cell holds this once it was left; a thousand lanes are read again with every list that is loaded. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A spreadsheet copies the time of a day along, which is midnight for a date. */
const TIME = /(?:T|\s+)\d{1,2}:\d{2}.*$/;
const NUMBERS = /^(\d{1,4})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,4})$/;
const EASTERN = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * The day that a text means, as clerks type and spreadsheets copy it: `2026-03-15`, `15 Mar 2026`, `March 15, 2026`,
 * `15-Mar-26`, `15.03.2026`, `20260315`, `2026年3月15日`, with or without the day of the week and a time. Between dots the day is
 * first; `03/04/2026` is ambiguous unless `order` says which is the day. Months are read in English and in the user's
 * language.
 */
export function readDate(text: string, locale: string, order?: DateOrder): DateReading {
  const day = DAY.exec(text);
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  const trimmed = text.normalize('NFKC').trim().replace(TIME, '');
  if (trimmed === '') return { error: 'blank' };
  const whole = COMPACT.exec(trimmed) ?? EASTERN.exec(trimmed);
  if (whole) return dayOf(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const parts = NUMBERS.exec(trimmed);
  return parts ? fromNumbers(trimmed, parts[1]!, parts[2]!, parts[3]!, order) : fromWords(trimmed, locale);
}

function fromNumbers(
  text: string,
  first: string,
  second: string,
  third: string,
  order: DateOrder | undefined,
): DateReading {
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return third.length > 2 ? UNREADABLE : dayOf(one, two, three);
  if (first.length > 2 || third.length === 1 || third.length === 3) return UNREADABLE;
  const isDayFirst = text.includes('.') || one > 12 || order === 'dayFirst';
  if (isDayFirst) return dayOf(three, two, one);
  if (two > 12 || one === two || order === 'monthFirst') return dayOf(three, one, two);
  return { error: 'ambiguous' };
}

/** Numbers around the name of a month; other words, such as the day of the week, are left out before the first comma. */
function fromWords(text: string, locale: string): DateReading {
  const months = monthsIn(locale);
  const words = text.split(/[\s,.\-/]+/).filter(Boolean);
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? []);
  const found = words.flatMap((word) => months.get(folded(word)) ?? []);
  const others = words.length - numbers.length - found.length;
  if (numbers.length !== 2 || found.length !== 1 || others > 2) return UNREADABLE;
  const [first, second] = numbers as [string, string];
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  if (day.length > 2 || year.length % 2 === 1) return UNREADABLE;
  return dayOf(Number(year), found[0]!, Number(day));
}
