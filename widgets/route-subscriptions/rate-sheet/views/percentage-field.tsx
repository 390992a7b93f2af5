import { useAtom, useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { readingOf } from '../../../../shared/trade/number-entry.ts';
import { enteredPercentage, readPercentage, stepped } from '../../../../shared/trade/percentage.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { NumberChoices } from '../../../../shared/ui/number-field/number-choices.tsx';
import { NumberInput } from '../../../../shared/ui/number-field/number-input.tsx';
import { useNumberEntry } from '../../../../shared/ui/number-field/use-number-entry.ts';
import * as s from '../rate-sheet-form.css.ts';
import { entriesAtom, shownProblemsAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import type { FieldProps } from './field-props.ts';

interface PercentageFieldProps extends FieldProps<'FAK_percentage' | 'NAC_percentage'> {
  hint: string;
}

/**
 * SHEET-09 to SHEET-16. No number input of the browser: it would take no `12,5` or `50 %`, and give its owner nothing of
 * what is wrong.
 */
export function PercentageField(props: PercentageFieldProps) {
  const { generator, name, label, hint, isDisabled, isReadOnly } = props;
  const text = useText(texts);
  const [entries, change] = useAtom(entriesAtom);
  const problem = useAtomValue(shownProblemsAtom)[name];
  const value = entries[name];
  const read = readPercentage(value);
  const reading = readingOf(value);
  const input = useRef<HTMLInputElement>(null);
  const entered = useNumberEntry({
    value,
    onNumber: (number) => change({ [name]: number }),
    read: enteredPercentage,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const next = isReadOnly ? undefined : stepped(value, event.key === 'ArrowUp' ? 1 : -1);
    if (next !== undefined) change({ [name]: next });
  };
  const choices = problem && 'readings' in reading && (
    <NumberChoices
      text={entered.input.value}
      readings={reading.readings}
      onChoose={(_text, chosen) => {
        change({ [name]: { value: chosen } });
        input.current?.focus();
      }}
    />
  );
  return (
    <Field label={label} hint={hint} error={choices || (problem && text(problem))} required>
      <div className={s.percentage}>
        <NumberInput
          {...entered.input}
          ref={input}
          name={name}
          role="spinbutton"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={'value' in read ? Number(read.value) : undefined}
          aria-valuetext={entered.input.value}
          onKeyDown={onKeyDown}
          onLeave={() => {
            entered.settle();
            generator.leave(name);
          }}
          disabled={isDisabled}
          readOnly={isReadOnly}
        />
        <span className={s.unit} aria-hidden="true">
          %
        </span>
      </div>
    </Field>
  );
}
