import Big from 'big.js';

/** A whole part as long as this, with its two decimals, is exact also as a JSON number. */
const LARGEST = '1e12';

/** An exact decimal of a text such as `-1234.5`; throws for any text that isn't a number. */
export const decimal = (value: string): Big => new Big(value);

/**
 * With exactly two decimals, half away from zero. Rounded before it is written: big.js would write what became zero as
 * `-0.00`.
 */
export const twoDecimals = (value: Big): string => value.round(2, Big.roundHalfUp).toFixed(2);

/** Whether the value, rounded to two decimals, has at most twelve digits before the decimal point. */
export const isWithinLimit = (value: Big): boolean => value.round(2, Big.roundHalfUp).abs().lt(LARGEST);

/** A rate has as many digits as a JSON number holds exactly. */
const RATE_DIGITS = 15;

/** A rate as plain text, without an exponent. */
export const rateText = (value: Big): string => value.prec(RATE_DIGITS, Big.roundHalfUp).toFixed();
