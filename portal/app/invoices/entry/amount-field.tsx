import { useLocale } from '../../../../shared/i18n/use-text.ts';
import { formatAmount, localAmount, parseMoney } from '../../../../shared/trade/amount.ts';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';

interface AmountFieldProps {
  label: string;
  value: string;
  onText(text: string): void;
  problems: readonly Problem[];
  required?: boolean;
  takesFocus?: boolean;
}

/**
 * An amount of money, in the notation of the page's language. What is typed or pasted stays as it is until the field is left;
 * then it has two decimals, as in the cells of the charges (CHG-29).
 */
export function AmountField({ value, onText, ...rest }: AmountFieldProps) {
  const locale = useLocale();
  const normalize = () => {
    const parsed = parseMoney(value);
    if (!('value' in parsed)) return;
    const written = localAmount(formatAmount(parsed.value), locale);
    // What would be rounded is told, and not changed.
    const isExact = (parsed.value.split('.')[1]?.length ?? 0) <= 2;
    if (isExact && written !== value) onText(written);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the field inside is left
    <div onBlur={normalize}>
      <TextField {...rest} value={value} onText={onText} inputMode="decimal" autoComplete="off" />
    </div>
  );
}
