import { useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useNewPassword } from '../auth/use-new-password.ts';
import { Form } from '../form/form.tsx';
import { SavedBanner } from '../form/saved-banner.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import { Card } from './card.tsx';
import { changePassword } from './change-password.ts';
import { failureText } from './failure-text.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';

/** A new password with the old one (MOD-20); its rules are those of a reset (AUTH-27 to AUTH-29, D-48). */
export function PasswordForm() {
  const text = useText(texts);
  const form = useForm();
  const saving = useSaving(failureText);
  const entry = useNewPassword();
  const [old, setOld] = useState('');
  useUnsaved(form.ref, old !== '' || entry.password !== '' || entry.confirm !== '');

  const { saved } = saving;
  const isRefused =
    saved.is === 'failed' && saved.error instanceof ClientError && saved.error.code === 'forbidden';
  const oldProblem = isRefused ? texts('profile.password.wrong') : old === '' && 'auth.requiredField';

  const submit = async () => {
    if (!form.isRight()) return;
    const work = () => changePassword({ old, new: entry.password });
    const isSaved = await saving.save(work, texts('profile.password.saved'));
    if (!isSaved) return form.ref.current?.querySelector('input')?.focus();
    form.startOver();
    // The next entry may be typed already.
    const emptied = (sent: string) => (now: string) => (now === sent ? '' : now);
    setOld(emptied(old));
    entry.setPassword(emptied(entry.password));
    entry.setConfirm(emptied(entry.confirm));
  };

  return (
    <Card title={text('profile.password')}>
      <SavedBanner saving={saving} isToldAtField={isRefused} />
      <Form of={form} isBusy={saving.isBusy} onSubmit={submit} className={s.form}>
        <TextField
          label={text('profile.password.old')}
          type="password"
          name="old-password"
          autoComplete="current-password"
          value={old}
          onText={(typed) => {
            setOld(typed);
            saving.forget();
          }}
          problems={oldProblem ? [oldProblem] : []}
        />
        <NewPasswordFields email="" label={text('password.new')} entry={entry} />
        <p className={s.muted}>{text('profile.password.hint')}</p>
        <div className={s.actions}>
          <Button type="submit" variant="primary" busy={saving.isBusy}>
            {text('profile.password.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
