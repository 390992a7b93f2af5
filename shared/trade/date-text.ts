import { monthNamed, withoutWeekday } from './date-words.ts';
import { ERA, isInEra, yearOfEra } from './japanese-eras.ts';
import { narrow } from './narrow.ts';

/** What the numbers of `03/04/2026` or `27/03/31` mean, where a list of rates says so. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

export type DateReading =
  | { readonly value: string }
  /** `ambiguous`: its numbers could be in more than one order; `unreadable`: no day of the calendar. */
  | { readonly error: 'blank' | 'ambiguous' | 'unreadable' };

/** The order in which a language writes a day in numbers. */
export function dateOrderIn(locale: string): DateOrder {
  const [first] = new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .filter(({ type }) => type === 'year' || type === 'month' || type === 'day');
  return first?.type === 'year' ? 'yearFirst' : first?.type === 'month' ? 'monthFirst' : 'dayFirst';
}

const UNREADABLE: DateReading = { error: 'unreadable' };
const AMBIGUOUS: DateReading = { error: 'ambiguous' };

/** Two digits of a year are of this century up to here; above they may be of either. */
const LAST_SHORT_YEAR = 69;
/** The years that two digits in front may mean: dates of trade are of these days, so that any other number is a day. */
const isYearInFront = (number: number): boolean => number >= 20 && number < 50;
/** Languages that write the year in front. */
const isEastern = (locale: string): boolean => /^(?:ja|zh|ko)/.test(locale);

function yearOf(digits: string): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return digits.length === 2 && number <= LAST_SHORT_YEAR ? number + 2000 : Number.NaN;
}

/** YYYY-MM-DD of a day that exists; nothing is rolled over into another month. */
function dayOf(year: number, month: number, day: number): DateReading {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? { value: date.toISOString().slice(0, 10) } : UNREADABLE;
}

/** A date cell holds this once it was left; a thousand lanes are read again with every list that is loaded. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A spreadsheet copies the time of a day along, which is midnight for a date. */
const TIME = /(?:T|,?\s+)\d{1,2}:\d{2}.*$/;
const NUMBERS = /^(\d{1,4})(?:\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{1,4})\.?$/;
const EASTERN = /^(\d{4}|\d{2})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]$/;
/** What Word writes for a hyphen, and signs that look like one. */
const DASH = /[\u2010-\u2015\u2212\u30fc]/g;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const IN_ERA = new RegExp(
  `^(${ERA})\\s*(\\d{1,2}|元)\\s*[年/.-]\\s*(\\d{1,2})\\s*[月/.-]\\s*(\\d{1,2})\\s*日?$`,
  'i',
);

/**
 * The day that a text means, as clerks type it and as spreadsheets and airlines write it: `2026-03-15`, `15 Mar 2026`,
 * `31MAR27`, `March 15, 2026`, `1er mars 2026`, `15.03.2026`, `20260315`, `2026年3月15日`, `令和8年3月15日`, with or without the
 * day of the week and a time. Between dots the day is first; `03/04/2026` is ambiguous unless `order` says which is the day.
 * Two digits in front may be the year (`27/03/31`) where `order` says so, or else in the languages that write it there.
 * Words are read in the languages of the product and in the user's.
 */
export function readDate(text: string, locale: string, order?: DateOrder): DateReading {
  const day = DAY.exec(text);
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  const trimmed = bareText(text);
  if (trimmed === '') return { error: 'blank' };
  // A day of the week may have the short name of a month: `mar. 15 mars 2026`.
  const bare = withoutWeekday(trimmed, locale);
  const reading = fromText(bare, locale, order);
  return reading === UNREADABLE && bare !== trimmed ? fromText(trimmed, locale, order) : reading;
}

/**
 * The numbers of a date that is written in numbers alone, however they are divided and whatever day of the week or time stands
 * beside them; undefined for any other text, and between dots, where the day is always first.
 */
export function dateNumbers(text: string, locale: string): Numbers | undefined {
  const trimmed = bareText(text);
  const parts = NUMBERS.exec(withoutWeekday(trimmed, locale)) ?? NUMBERS.exec(trimmed);
  return parts && !parts[0].includes('.') ? [parts[1]!, parts[2]!, parts[3]!] : undefined;
}

/** In signs of half the width, without the time. */
const bareText = (text: string): string => narrow(text).replace(DASH, '-').trim().replace(TIME, '');

function fromText(text: string, locale: string, order: DateOrder | undefined): DateReading {
  const whole = COMPACT.exec(text) ?? EASTERN.exec(text);
  if (whole) {
    const [, year, month, day] = whole as unknown as readonly string[];
    // In Japan a short year may be one of an era, which isn't named.
    return year!.length === 2 && locale.startsWith('ja')
      ? UNREADABLE
      : dayOf(yearOf(year!), Number(month), Number(day));
  }
  const inEra = IN_ERA.exec(text);
  if (inEra) {
    const [, era, year, month, day] = inEra as unknown as readonly string[];
    const reading = dayOf(yearOfEra(era!, year!), Number(month), Number(day));
    return 'value' in reading && isInEra(era!, reading.value) ? reading : UNREADABLE;
  }
  const parts = NUMBERS.exec(text);
  if (!parts) return fromWords(text, locale);
  return fromNumbers([parts[1]!, parts[2]!, parts[3]!], {
    isDotted: text.includes('.'),
    order: order ?? (isEastern(locale) ? 'mostlyYearFirst' : undefined),
  });
}

interface Custom {
  readonly isDotted: boolean;
  readonly order: DateOrder | 'mostlyYearFirst' | undefined;
}

type Numbers = readonly [first: string, second: string, third: string];

function fromNumbers(numbers: Numbers, custom: Custom): DateReading {
  const [first, second, third] = numbers;
  if (first.length === 4)
    return third.length > 2 ? UNREADABLE : dayOf(Number(first), Number(second), Number(third));
  if (first.length > 2 || third.length === 3) return UNREADABLE;
  const { isDotted, order } = custom;
  const behind = yearBehind(numbers, custom);
  const mayBeInFront = first.length === 2 && Number(second) <= 12 && Number(third) <= 31;
  if (!mayBeInFront || (order !== 'yearFirst' && order !== 'mostlyYearFirst')) return behind;
  // Between dots the day is first elsewhere.
  const isCertain = isYearInFront(Number(first)) && !(isDotted && order === 'mostlyYearFirst');
  if (isCertain || behind === UNREADABLE) return dayOf(yearOf(first), Number(second), Number(third));
  return AMBIGUOUS;
}

function yearBehind([first, second, third]: Numbers, { isDotted, order }: Custom): DateReading {
  const [one, two, year] = [Number(first), Number(second), yearOf(third)];
  if (isDotted || one > 12 || order === 'dayFirst') return dayOf(year, two, one);
  const isMonthFirst = order === 'monthFirst' || order === 'yearFirst';
  if (two > 12 || one === two || isMonthFirst) return dayOf(year, one, two);
  // Not of a day that there isn't, either way.
  return dayOf(year, two, one) === UNREADABLE ? UNREADABLE : AMBIGUOUS;
}

const ORDINAL = /(?<=\d)(?:st|nd|rd|th|er|ère|\.?[oaºª])(?![\p{L}\d])/giu;
/** A word without a space beside a number, as airlines write a month: `31MAR27`. */
const BESIDE_NUMBER = /(?<=\d)\p{Script=Latin}+|\p{Script=Latin}+(?=\d)/gu;

/** Numbers around the name of a month; two other words at most are left out. */
function fromWords(text: string, locale: string): DateReading {
  const words = text
    .replace(ORDINAL, '')
    .replace(BESIDE_NUMBER, (word) => (monthNamed(word, locale) ? ` ${word} ` : word))
    .split(/[\s,.\-/'’]+/)
    .filter(Boolean);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const found = words.flatMap((word) => monthNamed(word, locale) ?? []);
  const others = words.length - numbers.length - found.length;
  if (numbers.length !== 2 || found.length !== 1 || others > 2) return UNREADABLE;
  const [first, second] = numbers as [string, string];
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return day.length > 2 ? UNREADABLE : dayOf(yearOf(year), found[0]!, Number(day));
}
