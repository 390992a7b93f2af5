import { useEffect, useRef } from 'react';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import type { RemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import type { Choice } from './choice.ts';
import { useFieldRules } from './form.tsx';
import { type ChoiceWrongs, useChoiceError } from './use-choice-error.ts';

interface ChoiceFieldProps extends ChoiceWrongs {
  label: string;
  required?: boolean;
  /** Takes the focus when it is mounted. */
  takesFocus?: boolean;
  options: RemoteOptions<Choice>;
  value: Choice | null;
  onChange(value: Choice | null): void;
}

/** The choice of a record that a server finds, in a {@link Form}. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, required = false, takesFocus = false, options, value, onChange, ...wrongs } = props;
  const { isReadOnly } = useFieldRules();
  const error = useChoiceError(wrongs);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <div ref={field}>
      <Combobox
        label={label}
        required={required}
        options={options}
        value={value}
        readOnly={isReadOnly}
        onChange={(one) => onChange(one && { id: one.id, label: one.label })}
        {...(error && { error })}
      />
    </div>
  );
}
