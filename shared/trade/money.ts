import { currencyDecimals } from './currency-decimals.ts';
import { type Decimal, decimal, twoDecimals, withDecimals } from './decimal.ts';
import { writeNumber } from './number-notation.ts';

/**
 * Money as exact decimals: every amount goes in as decimal text (`-1234.5`) and comes out as text with two decimals at least,
 * rounded once, half away from zero, to the decimals of its currency (D-149): those of yen are zeros, dinars have three. Where
 * no currency is given it has two. A text that is no number throws; blank and half-typed cells are the caller's.
 */

/** Totals that differ by no more than this are the same (CHG-28). */
const TOLERANCE = '0.009';
/** CHG-02: ten per cent on top, which is a margin of 9.09 %. */
const UPLIFT = '1.1';

/** With no more than so many decimals, and two at least, such as a quantity of three or a unit cost of four (D-149). */
export const withAtMost = (value: string, decimals: number): string =>
  writeNumber(decimal(withDecimals(decimal(value), decimals)).toFixed(), '.', 2);

const ofCurrency = (value: Decimal, currency: string): string =>
  withAtMost(value.toFixed(), currencyDecimals(currency));

/** An amount as its currency has it. */
export const roundedAmount = (amount: string, currency = ''): string => ofCurrency(decimal(amount), currency);

/** Quantity times unit cost (CHG-26). */
export const lineTotal = (quantity: string, unitCost: string, currency = ''): string =>
  ofCurrency(decimal(quantity).times(unitCost), currency);

/**
 * Whether a total was edited by hand: it differs by more than 0.009 from what {@link lineTotal} gives (CHG-28, D-21).
 * Both have two decimals first (CHG-41): what is compared is what is shown and sent, so that a total moved by a single
 * cent is not taken for a calculated one, and 10.009 not for 10.00. Where one of the three is blank there is nothing
 * to differ from.
 */
export const isManualTotal = (total: string, quantity: string, unitCost: string): boolean =>
  total !== '' &&
  quantity !== '' &&
  unitCost !== '' &&
  decimal(twoDecimals(decimal(total)))
    .minus(lineTotal(quantity, unitCost))
    .abs()
    .gt(TOLERANCE);

/** The amount in the other currency, one unit of its own being `rate` there, at full precision (CHG-42, CHG-43). */
export const convert = (amount: string, rate: string): string => twoDecimals(decimal(amount).times(rate));

/** The selling amount with the profit uplift (CHG-02, D-20). */
export const uplift = (amount: string): string => twoDecimals(decimal(amount).times(UPLIFT));

/**
 * What a line is charged: its total, or the minimum where that is larger (blank: the line has none). Both are in the
 * line's own currency: a minimum applies before conversion.
 */
export function charged(total: string, minimum: string): { amount: string; isMinimum: boolean } {
  const isMinimum = minimum !== '' && decimal(minimum).gt(total);
  return { amount: twoDecimals(decimal(isMinimum ? minimum : total)), isMinimum };
}

/** The sum of amounts of one currency; of none it is `0.00`. */
export function sum(amounts: Iterable<string>, currency = ''): string {
  let total = decimal('0');
  for (const amount of amounts) total = total.plus(amount);
  return ofCurrency(total, currency);
}

/** What the first amount is more than the other, both of one currency. */
export const difference = (amount: string, other: string): string =>
  twoDecimals(decimal(amount).minus(other));
