import { useState } from 'react';
import { useLocale } from '../../../../shared/i18n/use-text.ts';
import { formatAmount, localAmount, parseMoney } from '../../../../shared/trade/amount.ts';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';

interface AmountFieldProps {
  label: string;
  /** As typed, or with a decimal point and two decimals. */
  value: string;
  onText(text: string): void;
  problems: readonly Problem[];
  required?: boolean;
  takesFocus?: boolean;
}

/**
 * An amount of money. What is typed or pasted stays as it is until the field is left; then it has two decimals, as in the
 * cells of the charges (CHG-29). It is shown in the notation of the page's language, and handed on in none.
 */
export function AmountField({ value, onText, ...rest }: AmountFieldProps) {
  const locale = useLocale();
  const [isTyped, setTyped] = useState(false);
  const normalize = () => {
    setTyped(false);
    const parsed = parseMoney(value);
    if (!('value' in parsed)) return;
    // What would be rounded is told, and not changed.
    const isExact = (parsed.value.split('.')[1]?.length ?? 0) <= 2;
    const written = formatAmount(parsed.value);
    if (isExact && written !== value) onText(written);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the field inside is left
    <div onBlur={normalize}>
      <TextField
        {...rest}
        value={isTyped ? value : localAmount(value, locale)}
        onText={(text) => {
          setTyped(true);
          onText(text);
        }}
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}
