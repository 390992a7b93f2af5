import { useText } from '../../../shared/i18n/use-text.ts';
import { TextField, type TextFieldProps } from '../form/text-field.tsx';
import { emailProblems } from './sign-in/sign-in-rules.ts';
import { texts } from './texts/index.ts';

/** The email of an account, with the rules of the sign-in form (AUTH-04 to AUTH-07, AUTH-17). */
export function EmailField(props: Partial<TextFieldProps> & Pick<TextFieldProps, 'value'>) {
  const text = useText(texts);
  return (
    <TextField
      label={text('auth.email')}
      type="email"
      name="email"
      autoComplete="username"
      problems={props.readOnly ? [] : emailProblems(props.value)}
      {...props}
    />
  );
}
