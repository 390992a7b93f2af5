import * as v from 'valibot';
import { useText } from '../../../shared/i18n/use-text.ts';
import { nameProblems } from '../auth/password-rules.ts';
import { client } from '../client.ts';
import { EmailField } from '../form/email-field.tsx';
import { SaveBanner } from '../form/save-banner.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSave } from '../form/use-save.ts';
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
  const save = useSave();
  const draft = useDraft({
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    companyPosition: profile.companyPosition ?? '',
  });
  const { values } = draft;

  const submit = async () => {
    const task = {
      validate: form.isRight,
      parts: () => [values],
      async send(input: typeof values, key: string) {
        await client.action('saveProfile', input, v.unknown(), { key });
        amendProfile(input);
      },
    };
    if ((await save.run(task, texts('profile.saved'))) !== 'saved') return;
    draft.clear();
    await reloadProfile();
  };

  return (
    <Card title={text('profile.personal')}>
      <SaveBanner save={save} failureText={failureText} />
      <DraftForm of={form} draft={draft} isBusy={save.isBusy} onSubmit={submit}>
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
                save.dismiss();
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
