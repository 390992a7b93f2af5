import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { SelectField } from '../../admin/select-field.tsx';
import * as s from './entry.css.ts';
import { texts } from './texts/index.ts';

interface OneCurrencyProps {
  /** How many lines have no currency. */
  count: number;
  onSet(currency: string): void;
}

/**
 * One choice for all lines without a currency, as those of a manifest's charges are (D-110). It takes effect by its button:
 * the arrow keys choose in a closed select as they go along.
 */
export function OneCurrency({ count, onSet }: OneCurrencyProps) {
  const text = useText(texts);
  const [currency, setCurrency] = useState('');
  return (
    <div className={s.oneCurrency}>
      <SelectField
        label={text('invoiceEntry.noCurrency', { count })}
        value={currency}
        options={[['', ''], ...CURRENCIES.map((code) => [code, code] as const)]}
        onChange={setCurrency}
      />
      <Button disabled={currency === ''} onClick={() => onSet(currency)}>
        {text('invoiceEntry.setCurrency')}
      </Button>
    </div>
  );
}
