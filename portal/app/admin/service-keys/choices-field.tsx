import { useId } from 'react';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { choice } from '../../form/form.css.ts';
import { useFieldRules } from '../../form/form.tsx';
import * as s from './service-keys.css.ts';

interface ChoicesFieldProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, text: string])[];
  /** What is ticked, in the order of the options. */
  values: readonly T[];
  /** Shown while nothing is ticked, and as an error once the form was submitted so. */
  required: string;
  onChange(values: readonly T[]): void;
}

/** A question with several answers, of which at least one is needed; an error is read with each of them. */
export function ChoicesField<T extends string>(props: ChoicesFieldProps<T>) {
  const { label, options, values, required, onChange } = props;
  const id = useId();
  const { isChecked, isReadOnly } = useFieldRules();
  const isWrong = isChecked && values.length === 0;
  const toggle = (one: T, isTicked: boolean) =>
    onChange(
      options.map(([value]) => value).filter((value) => (value === one ? isTicked : values.includes(value))),
    );
  return (
    <fieldset className={s.group}>
      <legend className={s.legend} data-required>
        {label}
      </legend>
      <div className={s.choices}>
        {options.map(([one, text]) => (
          <label key={one} className={choice}>
            <input
              type="checkbox"
              className={checkbox}
              checked={values.includes(one)}
              aria-invalid={isWrong || undefined}
              aria-describedby={values.length === 0 ? id : undefined}
              aria-disabled={isReadOnly || undefined}
              onChange={(event) => isReadOnly || toggle(one, event.currentTarget.checked)}
            />
            {text}
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {values.length === 0 && (
          <p id={id} className={isWrong ? s.error : s.hint}>
            {isWrong && <ErrorIcon />}
            {required}
          </p>
        )}
      </div>
    </fieldset>
  );
}
