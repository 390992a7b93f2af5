import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';

/** What the numbers of the dates mean: known, to be asked about this example, or of no importance. */
export type OrderReading =
  | { readonly order: DateOrder }
  | { readonly ask: string }
  | { readonly order: undefined };

type Numbers = readonly [first: number, second: number, third: number];

const NUMBERS = /^(\d{1,2})\s*[-/]\s*(\d{1,2})\s*[-/]\s*(?:\d{2}|\d{4})(?!\d)/;
/** With two digits of a year, in front or behind. */
const SHORT = /^(\d{2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/;
/** Years of rates that two digits may mean. */
const isYear = (number: number): boolean => number >= 20 && number < 50;

/**
 * The order of the numbers over all dates of a sheet: one number above 12 decides for all, since a sheet is written
 * by one person. Where nothing decides, or dates contradict each other, the user has to be asked (D-113).
 */
export function dateOrderOf(texts: readonly string[], locale: string): OrderReading {
  const short = [...new Set(texts.map((text) => text.normalize('NFKC').trim()))].filter((text) =>
    SHORT.test(text),
  );
  const inFront = yearInFront(short.map(numbersOf), /^(?:ja|zh|ko)/.test(locale));
  if (inFront === 'certain') return { order: 'yearFirst' };
  if (inFront === 'possible') return { ask: short[0]! };
  let example: string | undefined;
  const found = new Set<DateOrder>();
  for (const text of texts) {
    const reading = readDate(text, locale);
    if ('error' in reading) {
      if (reading.error === 'ambiguous') example ??= text.trim();
      continue;
    }
    const [, first, second] = NUMBERS.exec(text.trim()) ?? [];
    if (Number(first) > 12) found.add('dayFirst');
    else if (Number(second) > 12) found.add('monthFirst');
  }
  const [order] = found;
  if (example === undefined) return { order: undefined };
  return order !== undefined && found.size === 1 ? { order } : { ask: example };
}

function numbersOf(text: string): Numbers {
  const [, first, second, third] = SHORT.exec(text)!;
  return [Number(first), Number(second), Number(third)];
}

/** The orders that a date may be read in; the first ones are those of its language. */
