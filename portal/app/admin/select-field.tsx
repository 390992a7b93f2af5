import { frame } from '../../../shared/ui/field/control.css.ts';
import { Field, useFieldControl } from '../../../shared/ui/field/field.tsx';
import { useFieldRules } from '../form/form.tsx';
import * as s from './admin.css.ts';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, text: string])[];
  /** Of one that can be left empty. */
  required?: boolean;
  error?: string | undefined;
  onChange(value: T): void;
}

/** A labelled native select. */
export function SelectField<T extends string>({ label, required, error, ...rest }: SelectFieldProps<T>) {
  return (
    <Field label={label} required={required} error={error}>
      <Select {...rest} />
    </Field>
  );
}

function Select<T extends string>({
  value,
  options,
  onChange,
}: Omit<SelectFieldProps<T>, 'label' | 'required' | 'error'>) {
  const control = useFieldControl();
  const { isReadOnly } = useFieldRules();
  return (
    <select
      id={control?.id}
      required={control?.required}
      aria-describedby={control?.['aria-describedby']}
      aria-invalid={control?.['aria-invalid']}
      className={`${frame} ${s.select}`}
      value={value}
      // Not `disabled`: a disabled control drops the focus to the top of the page.
      aria-disabled={isReadOnly || undefined}
      onChange={(event) => isReadOnly || onChange(event.currentTarget.value as T)}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
