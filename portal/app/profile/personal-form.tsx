import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { keyring } from '../../../shared/client/keyring.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { AuthField } from '../auth/auth-field.tsx';
import { nameProblems } from '../auth/password-rules.ts';
import { client } from '../client.ts';
import type { Profile } from '../session/current-user.ts';
import { reloadProfile } from '../session/reload-profile.ts';
import { Card } from './card.tsx';
import * as s from './profile.css.ts';
import { SavedBanner } from './saved-banner.tsx';
import { useSaving } from './use-saving.ts';
import { useUnsaved } from './use-unsaved.ts';

const FIELDS = [
  { name: 'firstName', label: 'profile.firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'profile.lastName', autoComplete: 'family-name', required: true },
  { name: 'companyPosition', label: 'profile.position', autoComplete: 'organization-title', required: false },
] as const;

type Values = Record<(typeof FIELDS)[number]['name'], string>;

/** Names and position; the email is how one signs in, and stays (MOD-20). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const text = useText();
  const saving = useSaving();
  const [keyed] = useState(keyring);
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const stored: Values = {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    companyPosition: profile.companyPosition ?? '',
  };
  const values = { ...stored, ...draft };
  const problems = FIELDS.map(({ name, required }) =>
    required || values[name].trim() !== '' ? nameProblems(values[name]) : [],
  );
  const isDirty = FIELDS.some(({ name }) => values[name] !== stored[name]);
  useUnsaved(form, isDirty);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = FIELDS[problems.findIndex((of) => of.length > 0)];
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
    const work = () => keyed(values, (key) => client.action('saveProfile', values, v.unknown(), { key }));
    if (!(await saving.save(work, { id: 'profile.saved' }))) return;
    await reloadProfile();
    // What was typed while it was saved stays.
    setDraft((now) => (now === draft ? {} : now));
  };

  return (
    <Card title={text('profile.personal')}>
      <SavedBanner saving={saving} />
      <form ref={form} className={s.form} noValidate onSubmit={submit}>
        <div className={s.pair}>
          {FIELDS.map(({ name, label, autoComplete }, index) => (
            <AuthField
              key={name}
              label={text(label)}
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onText={(typed) => {
                setDraft({ ...draft, [name]: typed });
                saving.forget();
              }}
              problems={problems[index] ?? []}
              isChecked={isChecked}
            />
          ))}
          <AuthField
            label={text('auth.email')}
            hint={text('profile.email.hint')}
            type="email"
            name="email"
            autoComplete="email"
            readOnly
            value={profile.email ?? ''}
            onText={() => undefined}
            problems={[]}
            isChecked={false}
          />
        </div>
        <div className={s.actions}>
          <Button type="submit" variant="primary" busy={saving.isBusy} disabled={!isDirty && !saving.isBusy}>
            {text('profile.save')}
          </Button>
          {isDirty && !saving.isBusy && (
            <Button variant="quiet" onClick={() => setDraft({})}>
              {text('profile.undo')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
