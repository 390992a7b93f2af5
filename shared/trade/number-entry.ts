import { decimal } from './decimal.ts';
import { type DecimalSign, writeNumber } from './number-notation.ts';
import { type NumberReading, readNumber } from './read-number.ts';

/**
 * What stands in the field of a number: the value that was read, in the notation of no language, or a text that couldn't be
 * read, such as none at all. So it is the same number in another language, and what can't be read stays so (D-148).
 */
export type NumberEntry = { readonly value: string } | { readonly text: string };

export const BLANK: NumberEntry = { text: '' };

/** What somebody typed, as it is read where decimals have this sign. */
export function enteredNumber(text: string, sign: DecimalSign, currency?: string): NumberEntry {
  const read = readNumber(text, sign, currency);
  return 'value' in read ? read : { text };
}

/** The entry of a number that is stored, or of none. */
export const storedNumber = (value: number | string | null | undefined): NumberEntry =>
  value === null || value === undefined || value === '' ? BLANK : { value: decimal(String(value)).toFixed() };

/**
 * What an entry means. In which language its text was typed isn't known: what can be read in two ways in one of them is
 * ambiguous, and what all read as the same number is that number.
 */
export function readingOf(entry: NumberEntry, currency?: string): NumberReading {
  if ('value' in entry) return entry;
  const [point, comma] = [readNumber(entry.text, '.', currency), readNumber(entry.text, ',', currency)];
  return 'readings' in comma ? comma : point;
}

/** The value of an entry; undefined where it can't be read. */
export function valueIn(entry: NumberEntry, currency?: string): string | undefined {
  const read = readingOf(entry, currency);
  return 'value' in read ? read.value : undefined;
}

export const isBlank = (entry: NumberEntry): boolean => 'text' in entry && entry.text.trim() === '';

export const isSameNumber = (one: NumberEntry, other: NumberEntry): boolean =>
  'value' in one ? 'value' in other && one.value === other.value : 'text' in other && one.text === other.text;

/** The entry as it stands in a field. */
export const writtenEntry = (entry: NumberEntry, sign: DecimalSign, leastDecimals?: number): string =>
  'value' in entry ? writeNumber(entry.value, sign, leastDecimals) : entry.text;
