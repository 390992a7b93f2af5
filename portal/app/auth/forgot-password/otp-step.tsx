import { type ClipboardEvent, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client/client.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { checkOtp } from '../calls/account-calls.ts';
import { accepted, accountFailure } from '../calls/account-failure.ts';
import { Failure } from '../failure.tsx';
import { otpProblems, withoutSpaces } from './otp-rules.ts';
import { texts } from './texts/index.ts';

interface OtpStepProps {
  email: string;
  otp: string;
  onOtp(otp: string): void;
  onChecked(): void;
  onBack(): void;
}

/** AUTH-19, AUTH-21 to AUTH-26: the code from the mail. */
export function OtpStep({ email, otp, onOtp, onChecked, onBack }: OtpStepProps) {
  const text = useText(texts);
  const form = useForm();
  const [sent, setSent] = useState('');
  const save = useSave();
  const failed = accountFailure(save.state);

  const submit = async () => {
    const step = await save.run({
      validate: form.isValid,
      parts: () => [{ email, otp }],
      send() {
        setSent(otp);
        return accepted(checkOtp(send, email, otp));
      },
    });
    if (step === 'saved' && form.isShown()) onChecked();
    if (step === 'failed') form.ref.current?.querySelector('input')?.select();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/\s/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    onOtp(before + withoutSpaces(pasted) + value.slice(selectionEnd ?? value.length));
  };

  return (
    <>
      <p className={explanation}>{text('reset.sent.explanation', { email })}</p>
      <AuthForm
        of={form}
        save={save}
        onSubmit={submit}
        actions={<Button onClick={onBack}>{text('reset.back')}</Button>}
      >
        {failed && <Failure outcome={failed} message={text('password.notValid', { name: sent })} />}
        <TextField
          label={text('reset.otp')}
          name="otp"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={otp}
          onText={onOtp}
          onPaste={paste}
          problems={otpProblems(otp)}
          takesFocus
        />
      </AuthForm>
    </>
  );
}
