import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { type Problem, Problems } from './problems.tsx';

interface AuthFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'readOnly' | 'onPaste'
  > {
  label: string;
  hint?: string | undefined;
  value: string;
  onText(text: string): void;
  problems: readonly Problem[];
  /** The form was sent: an empty field complains, too. */
  isChecked: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field of the forms around signing in. It complains once it was left with something in it, or the form was sent. */
export function AuthField({ label, hint, problems, isChecked, type = 'text', ...rest }: AuthFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const isWrong = (isChecked || wasLeft) && problems.length > 0;
  const onBlur = () => setLeft(wasLeft || rest.value !== '');
  return (
    <Field
      label={label}
      hint={hint}
      error={
        isWrong && (
          <span>
            <Problems of={problems} />
          </span>
        )
      }
    >
      {type === 'password' ? (
        <PasswordInput {...rest} label={label} onBlur={onBlur} />
      ) : (
        <TextInput {...rest} type={type} onBlur={onBlur} />
      )}
    </Field>
  );
}
