import Big from 'big.js';

type HalfUp = typeof Big.roundHalfUp;

/** What is calculated with, of all that big.js can: only texts come in, since a JavaScript number isn't exact. */
export interface Decimal {
  plus(value: string): Decimal;
  minus(value: string): Decimal;
  times(value: string): Decimal;
  /** To 20 decimals. */
  div(value: string): Decimal;
  /** What is left after a whole number of times; exact. */
  mod(value: string): Decimal;
  abs(): Decimal;
  gt(value: string): boolean;
  lt(value: string): boolean;
  /** To so many decimals. */
  round(decimals: number, mode: HalfUp): Decimal;
  /** To so many significant digits. */
  prec(digits: number, mode: HalfUp): Decimal;
  /** Never with an exponent. */
  toFixed(decimals?: number): string;
}

/** A whole part as long as this, with its two decimals, is exact also as a JSON number. */
const LARGEST = '1e12';
/** A rate has as many digits as a JSON number holds exactly. */
const RATE_DIGITS = 15;

/** An exact decimal of a text such as `-1234.5`; throws for any text that isn't a number. */
export const decimal = (value: string): Decimal => new Big(value);

/**
 * With exactly so many decimals, half away from zero. Rounded before it is written: big.js would write what became zero
 * as `-0.00`.
 */
export const withDecimals = (value: Decimal, decimals: number): string =>
  value.round(decimals, Big.roundHalfUp).toFixed(decimals);

export const twoDecimals = (value: Decimal): string => withDecimals(value, 2);

/** For sorting: below zero where the first is less. */
export const compareDecimals = (one: string, other: string): number =>
  decimal(one).lt(other) ? -1 : Number(decimal(one).gt(other));

/** Whether the value, rounded to two decimals, has at most twelve digits before the decimal point. */
export const isWithinLimit = (value: Decimal): boolean => value.round(2, Big.roundHalfUp).abs().lt(LARGEST);

/** A rate as plain text, without an exponent. */
export const rateText = (value: Decimal): string => value.prec(RATE_DIGITS, Big.roundHalfUp).toFixed();

/** The least whole number that is not below the quotient; exact, which a quotient of so many decimals is not. */
export function quotientRoundedUp(value: Decimal, divisor: string): Decimal {
  const rest = value.mod(divisor).toFixed();
  const whole = value.minus(rest).div(divisor);
  return rest === '0' ? whole : whole.plus('1');
}
