import { decimal } from './decimal.ts';
import { enteredNumber, type NumberEntry, readingOf } from './number-entry.ts';
import type { DecimalSign } from './number-notation.ts';
import { PERCENTAGE_STEP } from './rate-sheet-rules.ts';

/** `value` is canonical decimal text; the errors but `ambiguous` are those of SHEET-09 to SHEET-14. */
export type PercentageReading =
  | { readonly value: string }
  | { readonly error: 'notANumber' | 'ambiguous' | 'negative' | 'over' };

const PER_CENT = /\s*[%％]\s*$/u;
const MOST = '100';

/** A mark-up as somebody typed or pasted it: a number, with or without a per cent sign. */
export const enteredPercentage = (text: string, sign: DecimalSign): NumberEntry => {
  const entry = enteredNumber(text.replace(PER_CENT, ''), sign);
  return 'value' in entry ? entry : { text };
};

/** The mark-up that was entered: any number from 0 to 100, with as many decimals as somebody has (D-81). */
export function readPercentage(entry: NumberEntry): PercentageReading {
  const read = readingOf('text' in entry ? { text: entry.text.replace(PER_CENT, '') } : entry);
  if (!('value' in read)) return { error: read.error === 'ambiguous' ? 'ambiguous' : 'notANumber' };
  if (decimal(read.value).lt('0')) return { error: 'negative' };
  return decimal(read.value).gt(MOST) ? { error: 'over' } : read;
}

/** What an arrow key makes of a mark-up (SHEET-16, D-81): one step more or less, within 0 and 100. Undefined for no mark-up. */
export function stepped(entry: NumberEntry, direction: 1 | -1): NumberEntry | undefined {
  const read = readPercentage(entry);
  if (!('value' in read)) return undefined;
  const next = decimal(read.value).plus(String(direction * PERCENTAGE_STEP));
  return { value: next.lt('0') ? '0' : next.gt(MOST) ? MOST : next.toFixed() };
}
