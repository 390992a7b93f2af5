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
/** D-149: what a quantity and a unit cost keep. */
export const QUANTITY_DECIMALS = 3;
export const UNIT_COST_DECIMALS = 4;
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
 * Whether a total was edited by hand: it differs by more than 0.009 from what {@link lineTotal} gives (CHG-28, D-21). The
 * total is taken as it came (D-160): 10.009 is that of 10.00. Where one of the three is blank there is nothing to differ
 * from.
 */
export const isManualTotal = (total: string, quantity: string, unitCost: string, currency = ''): boolean =>
  total !== '' &&
  quantity !== '' &&
  unitCost !== '' &&
  decimal(total)
    .minus(lineTotal(quantity, unitCost, currency))
    .abs()
    .gt(TOLERANCE);

/** The amount in US dollars, one unit of its own currency being `rate` there, at full precision (CHG-42, CHG-43). */
export const convert = (amount: string, rate: string): string => twoDecimals(decimal(amount).times(rate));

/** The same of a unit cost, which keeps as many decimals as it was entered with (D-149). */
export const convertUnitCost = (unitCost: string, rate: string): string => {
  const entered = unitCost.split('.')[1]?.length ?? 0;
  return withAtMost(
    decimal(unitCost).times(rate).toFixed(),
    Math.min(Math.max(entered, 2), UNIT_COST_DECIMALS),
  );
};

/** The selling amount with the profit uplift (CHG-02, D-20). */
export const uplift = (amount: string, currency = ''): string =>
  ofCurrency(decimal(amount).times(UPLIFT), currency);

/**
 * What a line is charged: its total, or the minimum where that is larger (blank: the line has none). Both are in the
 * line's own currency: a minimum applies before conversion.
 */
export function charged(
  total: string,
  minimum: string,
  currency = '',
): { amount: string; isMinimum: boolean } {
  const isMinimum = minimum !== '' && decimal(minimum).gt(total);
  return { amount: roundedAmount(isMinimum ? minimum : total, currency), isMinimum };
}

/** The sum of amounts of one currency; of none it is `0.00`. */
export function sum(amounts: Iterable<string>, currency = ''): string {
  let total = decimal('0');
  for (const amount of amounts) total = total.plus(amount);
  return ofCurrency(total, currency);
}

/** What the first amount is more than the other, both of one currency. */
export const difference = (amount: string, other: string, currency = ''): string =>
  ofCurrency(decimal(amount).minus(other), currency);
