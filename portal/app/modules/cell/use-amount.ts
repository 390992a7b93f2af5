import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { amountText, unitPriceText } from '../../../lists/cell/amount-text.ts';

type WriteAmount = (value: string | null | undefined, currency: string) => string;

/** Writes an amount with the decimals of its currency, and never rounded; a dash for none. */
export const useAmount = (): WriteAmount => {
  const formats = useFormats();
  return (value, currency) => amountText(formats, value, currency);
};

/** Writes what one of a quantity costs, with the decimals of its currency or as many as it has; a dash for none. */
export const useUnitPrice = (): WriteAmount => {
  const formats = useFormats();
  return (value, currency) => unitPriceText(formats, value, currency);
};
