import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client/client.ts';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { AuthForm } from '../auth-form.tsx';
import { resetPassword } from '../calls/account-calls.ts';
import { accepted, accountFailure } from '../calls/account-failure.ts';
import { Failure } from '../failure.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useNewPassword } from '../password/use-new-password.ts';
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
  const save = useSave();
  const failed = accountFailure(save.state);

  const submit = async () => {
    const step = await save.run({
      validate: form.isValid,
      parts: () => [{ email, otp, password: entry.password }],
      async send(reset) {
        const outcome = await resetPassword(send, reset);
        if (outcome === 'common') entry.refuse();
        await accepted(outcome);
      },
    });
    // The password is changed, also for somebody who went a step back while it was sent.
    if (step === 'saved') onDone();
  };

  return (
    <AuthForm
      of={form}
      save={save}
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
