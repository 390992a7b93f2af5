import { type DateOrder, dateNumbers, readDate } from './date-text.ts';
import { narrow } from './narrow.ts';

/** What the numbers of the dates mean: known, to be asked about this example, or of no importance. */
export type OrderReading =
  | { readonly order: DateOrder }
  | { readonly ask: string }
  | { readonly order: undefined };

/**
 * The order of the numbers over all dates of a sheet: one number above 12 decides for all, since a sheet is written
 * by one person. Where nothing decides, or dates contradict each other, the user has to be asked (D-113).
 */
export function dateOrderOf(texts: readonly string[], locale: string): OrderReading {
  const front = yearInFront(texts, locale);
  if (front) return front.isCertain ? { order: 'yearFirst' } : { ask: front.example };
  let example: string | undefined;
  const found = new Set<DateOrder>();
  for (const text of texts) {
    const reading = readDate(text, locale);
    if ('error' in reading) {
      if (reading.error === 'ambiguous') example ??= text.trim();
      continue;
    }
    const [first = '', second] = dateNumbers(text, locale) ?? [];
    if (first.length > 2) continue;
    if (Number(first) > 12) found.add('dayFirst');
    else if (Number(second) > 12) found.add('monthFirst');
  }
  const [order] = found;
  if (example === undefined) return { order: undefined };
  return order !== undefined && found.size === 1 ? { order } : { ask: example };
}

/** With two digits of a year, in front or behind. */
const SHORT = /^(\d{2})\s*[-/]\s*(\d{1,2})\s*[-/]\s*(\d{1,2})$/;
/** The years of rates. */
const isYear = (number: number): boolean => number >= 20 && number < 50;

/**
 * Whether the dates with two digits of a year may have it in front (`27/03/31`). They have for certain where the numbers
 * in front are one year, and those behind are none, or many. A language that writes it there does so by itself; in others
 * a sheet from there is rare enough to be asked about.
 */
function yearInFront(
  texts: readonly string[],
  locale: string,
): { readonly example: string; readonly isCertain: boolean } | undefined {
  const short = texts.map((text) => narrow(text).trim()).filter((text) => SHORT.test(text));
  const [example] = short;
  const numbers = short.map((text) => SHORT.exec(text)!.slice(1).map(Number) as [number, number, number]);
  const isPossible = numbers.every(([year, month, day]) => isYear(year) && month <= 12 && day <= 31);
  if (example === undefined || !isPossible) return undefined;
  const years = new Set(numbers.map(([year]) => year));
  const days = new Set(numbers.map(([, , day]) => day));
  const isNoYear = [...days].some((day) => !isYear(day));
  const isOneYear = years.size === 1 && days.size > 1;
  if (/^(?:ja|zh|ko)/.test(locale)) return { example, isCertain: isNoYear || isOneYear };
  return isNoYear || isOneYear ? { example, isCertain: isNoYear && isOneYear } : undefined;
}
