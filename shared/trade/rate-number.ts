import { decimal } from './decimal.ts';

/** `value` is canonical decimal text: no group marks, no needless zeros (`1234.5`). */
export type RateNumber = { readonly value: string } | { readonly error: 'blank' | 'notANumber' };

const NOT_A_NUMBER: RateNumber = { error: 'notANumber' };

const SIGNS_AND_DIGITS = /^[\d.,]*\d[\d.,]*$/;
const DECIMAL_COMMA = /^[^,]*,\d{1,2}$/;
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3}){2,}$/;
const PLAIN = /^\d*\.?\d*$/;
/** What is canonical and within the limits already; a table of rates holds little else, and reads it with every check. */
const CANONICAL = /^(?:0|[1-9]\d{0,9})(?:\.\d{0,3}[1-9])?$/;
/** What the columns of prices hold: a longer number would be rounded on its way, so it is refused. */
const WITHIN_LIMITS = /^\d{1,10}(?:\.\d{1,4})?$/;

/**
 * A number of an air rate as somebody typed or pasted it: a price, a weight level, a time, a capacity (D-76). The same
 * text means the same in every language, unlike an amount of `parseAmount`.
 *
 * With both signs the last one is the decimal sign: `1,234.5`, `1.234,5`. A single comma with one or two digits after it
 * is a decimal comma, any other comma a thousands sign: `1,5` is 1.5, `1,234` is 1234. A single dot is a decimal point;
 * several dots are thousands signs where groups of three digits follow them (`1.234.567`), else the text is no number,
 * such as `1.2.2026`. Digits and signs of double width count as the plain ones.
 *
 * At most ten digits before and four after the decimal sign. No negative numbers, no exponents, no spaces within.
 */
export function readRateNumber(text: string): RateNumber {
  if (CANONICAL.test(text)) return { value: text };
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return { error: 'blank' };
  if (!SIGNS_AND_DIGITS.test(typed)) return NOT_A_NUMBER;
  const plain = withoutThousands(typed);
  if (!PLAIN.test(plain)) return NOT_A_NUMBER;
  const value = decimal(plain.replace(/\.$/, '')).toFixed();
  return WITHIN_LIMITS.test(value) ? { value } : NOT_A_NUMBER;
}

/** The number with a decimal point as its only sign, if it is one. */
function withoutThousands(text: string): string {
  if (GROUPED_BY_DOTS.test(text)) return text.replaceAll('.', '');
  const isDecimalComma = text.includes('.')
    ? text.lastIndexOf(',') > text.lastIndexOf('.')
    : DECIMAL_COMMA.test(text);
  if (isDecimalComma) return text.replaceAll('.', '').replace(',', '.');
  return text.replaceAll(',', '');
}
