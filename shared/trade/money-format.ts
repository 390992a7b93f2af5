import { currencyDecimals } from './currency-decimals.ts';

/** The server stores up to four: an amount is never rounded to be shown. */
const MOST_DECIMALS = 4;
/** Of an amount without a currency. */
const USUAL_DECIMALS = 2;
/** What `Intl` takes for a code; whatever else was typed as a currency would make it throw. */
const CODE = /^[A-Z]{3}$/;

/**
 * How `Intl` writes an amount with the code of its currency, in the order and with the separators of a language: `USD 1,234.50`,
 * `1.234,50 USD`. Without a currency the amount stands alone.
 */
export const moneyFormat = (currency: string | null): Intl.NumberFormatOptions => ({
  ...(currency !== null && CODE.test(currency) && { style: 'currency', currency, currencyDisplay: 'code' }),
  minimumFractionDigits: currency === null ? USUAL_DECIMALS : currencyDecimals(currency),
  maximumFractionDigits: MOST_DECIMALS,
});
