import { currencyDecimals } from './currency-decimals.ts';
import { decimal, withDecimals } from './decimal.ts';

/**
 * The selling price of a cost: `cost x (1 + percentage / 100)`, exact, and rounded once, half up, to the decimals that
 * the currency has in ISO 4217.
 *
 * @param cost exact decimal text: a price of a container or a CBM, or a minimum
 * @param percentage exact decimal text such as `12.5`, that of the rate's own type: FAK or NAC, never both
 * @param currency code of ISO 4217
 */
export const markUp = (cost: string, percentage: string, currency: string): string =>
  withDecimals(decimal(cost).times(factor(percentage)), currencyDecimals(currency));

/** `50` is `1.5`. Multiplied and not divided: a quotient is rounded to 20 decimals. */
const factor = (percentage: string): string => decimal(percentage).plus('100').times('0.01').toFixed();
