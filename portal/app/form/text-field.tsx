import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { texts } from '../auth/texts/index.ts';
import * as s from './form.css.ts';
import { useFieldRules } from './form.tsx';
import { PasswordInput } from './password-input.tsx';
import type { Problem } from './problem.ts';

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'readOnly' | 'onPaste'
  > {
  label: string;
  hint?: string | undefined;
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
  const { label, hint, problems = [], takesFocus = false, type = 'text', onText = ignore, ...rest } = props;
  const text = useText(texts);
  const input = useRef<HTMLInputElement>(null);
  const { isChecked, isReadOnly } = useFieldRules();
  const [wasLeft, setLeft] = useState(false);
  const isWrong = (isChecked || (wasLeft && rest.value !== '')) && problems.length > 0;

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const control = {
    ...rest,
    readOnly: isReadOnly || rest.readOnly,
    ref: input,
    onText,
    onBlur: () => setLeft(wasLeft || rest.value !== ''),
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={
        isWrong && (
          <span>
            {problems.map((problem) => {
              const id = typeof problem === 'string' ? problem : problem.id;
              return (
                <span key={id} className={s.problem}>
                  {text(problem)}
                </span>
              );
            })}
          </span>
        )
      }
    >
      {type === 'password' ? (
        <PasswordInput {...control} label={label} />
      ) : (
        <TextInput {...control} type={type} />
      )}
    </Field>
  );
}

const ignore = () => undefined;
