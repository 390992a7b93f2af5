import { useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { NewPasswordFields } from '../../auth/password/new-password-fields.tsx';
import { useNewPassword } from '../../auth/password/use-new-password.ts';
import { Form } from '../../form/form.tsx';
import { SaveBanner } from '../../form/save-banner.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import { Card } from '../card.tsx';
import { failureText } from '../failure-text.ts';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import { changePassword } from './change-password.ts';

/** A new password with the old one (MOD-20); its rules are those of a reset (AUTH-27 to AUTH-29, D-48). */
export function PasswordForm() {
  const text = useText(texts);
  const form = useForm();
  const save = useSave();
  const entry = useNewPassword();
  const [old, setOld] = useState('');
  useUnsavedWork(form, { isDirty: old !== '' || entry.password !== '' || entry.confirm !== '' });

  const { state } = save;
  const isRefused =
    'error' in state && state.error instanceof ClientError && state.error.code === 'forbidden';
  const oldProblem = isRefused ? texts('profile.password.wrong') : old === '' && 'auth.requiredField';

  const submit = async () => {
    const task = {
      validate: form.isValid,
      parts: () => [{ old, new: entry.password }],
      send: changePassword,
    };
    const step = await save.run(task, texts('profile.password.saved'));
    if (step === 'failed') form.ref.current?.querySelector('input')?.focus();
    if (step !== 'saved') return;
    form.startOver();
    setOld('');
    entry.setPassword('');
    entry.setConfirm('');
  };

  return (
    <Card title={text('profile.password')}>
      <SaveBanner save={save} failureText={failureText} isShownAtField={isRefused} />
      <Form of={form} isBusy={save.isBusy} onSubmit={submit} className={s.form}>
        <TextField
          label={text('profile.password.old')}
          required
          type="password"
          name="old-password"
          autoComplete="current-password"
          value={old}
          onText={(typed) => {
            setOld(typed);
            save.dismiss();
          }}
          problems={oldProblem ? [oldProblem] : []}
        />
        <NewPasswordFields email="" label={text('password.new')} required entry={entry} />
        <p className={s.muted}>{text('profile.password.hint')}</p>
        <div className={s.actions}>
          <Button type="submit" variant="primary" busy={save.isBusy}>
            {text('profile.password.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
