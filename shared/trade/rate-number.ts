import { decimal } from './decimal.ts';

/** The most digits that a number has before and after its decimal sign. */
export interface Digits {
  readonly whole: number;
  readonly decimals: number;
}

/** As the server stores them: a longer number would be rounded on its way, so it is refused. */
export const PRICE_DIGITS: Digits = { whole: 10, decimals: 4 };
export const CAPACITY_DIGITS: Digits = { whole: 12, decimals: 2 };
export const TRANSIT_DIGITS: Digits = { whole: 6, decimals: 2 };

/** `value` is canonical decimal text: no group marks, no needless zeros (`1234.5`). `most` are the digits that it may have. */
export type RateNumber =
  | { readonly value: string }
  | { readonly error: 'blank' | 'notANumber' }
  | { readonly error: keyof Digits; readonly most: number };

const NOT_A_NUMBER: RateNumber = { error: 'notANumber' };

const SIGNS_AND_DIGITS = /^[\d.,]*\d[\d.,]*$/;
const DECIMAL_COMMA = /^(?:[^,]*,\d{1,2}|0,\d+)$/;
const GROUPED_BY_DOTS = /^\d{1,3}(?:\.\d{3}){2,}$/;
const PLAIN = /^\d*\.?\d*$/;
/** What is canonical and a price already; a table of rates holds little else, and reads it with every check. */
const CANONICAL = /^(?:0|[1-9]\d{0,9})(?:\.\d{0,3}[1-9])?$/;

/**
 * A number of an air rate as somebody typed or pasted it: a price, a weight level, a time, a capacity (D-76). The same
 * text means the same in every language, unlike an amount of `parseAmount`.
 *
 * With both signs the last one is the decimal sign: `1,234.5`, `1.234,5`. A single comma with one or two digits after it
 * is a decimal comma, and so is one after a lone zero, which no group of thousands follows; any other comma is a thousands
 * sign: `1,5` is 1.5, `0,125` is 0.125, `1,234` is 1234. A single dot is a decimal point; several dots are thousands signs
 * where groups of three digits follow them (`1.234.567`), else the text is no number, such as `1.2.2026`. Digits and signs
 * of double width count as the plain ones.
 *
 * No negative numbers, no exponents, no spaces within, and no more digits than given, by default those of a price.
 */
export function readRateNumber(text: string, digits: Digits = PRICE_DIGITS): RateNumber {
  if (digits === PRICE_DIGITS && CANONICAL.test(text)) return { value: text };
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return { error: 'blank' };
  if (!SIGNS_AND_DIGITS.test(typed)) return NOT_A_NUMBER;
  const plain = withoutThousands(typed);
  if (!PLAIN.test(plain)) return NOT_A_NUMBER;
  const value = decimal(plain.replace(/\.$/, '')).toFixed();
  const [before = '', after = ''] = value.split('.');
  for (const [error, part] of [
    ['whole', before],
    ['decimals', after],
  ] as const)
    if (part.length > digits[error]) return { error, most: digits[error] };
  return { value };
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
