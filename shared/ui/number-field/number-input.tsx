import type { ComponentProps, KeyboardEvent } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import { decimalSignOf, writeNumber } from '../../trade/number-notation.ts';
import { readNumber } from '../../trade/read-number.ts';
import { TextInput } from '../field/text-input.tsx';

export interface NumberInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'onBlur' | 'onKeyDown'> {
  /** The text as it stands in the field, in the notation of the language: to be read with `readNumber`. */
  value: string;
  /** It was left, or Enter was pressed; `text` is what it holds from now on. */
  onLeave?: ((text: string) => void) | undefined;
  /** Of an amount: the code whose signs may stand beside the number. */
  currency?: string | undefined;
  /** What is read is written with as many decimals at least. */
  leastDecimals?: number | undefined;
}

/**
 * A number, typed in any way that `readNumber` knows. Once it is left, or Enter is pressed, it stands there as it was read
 * (D-148); what can't be read, or in two ways, stays as it is. Inside a `Field` it takes over its name, hint and error.
 */
export function NumberInput({ value, onText, onLeave, currency, leastDecimals, ...rest }: NumberInputProps) {
  const locale = useLocale();
  const leave = () => {
    const sign = decimalSignOf(locale);
    const reading = readNumber(value, sign, currency);
    const text = 'value' in reading ? writeNumber(reading.value, sign, leastDecimals) : value;
    if (text !== value && !rest.readOnly) onText(text);
    onLeave?.(text);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // The form around it is submitted after this, and then has what was read.
    if (key === 'Enter' && !nativeEvent.isComposing) leave();
  };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={value}
      onText={onText}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}
