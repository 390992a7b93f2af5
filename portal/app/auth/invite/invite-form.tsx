import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { send } from '../../client/client.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { acceptInvitation, type Invitation } from '../calls/account-calls.ts';
import { accepted, accountFailure } from '../calls/account-failure.ts';
import { Failure } from '../failure.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { nameProblems } from '../password/password-rules.ts';
import { useNewPassword } from '../password/use-new-password.ts';
import { texts } from './texts/index.ts';

/** AUTH-38, AUTH-41 to AUTH-46: the invited person's password and name. */
export function InviteForm({ invitation, onDone }: { invitation: Invitation; onDone(): void }) {
  const text = useText(texts);
  const form = useForm();
  const entry = useNewPassword();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const save = useSave();
  const failed = accountFailure(save.state);

  const submit = async () => {
    const step = await save.run({
      validate: form.isValid,
      parts: () => [{ password: entry.password, firstName, lastName }],
      async send(person) {
        const outcome = await acceptInvitation(send, invitation, person);
        if (outcome === 'common') entry.refuse();
        await accepted(outcome);
      },
    });
    if (step === 'saved' && form.isShown()) onDone();
  };

  return (
    <>
      <p className={explanation}>{text('invite.explanation')}</p>
      <AuthForm of={form} save={save} onSubmit={submit}>
        {failed && (
          // The password is never shown: the message names its label instead (D-06).
          <Failure
            outcome={failed}
            message={
              failed === 'misplaced'
                ? text('invite.misplaced')
                : text('password.notValid', { name: text('auth.password') })
            }
          />
        )}
        {/* The form takes the focus, because the spinner before it had none. */}
        <NewPasswordFields email={invitation.email} label={text('auth.password')} entry={entry} takesFocus />
        <TextField
          label={text('invite.firstName')}
          name="first-name"
          autoComplete="given-name"
          value={firstName}
          onText={setFirstName}
          problems={nameProblems(firstName)}
        />
        <TextField
          label={text('invite.lastName')}
          name="last-name"
          autoComplete="family-name"
          value={lastName}
          onText={setLastName}
          problems={nameProblems(lastName)}
        />
      </AuthForm>
    </>
  );
}
