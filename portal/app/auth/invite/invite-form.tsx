import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { send } from '../../client.ts';
import { acceptInvitation, type Invitation } from '../account-calls.ts';
import { AuthField } from '../auth-field.tsx';
import { explanation } from '../auth-form.css.ts';
import { AuthForm } from '../auth-form.tsx';
import { Failure } from '../failure.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { nameProblems } from '../password-rules.ts';
import { useNewPassword } from '../use-new-password.ts';
import { useSending } from '../use-sending.ts';

/** AUTH-38, AUTH-41 to AUTH-46: the invited person's password and name. */
export function InviteForm({ invitation, onDone }: { invitation: Invitation; onDone(): void }) {
  const text = useText();
  const entry = useNewPassword();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const firstInput = useRef<HTMLInputElement>(null);
  const lastInput = useRef<HTMLInputElement>(null);
  const { isBusy, failed, send: ask } = useSending();
  const wrongFirst = nameProblems(firstName);
  const wrongLast = nameProblems(lastName);

  // The spinner that stood here had no focus to hand on.
  const { passwordInput } = entry;
  useEffect(() => passwordInput.current?.focus(), [passwordInput]);

  const submit = async () => {
    setChecked(true);
    if (entry.focusWrong()) return;
    if (wrongFirst.length > 0) return firstInput.current?.focus();
    if (wrongLast.length > 0) return lastInput.current?.focus();
    const person = { password: entry.password, firstName, lastName };
    if (await ask(() => acceptInvitation(send, invitation, person))) onDone();
  };

  return (
    <>
      <p className={explanation}>{text('invite.explanation')}</p>
      <AuthForm isBusy={isBusy} onSubmit={submit}>
        {failed && (
          // D-06: the label stands for the password, which is never shown.
          <Failure outcome={failed} message={text('password.notValid', { name: text('auth.password') })} />
        )}
        <NewPasswordFields
          email={invitation.email}
          label={text('auth.password')}
          entry={entry}
          isChecked={isChecked}
        />
        <AuthField
          ref={firstInput}
          label={text('invite.firstName')}
          name="first-name"
          autoComplete="given-name"
          value={firstName}
          onText={setFirstName}
          problems={wrongFirst}
          isChecked={isChecked}
        />
        <AuthField
          ref={lastInput}
          label={text('invite.lastName')}
          name="last-name"
          autoComplete="family-name"
          value={lastName}
          onText={setLastName}
          problems={wrongLast}
          isChecked={isChecked}
        />
      </AuthForm>
    </>
  );
}
