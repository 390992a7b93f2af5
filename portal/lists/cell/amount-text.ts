import type { Formats } from '../../../shared/i18n/formats.ts';
import { currencyDecimals } from '../../../shared/trade/currency-decimals.ts';

/** The decimals that are stored of a quantity and of what one of it costs: none is left out (D-149). */
const MOST_STORED = 4;
export const QUANTITY = { maximumFractionDigits: MOST_STORED } as const;

/** An amount with the decimals of its currency, and never rounded; a dash for none. */
export const amountText = (formats: Formats, value: string | null | undefined, currency: string): string =>
  written(formats, value, currency, 2);

/** What one of a quantity costs, with the decimals of its currency or as many as it has; a dash for none. */
export const unitPriceText = (formats: Formats, value: string | null | undefined, currency: string): string =>
  written(formats, value, currency, MOST_STORED);

/** A quantity with all of its decimals; a dash for none. */
export const quantityText = (formats: Formats, value: number | null | undefined): string =>
  typeof value === 'number' ? formats.number(value, QUANTITY) : '–';

function written(formats: Formats, value: string | null | undefined, currency: string, most: number): string {
  if (!value) return '–';
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, most) };
  return formats.number(Number(value), digits);
}
