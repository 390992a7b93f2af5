import { useState } from 'react';
import * as v from 'valibot';
import { requestKeys } from '../../../shared/client/request-keys.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { nameProblems } from '../auth/password-rules.ts';
import { client } from '../client.ts';
import { EmailField } from '../form/email-field.tsx';
import { SavedBanner } from '../form/saved-banner.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSaving } from '../form/use-saving.ts';
import type { Profile } from '../session/current-user.ts';
import { amendProfile, reloadProfile } from '../session/reload-profile.ts';
import { Card } from './card.tsx';
import { DraftForm } from './draft-form.tsx';
import { failureText } from './failure-text.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';
import { useDraft } from './use-draft.ts';

const FIELDS = [
  { name: 'firstName', label: 'profile.firstName', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'profile.lastName', autoComplete: 'family-name', required: true },
  { name: 'companyPosition', label: 'profile.position', autoComplete: 'organization-title', required: false },
] as const;

/** Names and position; the email is how one signs in, and stays (MOD-20). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const text = useText(texts);
  const form = useForm();
  const saving = useSaving(failureText);
  const [withKey] = useState(requestKeys);
  const draft = useDraft({
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    companyPosition: profile.companyPosition ?? '',
  });
  const { values } = draft;

  const submit = async () => {
    if (!form.isRight()) return;
    const work = () => withKey(values, (key) => client.action('saveProfile', values, v.unknown(), { key }));
    if (!(await saving.save(work, texts('profile.saved')))) return;
    amendProfile(values);
    draft.settle(values);
    await reloadProfile();
  };

  return (
    <Card title={text('profile.personal')}>
      <SavedBanner saving={saving} />
      <DraftForm of={form} draft={draft} saving={saving} onSubmit={submit}>
        <div className={s.pair}>
          {FIELDS.map(({ name, label, autoComplete, required }) => (
            <TextField
              key={name}
              label={text(label)}
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onText={(typed) => {
                draft.change({ [name]: typed });
                saving.forget();
              }}
              problems={required || values[name].trim() !== '' ? nameProblems(values[name]) : []}
            />
          ))}
          <EmailField
            hint={text('profile.email.hint')}
            autoComplete="email"
            readOnly
            value={profile.email ?? ''}
          />
        </div>
      </DraftForm>
    </Card>
  );
}
