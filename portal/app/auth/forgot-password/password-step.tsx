import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client.ts';
import { useForm } from '../../form/use-form.ts';
import { resetPassword } from '../account-calls.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useNewPassword } from '../use-new-password.ts';
import { useSending } from '../use-sending.ts';
import { texts } from './texts/index.ts';

interface PasswordStepProps {
  email: string;
  otp: string;
  onDone(): void;
  onBack(): void;
}

/** AUTH-27 to AUTH-33: the new password, twice. */
export function PasswordStep({ email, otp, onDone, onBack }: PasswordStepProps) {
  const text = useText(texts);
  const form = useForm();
  const entry = useNewPassword();
  const { isBusy, failed, send: ask } = useSending(form);

  const submit = async () => {
    if (!form.isRight()) return;
    await ask(async () => {
      const outcome = await resetPassword(send, { email, otp, password: entry.password });
      // Done is done: it is told also to whoever went a step back meanwhile.
      if (outcome === 'accepted') onDone();
      return outcome;
    });
  };

  return (
    <AuthForm
      of={form}
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
      <NewPasswordFields email={email} label={text('password.new')} entry={entry} takesFocus />
    </AuthForm>
  );
}
