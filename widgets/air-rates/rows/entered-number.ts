import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../shared/trade/read-number.ts';

/** `value` is canonical decimal text. */
export type EnteredNumber =
  | { readonly value: string }
  | { readonly error: 'blank' | 'notANumber' | 'ambiguous' };

/** No sign, and no more digits than a price has: what is calculated from it fits as well. */
const FITS = /^\d{1,10}(?:\.\d{1,4})?$/;

/** A number of 0 or more, as somebody typed it into a field of a dialog (D-148). */
export function enteredNumber(text: string, sign: DecimalSign): EnteredNumber {
  const reading = readNumber(text, sign);
  return 'value' in reading && !FITS.test(reading.value) ? { error: 'notANumber' } : reading;
}
