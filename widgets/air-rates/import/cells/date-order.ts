import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';

/** Which number of the dates is the day: known, to be asked about this example, or of no importance. */
export type OrderReading =
  | { readonly order: DateOrder }
  | { readonly ask: string }
  | { readonly order: undefined };

const NUMBERS = /^(\d{1,2})\s*[-/]\s*(\d{1,2})\s*[-/]\s*(?:\d{2}|\d{4})(?!\d)/;

/**
 * The order of day and month over all dates of a sheet: one number above 12 decides for all, since a sheet is written
 * by one person. Where nothing decides, or dates contradict each other, the user has to be asked (D-113).
 */
export function dateOrderOf(texts: readonly string[], locale: string): OrderReading {
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
