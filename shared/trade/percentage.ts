import { decimal } from './decimal.ts';
import { readRateNumber } from './rate-number.ts';
import { PERCENTAGE_STEP } from './rate-sheet-rules.ts';

/** `value` is canonical decimal text; the errors are those of SHEET-09 to SHEET-14. */
export type PercentageReading =
  | { readonly value: string }
  | { readonly error: 'notANumber' | 'negative' | 'over' };

/** Any number from 0 to 100 (D-81), with as many decimals as somebody has. */
const ANY_DIGITS = { whole: Number.POSITIVE_INFINITY, decimals: Number.POSITIVE_INFINITY };
const SIGNED = /^([+\-−])?\s*(.*?)\s*%?$/s;
const MOST = '100';

/**
 * A mark-up as somebody typed or pasted it, in the reading of {@link readRateNumber}: `12,5` is 12.5 in every language
 * (D-76). `50 %` is 50; a blank field is no number, and so is `1e2`.
 */
export function readPercentage(text: string): PercentageReading {
  const [, sign, digits = ''] = SIGNED.exec(text.normalize('NFKC').trim())!;
  const read = readRateNumber(digits, ANY_DIGITS);
  if (!('value' in read)) return { error: 'notANumber' };
  if (sign && sign !== '+' && read.value !== '0') return { error: 'negative' };
  return decimal(read.value).gt(MOST) ? { error: 'over' } : read;
}

/**
 * What an arrow key makes of a mark-up (SHEET-16, D-81): one step more or less, within 0 and 100, with the decimal sign
 * that was typed. Undefined for a text that is no mark-up.
 */
export function stepped(text: string, direction: 1 | -1): string | undefined {
  const read = readPercentage(text);
  if (!('value' in read)) return undefined;
  const next = decimal(read.value).plus(String(direction * PERCENTAGE_STEP));
  const within = next.lt('0') ? '0' : next.gt(MOST) ? MOST : next.toFixed();
  return text.includes(',') ? within.replace('.', ',') : within;
}
