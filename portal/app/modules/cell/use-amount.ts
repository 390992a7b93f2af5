import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { amountText, unitPriceText } from '../../../lists/cell/amount-text.ts';
import { moneyText } from '../../../lists/cell/cell-text.ts';

type WriteAmount = (value: string | null | undefined, currency: string) => string;

/** Writes an amount with the decimals of its currency, and never rounded; a dash for none. */
export const useAmount = (): WriteAmount => {
  const formats = useFormats();
  return (value, currency) => amountText(formats, value, currency);
};

/**
 * Writes an amount with the code of its currency, in the order of the language: `USD 1,234.50`, `1.234,50 USD`; where there is
 * no currency, the amount alone, and a dash for no amount.
 */
export const useMoney = (): ((
  value: string | number | null | undefined,
  currency: string | null,
) => string) => {
  const formats = useFormats();
  return (value, currency) =>
    value === null || value === undefined || value === ''
      ? '–'
      : moneyText({ amount: Number(value), currency: currency || null }, formats);
};

/** Writes what one of a quantity costs, with the decimals of its currency or as many as it has; a dash for none. */
export const useUnitPrice = (): WriteAmount => {
  const formats = useFormats();
  return (value, currency) => unitPriceText(formats, value, currency);
};
