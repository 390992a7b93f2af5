import { useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { send } from '../../client.ts';
import { emailProblems } from '../../sign-in/sign-in-rules.ts';
import { forgotPassword } from '../account-calls.ts';
import { AuthField } from '../auth-field.tsx';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { useSending } from '../use-sending.ts';

interface EmailStepProps {
  email: string;
  onEmail(email: string): void;
  /** Not on the first look at the page, where the heading comes first. */
  takesFocus: boolean;
  onSent(): void;
}

/** AUTH-17, AUTH-18, AUTH-20: the address that the code goes to. */
export function EmailStep({ email, onEmail, takesFocus, onSent }: EmailStepProps) {
  const text = useText();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState('');
  const { isBusy, failed, send: ask } = useSending();
  const problems = emailProblems(email);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const submit = async () => {
    setChecked(true);
    if (problems.length > 0) return input.current?.focus();
    setRefused(email);
    if (await ask(() => forgotPassword(send, email, locale))) onSent();
  };

  return (
    <>
      <p className={explanation}>{text('reset.explanation')}</p>
      <AuthForm isBusy={isBusy} onSubmit={submit}>
        {failed && <Failure outcome={failed} message={text('reset.notFound', { name: refused })} />}
        <AuthField
          ref={input}
          label={text('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onText={onEmail}
          problems={problems}
          isChecked={isChecked}
        />
      </AuthForm>
    </>
  );
}
