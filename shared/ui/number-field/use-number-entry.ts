import { useState } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import { enteredNumber, isSameNumber, type NumberEntry, writtenEntry } from '../../trade/number-entry.ts';
import { type DecimalSign, decimalSignOf } from '../../trade/number-notation.ts';

interface NumberEntryOptions {
  value: NumberEntry;
  onNumber(entry: NumberEntry): void;
  currency?: string | undefined;
  leastDecimals?: number | undefined;
  /** Reads what is typed, where more may stand beside a number than a currency. */
  read?: ((text: string, sign: DecimalSign) => NumberEntry) | undefined;
}

/**
 * The text of a `NumberInput` whose number is kept in the notation of no language: as it is typed until the field is left,
 * then as the language writes what was read.
 */
export function useNumberEntry({ value, onNumber, currency, leastDecimals, read }: NumberEntryOptions) {
  const sign = decimalSignOf(useLocale());
  const [typed, setTyped] = useState<{ readonly text: string; readonly entry: NumberEntry }>();
  // A number that comes from elsewhere takes the place of what was typed.
  const isTyping = typed !== undefined && isSameNumber(typed.entry, value);
  const onText = (text: string) => {
    const entry = read ? read(text, sign) : enteredNumber(text, sign, currency);
    setTyped({ text, entry });
    if (!isSameNumber(entry, value)) onNumber(entry);
  };
  return {
    input: {
      value: isTyping ? typed.text : writtenEntry(value, sign, leastDecimals),
      ...{ onText, currency, leastDecimals },
    },
    /** It was left, or Enter was pressed. */
    settle: () => setTyped(undefined),
  };
}
