import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';

/** Writes an amount with the decimals of its currency, and never rounded; a dash for none. */
export function useAmount(): (value: string | null | undefined, currency: string) => string {
  const formats = useFormats();
  return (value, currency) => {
    if (!value) return '–';
    const decimals = currencyDecimals(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) };
    return formats.number(Number(value), digits);
  };
}
