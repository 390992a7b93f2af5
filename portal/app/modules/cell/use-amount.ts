import type { Formats } from '../../../../shared/i18n/formats.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';

/** The decimals that are stored of a quantity and of what one of it costs: none is left out (D-149). */
const MOST_STORED = 4;
export const QUANTITY = { maximumFractionDigits: MOST_STORED } as const;

/** Writes an amount with the decimals of its currency, and never rounded; a dash for none. */
export const useAmount = () => amountIn(useFormats(), 2);

/** Writes what one of a quantity costs, with the decimals of its currency or as many as it has; a dash for none. */
export const useUnitPrice = () => amountIn(useFormats(), MOST_STORED);

const amountIn =
  (formats: Formats, most: number) =>
  (value: string | null | undefined, currency: string): string => {
    if (!value) return '–';
    const decimals = currencyDecimals(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, most) };
    return formats.number(Number(value), digits);
  };
