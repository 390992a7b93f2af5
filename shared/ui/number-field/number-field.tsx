import { type RefObject, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-text.ts';
import { decimalSignOf } from '../../trade/number-notation.ts';
import { readNumber } from '../../trade/read-number.ts';
import { Field } from '../field/field.tsx';
import { NumberChoices } from './number-choices.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

interface NumberFieldProps extends NumberInputProps {
  label: string;
  hint?: string | undefined;
  /** Any other error of the text. */
  error?: string | false | undefined;
  /** Its errors show at once, such as after the form was submitted. */
  isChecked?: boolean | undefined;
  ref?: RefObject<HTMLInputElement | null>;
}

/**
 * A number with its label and error. A text that can be read in two ways has an error that offers both, from when it was
 * left; the one that is chosen stands in the field, which has the focus again.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isChecked = false, required, onLeave, ref, ...rest } = props;
  const { value, onText, currency, leastDecimals } = rest;
  const sign = decimalSignOf(useLocale());
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const [left, setLeft] = useState<string>();
  const reading = readNumber(value, sign, currency);
  const choices = 'readings' in reading && (
    <NumberChoices
      text={value}
      readings={reading.readings}
      leastDecimals={leastDecimals}
      onChoose={(text) => {
        onText(text);
        input.current?.focus();
      }}
    />
  );
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={choices ? (isChecked || left === value) && choices : error}
    >
      <NumberInput
        {...rest}
        ref={input}
        onLeave={(text) => {
          setLeft(text);
          onLeave?.(text);
        }}
      />
    </Field>
  );
}
