import { useState } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { send } from '../../client.ts';
import { EmailField } from '../../form/email-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { forgotPassword } from '../account-calls.ts';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { useSending } from '../use-sending.ts';
import { texts } from './texts/index.ts';

interface EmailStepProps {
  email: string;
  onEmail(email: string): void;
  /** Not on the first look at the page, where the heading comes first. */
  takesFocus: boolean;
  onSent(): void;
}

/** AUTH-17, AUTH-18, AUTH-20: the address that the code goes to. */
export function EmailStep({ email, onEmail, takesFocus, onSent }: EmailStepProps) {
  const text = useText(texts);
  const locale = useLocale();
  const form = useForm();
  const [refused, setRefused] = useState('');
  const { isBusy, failed, send: ask } = useSending(form);

  const submit = async () => {
    if (!form.isRight()) return;
    setRefused(email);
    if (await ask(() => forgotPassword(send, email, locale))) onSent();
  };

  return (
    <>
      <p className={explanation}>{text('reset.explanation')}</p>
      <AuthForm of={form} isBusy={isBusy} onSubmit={submit}>
        {failed && <Failure outcome={failed} message={text('reset.notFound', { name: refused })} />}
        <EmailField value={email} onText={onEmail} takesFocus={takesFocus} />
      </AuthForm>
    </>
  );
}
