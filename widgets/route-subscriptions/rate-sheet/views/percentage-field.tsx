import { useAtom, useAtomValue } from 'jotai';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { readPercentage, stepped } from '../../../../shared/trade/percentage.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
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

  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const next = isReadOnly ? undefined : stepped(value, event.key === 'ArrowUp' ? 1 : -1);
    if (next !== undefined) change({ [name]: next });
  };
  return (
    <Field label={label} hint={hint} error={problem && text(problem)} required>
      <div className={s.percentage}>
        <TextInput
          name={name}
          role="spinbutton"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={'value' in read ? Number(read.value) : undefined}
          aria-valuetext={value}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onText={(typed) => change({ [name]: typed })}
          onKeyDown={onKeyDown}
          onBlur={() => generator.leave(name)}
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
