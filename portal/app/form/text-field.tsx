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
  /** Needless for a field that is only read. */
  onText?: ((text: string) => void) | undefined;
  /** All that is wrong with the value. */
  problems?: readonly Problem[];
  /** As soon as it is there, or as soon as this is true. */
  takesFocus?: boolean;
}

/** A line of text in a {@link Form}. It complains once it was left with something in it, or the form was sent. */
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
