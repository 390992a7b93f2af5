import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { useFieldRules } from './form.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Problem } from './problem.ts';
import { useShownProblems } from './use-shown-problems.tsx';

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'autoComplete' | 'inputMode' | 'readOnly' | 'onPaste'
  > {
  /** Days, times and numbers have fields of their own: the browser's write them in the language of the device. */
  type?: 'text' | 'email' | 'tel' | 'password';
  label: string;
  /** Where a heading says the same to those who see it. */
  hideLabel?: boolean;
  hint?: string | undefined;
  /** Marks the field as one that has to be filled in; its problems say what else is wrong. */
  required?: boolean;
  value: string;
  /** Not needed for a read-only field. */
  onText?: ((text: string) => void) | undefined;
  /** The errors of the value. */
  problems?: readonly Problem[];
  /** Takes the focus when it is mounted, or when this becomes true. */
  takesFocus?: boolean;
}

/** A line of text in a {@link Form}. It shows its errors once it was left with a value, or the form was submitted. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    required,
    problems = [],
    takesFocus = false,
    type = 'text',
    ...others
  } = props;
  const { onText = ignore, ...rest } = others;
  const input = useRef<HTMLInputElement>(null);
  const { isReadOnly } = useFieldRules();
  const { error, onLeave } = useShownProblems(rest.value, problems);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const control = {
    ...rest,
    readOnly: isReadOnly || rest.readOnly,
    ref: input,
    onText,
    onBlur: onLeave,
  };
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} required={required} error={error}>
      {type === 'password' ? (
        <PasswordInput {...control} label={label} />
      ) : (
        <TextInput {...control} type={type} />
      )}
    </Field>
  );
}

const ignore = () => undefined;
