import { useEffect, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client.ts';
import { resetPassword } from '../account-calls.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useNewPassword } from '../use-new-password.ts';
import { useSending } from '../use-sending.ts';

interface PasswordStepProps {
  email: string;
  otp: string;
  onDone(): void;
  onBack(): void;
}

/** AUTH-27 to AUTH-33: the new password, twice. */
export function PasswordStep({ email, otp, onDone, onBack }: PasswordStepProps) {
  const text = useText();
  const entry = useNewPassword();
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failed, send: ask } = useSending();

  const { passwordInput } = entry;
  useEffect(() => passwordInput.current?.focus(), [passwordInput]);

  const submit = async () => {
    setChecked(true);
    if (entry.focusWrong()) return;
    if (await ask(() => resetPassword(send, { email, otp, password: entry.password }))) onDone();
  };

  return (
    <AuthForm
      isBusy={isBusy}
      onSubmit={submit}
      actions={<Button onClick={onBack}>{text('reset.back')}</Button>}
    >
      {failed && (
        <Failure
          outcome={failed}
          message={text('reset.failed')}
          actions={
            failed === 'missing' && (
              <Button size="sm" onClick={onBack}>
                {text('reset.again')}
              </Button>
            )
          }
        />
      )}
      <NewPasswordFields email={email} label={text('password.new')} entry={entry} isChecked={isChecked} />
    </AuthForm>
  );
}
