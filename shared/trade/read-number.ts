import { currencyPatterns } from './currency-signs.ts';
import { decimal } from './decimal.ts';
import { withoutInvisible } from './invisible.ts';
import { narrow } from './narrow.ts';
import type { DecimalSign } from './number-notation.ts';

/**
 * `value` and the two `readings` are canonical decimal text: no group marks, no needless zeros, `-` the only sign
 * (`-1234.5`). A text that may mean a thousand times more or less is `ambiguous`; its readings are the one with decimals
 * and the one with thousands, in this order.
 */
export type NumberReading =
  | { readonly value: string }
  | { readonly error: 'blank' | 'notANumber' }
  | { readonly error: 'ambiguous'; readonly readings: readonly [string, string] };

const NOT_A_NUMBER: NumberReading = { error: 'notANumber' };

/** Far above any number that fits; what follows takes more than proportionally long for longer ones. */
const LONGEST = 60;
/** What needs no look at its signs; tables of rates hold little else. */
const WHOLE = /^(?:0|[1-9]\d{0,14})$/;

/** A sign in front or, as accounts are written, behind or as brackets. */
const SIGNED = /^(?:([+-])\s*(.*)|(.*?)\s*(-)|\((.*)\))$/s;
/** Groups of three by one kind of space or apostrophe throughout. */
const SPACED = /^[1-9]\d{0,2}([\p{Zs}'’])\d{3}(?:\1\d{3})*(?=[.,]|$)/u;
const MARKED = /^\d*(?:[.,]\d*)*$/;
const GROUPS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The one reading of a number that somebody typed, pasted or imported (D-148).
 *
 * With both marks the last is the decimal one; one that is repeated groups, and so do spaces and apostrophes. A single
 * mark is the decimal one if the notation writes decimals so, or if no group of three digits can stand behind it: after
 * a lone zero, or before another number of digits. Else (`1,234` where decimals have a point) it is never guessed.
 * Signs and digits of double width count as the plain ones, raised ones (`4.20²`) don't. No exponents.
 *
 * @param sign the decimal sign of the user's language, or the one that a column decides
 * @param currency the code of the amount's own currency, which may stand beside it by its code or a sign
 */
export function readNumber(text: string, sign: DecimalSign, currency?: string): NumberReading {
  if (WHOLE.test(text)) return { value: text };
  const typed = plainSigns(text);
  if (typed === '') return { error: 'blank' };
  if (typed.length > LONGEST) return NOT_A_NUMBER;
  const { isNegative, unsigned } = unsignedOf(typed, currency);
  const read = unsignedReading(unsigned, sign);
  if (read === undefined) return NOT_A_NUMBER;
  const [one, other] = read.map((plain = '') => canonical(plain, isNegative)) as [string, string?];
  return other === undefined ? { value: one } : { error: 'ambiguous', readings: [one, other] };
}

/**
 * The decimal sign of numbers that came together, such as those of a pasted column, if one of them tells it and none
 * tells the other one.
 */
export function decimalSignOfColumn(texts: Iterable<string>, currency?: string): DecimalSign | undefined {
  const told = new Set<DecimalSign>();
  for (const text of texts) {
    const typed = plainSigns(text);
    if (typed.length > LONGEST) continue;
    const { unsigned } = unsignedOf(typed, currency);
    const [sign, ...others] = (['.', ','] as const).filter((one) => isWrittenSo(unsigned, one));
    if (sign && others.length === 0) told.add(sign);
  }
  return told.size === 1 ? [...told][0] : undefined;
}

/** Whether a text is a number of which nothing contradicts the notation with this decimal sign. */
function isWrittenSo(unsigned: string, sign: DecimalSign): boolean {
  if (unsignedReading(unsigned, sign) === undefined) return false;
  const [whole = '', decimals = '', ...more] = withoutSpaces(unsigned).split(sign);
  return more.length === 0 && /^\d*$/.test(decimals) && (/^\d*$/.test(whole) || GROUPS.test(whole));
}

/** Minuses, hyphens and dashes, and the long mark that the key of the minus writes in Japanese. */
const MINUS = /[\u2010-\u2015\u2212\u30fc\uff70]/g;

const plainSigns = (text: string) => narrow(withoutInvisible(text)).replaceAll(MINUS, '-').trim();

const unsignedOf = (typed: string, currency?: string) =>
  withoutSign(currency ? withoutCurrency(typed, currency) : typed);

function withoutCurrency(typed: string, currency: string): string {
  const { isNegative, unsigned } = withoutSign(typed);
  const { inFront, behind } = currencyPatterns(currency);
  const bare = unsigned.replace(inFront.test(unsigned) ? inFront : behind, '');
  if (bare === unsigned) return typed;
  return isNegative ? `-${bare.trim()}` : bare.trim();
}

function withoutSign(typed: string): { isNegative: boolean; unsigned: string } {
  const [, sign, after, before, minus, inBrackets] = SIGNED.exec(typed) ?? [];
  if (sign) return { isNegative: sign === '-', unsigned: after! };
  if (minus) return { isNegative: true, unsigned: before! };
  if (inBrackets !== undefined) return { isNegative: true, unsigned: inBrackets.trim() };
  return { isNegative: false, unsigned: typed };
}

const withoutSpaces = (unsigned: string) =>
  unsigned.replace(SPACED, (spaced) => spaced.replace(/[^\d]/gu, ''));

/** One or two readings with a decimal point alone; undefined for what is no number. */
function unsignedReading(unsigned: string, sign: DecimalSign): [string, string?] | undefined {
  const text = withoutSpaces(unsigned);
  const isSpaced = text !== unsigned;
  if (!MARKED.test(text) || !/\d/.test(text)) return undefined;
  const marks = text.replaceAll(/\d/g, '');
  if (marks === '') return [text];
  const last = marks.at(-1)!;
  const at = text.lastIndexOf(last);
  const asDecimal = (): [string] => [`${text.slice(0, at).replaceAll(/[.,]/g, '')}.${text.slice(at + 1)}`];
  if (marks.length === 1)
    return !isSpaced && last !== sign && EITHER.test(text)
      ? [asDecimal()[0], text.replace(last, '')]
      : asDecimal();
  if (isSpaced) return undefined;
  const isRepeated = marks === last.repeat(marks.length);
  if (isRepeated) return GROUPS.test(text) ? [text.replaceAll(last, '')] : undefined;
  return GROUPS.test(text.slice(0, at)) ? asDecimal() : undefined;
}

function canonical(plain: string, isNegative: boolean): string {
  const value = decimal(plain.replace(/^\./, '0.').replace(/\.$/, '')).toFixed();
  return isNegative && value !== '0' ? `-${value}` : value;
}
