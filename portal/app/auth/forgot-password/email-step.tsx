import { useState } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { send } from '../../client/client.ts';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { forgotPassword } from '../calls/account-calls.ts';
import { accepted, accountFailure } from '../calls/account-failure.ts';
import { EmailField } from '../email-field.tsx';
import { Failure } from '../failure.tsx';
import { texts } from './texts/index.ts';

interface EmailStepProps {
  email: string;
  onEmail(email: string): void;
  /** Not when the page opens, where the heading is read first. */
  takesFocus: boolean;
  onSent(): void;
}

/** AUTH-17, AUTH-18, AUTH-20: the address that the code goes to. */
export function EmailStep({ email, onEmail, takesFocus, onSent }: EmailStepProps) {
  const text = useText(texts);
  const locale = useLocale();
  const form = useForm();
  const [sent, setSent] = useState('');
  const save = useSave();
  const failed = accountFailure(save.state);

  const submit = async () => {
    const step = await save.run({
      validate: form.isValid,
      parts: () => [{ email }],
      send() {
        setSent(email);
        return accepted(forgotPassword(send, email, locale));
      },
    });
    if (step === 'saved' && form.isShown()) onSent();
  };

  return (
    <>
      <p className={explanation}>{text('reset.explanation')}</p>
      <AuthForm of={form} save={save} onSubmit={submit}>
        {failed && <Failure outcome={failed} message={text('reset.notFound', { name: sent })} />}
        <EmailField value={email} onText={onEmail} takesFocus={takesFocus} />
      </AuthForm>
    </>
  );
}
