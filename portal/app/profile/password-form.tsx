import { type FormEvent, useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { AuthField } from '../auth/auth-field.tsx';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useNewPassword } from '../auth/use-new-password.ts';
import { send } from '../client.ts';
import { Card } from './card.tsx';
import { changePassword } from './change-password.ts';
import * as s from './profile.css.ts';
import { SavedBanner } from './saved-banner.tsx';
import { useSaving } from './use-saving.ts';
import { useUnsaved } from './use-unsaved.ts';

/** A new password with the old one (MOD-20); its rules are those of a reset (AUTH-27 to AUTH-29, D-48). */
export function PasswordForm() {
  const text = useText();
  const saving = useSaving();
  const entry = useNewPassword();
  const [old, setOld] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const oldInput = useRef<HTMLInputElement>(null);

  const { saved } = saving;
  const isRefused =
    saved.is === 'failed' && saved.error instanceof ClientError && saved.error.code === 'forbidden';
  const oldProblems = isRefused
    ? (['profile.password.wrong'] as const)
    : old === ''
      ? (['auth.requiredField'] as const)
      : [];
  useUnsaved(form, old !== '' || entry.password !== '' || entry.confirm !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (old === '') return oldInput.current?.focus();
    if (entry.focusWrong()) return;
    const work = () => changePassword(send, { old, new: entry.password });
    if (!(await saving.save(work, { id: 'profile.password.saved' }))) return oldInput.current?.focus();
    setChecked(false);
    setOld('');
    entry.setPassword('');
    entry.setConfirm('');
  };

  return (
    <Card title={text('profile.password')}>
      {!isRefused && <SavedBanner saving={saving} />}
      <form ref={form} className={s.form} noValidate onSubmit={submit}>
        <AuthField
          ref={oldInput}
          label={text('profile.password.old')}
          type="password"
          name="old-password"
          autoComplete="current-password"
          value={old}
          onText={(typed) => {
            setOld(typed);
            saving.forget();
          }}
          problems={oldProblems}
          isChecked={isChecked}
        />
        <NewPasswordFields email="" label={text('password.new')} entry={entry} isChecked={isChecked} />
        <p className={s.muted}>{text('profile.password.hint')}</p>
        <div className={s.actions}>
          <Button type="submit" variant="primary" busy={saving.isBusy}>
            {text('profile.password.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
