import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import * as s from './import-dialog.css.ts';

interface RadioGroupProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T | undefined;
  onChange(value: T): void;
  error?: ReactNode;
}

/** A question with an answer to choose; an error is read with each answer. */
export function RadioGroup<T extends string>({ label, options, value, onChange, error }: RadioGroupProps<T>) {
  const id = useId();
  return (
    <fieldset className={s.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={s.legend}>{label}</legend>
      {options.map(([one, name]) => (
        <label key={one} className={s.choice}>
          <input
            type="radio"
            name={id}
            checked={value === one}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}error` : undefined}
            onChange={() => onChange(one)}
          />
          {name}
        </label>
      ))}
      <div aria-live="polite">
        {error && (
          <p id={`${id}error`} className={s.error}>
            <ErrorIcon />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
