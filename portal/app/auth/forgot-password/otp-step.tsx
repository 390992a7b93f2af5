import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client.ts';
import { checkOtp } from '../account-calls.ts';
import { AuthField } from '../auth-field.tsx';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { useSending } from '../use-sending.ts';
import { otpProblems, withoutSpaces } from './otp-rules.ts';

interface OtpStepProps {
  email: string;
  otp: string;
  onOtp(otp: string): void;
  onChecked(): void;
  onBack(): void;
}

/** AUTH-19, AUTH-21 to AUTH-26: the code from the mail. */
export function OtpStep({ email, otp, onOtp, onChecked, onBack }: OtpStepProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState('');
  const { isBusy, failed, send: ask } = useSending();
  const problems = otpProblems(otp);

  useEffect(() => input.current?.focus(), []);

  const submit = async () => {
    setChecked(true);
    if (problems.length > 0) return input.current?.focus();
    setRefused(otp);
    if (await ask(() => checkOtp(send, email, otp))) onChecked();
    else input.current?.select();
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
        isBusy={isBusy}
        onSubmit={submit}
        actions={<Button onClick={onBack}>{text('reset.back')}</Button>}
      >
        {failed && <Failure outcome={failed} message={text('password.notValid', { name: refused })} />}
        <AuthField
          ref={input}
          label={text('reset.otp')}
          name="otp"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={otp}
          onText={onOtp}
          onPaste={paste}
          problems={problems}
          isChecked={isChecked}
        />
      </AuthForm>
    </>
  );
}
