import { useEffect, useRef } from 'react';
import { isBlank, type NumberEntry, readingOf } from '../../../shared/trade/number-entry.ts';
import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { NumberChoices } from '../../../shared/ui/number-field/number-choices.tsx';
import { NumberInput } from '../../../shared/ui/number-field/number-input.tsx';
import { useNumberEntry } from '../../../shared/ui/number-field/use-number-entry.ts';
import { useFieldRules } from './form.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useShownProblems } from './use-shown-problems.tsx';

interface NumberFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'required' | 'problems' | 'takesFocus'> {
  value: NumberEntry;
  onNumber(entry: NumberEntry): void;
  /** Of an amount: the code whose signs may stand beside the number. */
  currency?: string | undefined;
  leastDecimals?: number | undefined;
  /** Reads what is typed, where more may stand beside the number than a currency. */
  read?: ((text: string, sign: DecimalSign) => NumberEntry) | undefined;
  /** An error that shows at once, such as the server's. */
  error?: string | undefined;
}

/**
 * A number in a {@link Form}, read in the language of the page and kept in the notation of none (D-148). Its errors show as
 * those of a text do; one that can be read in two ways offers both.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, required, problems = [], takesFocus = false, error: given, ...number } = props;
  const { value, currency, leastDecimals } = number;
  const input = useRef<HTMLInputElement>(null);
  const { isReadOnly } = useFieldRules();
  const entered = useNumberEntry(number);
  // What is there from the start, as of a draft, was left by somebody before.
  const { error, isShown, onLeave } = useShownProblems(entered.input.value, problems, !isBlank(value));
  const reading = readingOf(value, currency);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const choices = 'readings' in reading && (
    <NumberChoices
      text={entered.input.value}
      readings={reading.readings}
      leastDecimals={leastDecimals}
      onChoose={(_text, reading) => {
        number.onNumber({ value: reading });
        input.current?.focus();
      }}
    />
  );
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={choices ? (isShown || Boolean(given)) && choices : given || error}
    >
      <NumberInput
        {...entered.input}
        ref={input}
        readOnly={isReadOnly}
        onLeave={() => {
          entered.settle();
          onLeave();
        }}
      />
    </Field>
  );
}
