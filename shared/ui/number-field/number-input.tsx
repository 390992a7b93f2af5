import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import { isComposing } from '../../keys/is-composing.ts';
import { decimalSignOf, writeNumber } from '../../trade/number-notation.ts';
import { readNumber } from '../../trade/read-number.ts';
import { TextInput } from '../field/text-input.tsx';

export interface NumberInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'onBlur'> {
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
 * (D-148); what can't be read, or in two ways, stays as it is. What nobody has edited isn't read anew: it may have been
 * typed in another language. Inside a `Field` it takes over its name, hint and error.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onText, onLeave, onKeyDown, currency, leastDecimals, ...rest } = props;
  const locale = useLocale();
  const isEdited = useRef(false);
  const leave = () => {
    const sign = decimalSignOf(locale);
    const reading = readNumber(value, sign, currency);
    const isRead = isEdited.current && 'value' in reading;
    const text = isRead ? writeNumber(reading.value, sign, leastDecimals) : value;
    isEdited.current = false;
    if (text !== value && !rest.readOnly) onText(text);
    onLeave?.(text);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The form around it is submitted after this, and then has what was read.
    if (event.key === 'Enter' && !isComposing(event)) leave();
    onKeyDown?.(event);
  };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={value}
      onText={(text) => {
        isEdited.current = true;
        onText(text);
      }}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
