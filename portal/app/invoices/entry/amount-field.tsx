import type { ComponentProps } from 'react';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { NumberField } from '../../form/number-field.tsx';

interface AmountFieldProps extends Omit<ComponentProps<typeof NumberField>, 'leastDecimals' | 'read'> {
  /** The code; blank as long as it isn't chosen. */
  currency: string;
}

/** An amount of money: once the field is left, it has the decimals of its currency (D-149). */
export const AmountField = ({ currency, ...rest }: AmountFieldProps) => (
  <NumberField {...rest} currency={currency || undefined} leastDecimals={currencyDecimals(currency)} />
);
