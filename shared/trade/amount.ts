import { decimal, isWithinLimit, twoDecimals } from './decimal.ts';

/**
 * Why a text is no amount: it isn't a number at all; it may mean a thousand times more or less (`1,234`); it has more
 * than twelve digits before the decimal point.
 */
export type AmountError = 'notANumber' | 'ambiguous' | 'tooLarge';

/** `value` is canonical decimal text: no group marks, no needless zeros, `-` the only sign (`-1234.5`). */
export type ParsedAmount = { value: string } | { error: AmountError };

/** Spaces of any width, also those that don't break, and apostrophes; the same one throughout the number. */
const SPACED = /^[+-]?\d{1,3}([\p{Zs}'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/u;
const PLAIN = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;
/** What may be a decimal number or a whole one with a group mark. A group of thousands never follows a lone zero. */
const EITHER = /^[+-]?(?!0[.,])\d{1,3}([.,])\d{3}$/;
/** Languages that write a decimal comma: a dot may group there. */
const HAS_DECIMAL_COMMA = /^(?:de|es|fr)/;
const TWO_DECIMALS = /^-?\d+\.\d\d$/;

/**
 * The amount that somebody typed or pasted (D-77: no bounds but the digits an amount may have). Both `1,234.56` and
 * `1.234,56` are understood whatever the language, because spreadsheets are pasted from everywhere: where both marks
 * stand, the last is the decimal one, and one that is repeated groups. A text that could mean two numbers is refused
 * instead of guessed: `1,234` always, `1.234` where the dot may group. Blank is the caller's case; here it is not a
 * number.
 *
 * @param locale the language of the user, such as `de` or `de-AT`
 */
export const parseAmount = (text: string, locale: string): ParsedAmount =>
  parsed(text, HAS_DECIMAL_COMMA.test(locale));

/**
 * Money that is billed, paid or imported, whose notation nobody knows: as {@link parseAmount}, but a dot with three digits
 * behind it is refused whatever the language, because nobody writes thousandths of money, and a price would be a thousand
 * times off.
 */
export const parseMoney = (text: string): ParsedAmount => parsed(text, true);

function parsed(text: string, mayDotGroup: boolean): ParsedAmount {
  const trimmed = text.trim();
  const typed = SPACED.test(trimmed) ? trimmed.replace(/[\p{Zs}'’]/gu, '') : trimmed;
  const either = EITHER.exec(typed);
  if (either && (either[1] === ',' || mayDotGroup)) return { error: 'ambiguous' };
  if (PLAIN.test(typed)) return checked(typed.replace(',', '.'));
  if (!GROUPED.test(typed)) return { error: 'notANumber' };
  const [groupMark] = /[.,]/.exec(typed)!;
  return checked(typed.replaceAll(groupMark, '').replace(',', '.'));
}

function checked(text: string): ParsedAmount {
  const value = decimal(text.replace(/^\+/, '').replace(/\.$/, ''));
  return isWithinLimit(value) ? { value: value.toFixed() } : { error: 'tooLarge' };
}

/**
 * The amount with exactly two decimals, as it stands in a cell after the focus left it (CHG-29, D-111) and goes to the
 * server (CHG-41): `1.005` -> `1.01`, half away from zero. It is from then on the value (D-124). Throws for a text that
 * is no decimal number.
 */
export const formatAmount = (value: string): string => twoDecimals(decimal(value));

/**
 * The text of {@link formatAmount} in the notation of a language, as it stands in a cell: `1234.50` -> `1234,50`. It has
 * no group marks and always two decimals, so that it is read as the same amount in every language. Any other text, such
 * as one that is no amount, is given back as it is.
 */
export const localAmount = (text: string, locale: string): string =>
  HAS_DECIMAL_COMMA.test(locale) && TWO_DECIMALS.test(text) ? text.replace('.', ',') : text;

/** Whether an amount that was calculated, such as a total, has at most twelve digits before the decimal point. */
export const fitsAmount = (value: string): boolean => isWithinLimit(decimal(value));
