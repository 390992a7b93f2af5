import * as v from 'valibot';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { EmailField } from '../../auth/email-field.tsx';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useChanges } from '../../form/use-changes.ts';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import type { Profile } from '../../session/profile/profile.ts';
import { amendProfile, reloadProfile } from '../../session/profile/reload-profile.ts';
import { Card } from '../card.tsx';
import { ChangesForm } from '../changes-form.tsx';
import { failureText } from '../failure-text.ts';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import { PersonFields } from './person-fields.tsx';

/** Names and position; the email identifies the account and can't be changed (MOD-20). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const text = useText(texts);
  const form = useForm();
  const save = useSave();
  const changes = useChanges({
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    companyPosition: profile.companyPosition ?? '',
  });
  const { values } = changes;

  const submit = async () => {
    const task = {
      validate: form.isValid,
      parts: () => [values],
      async send(input: typeof values, key: string) {
        await client.action('saveProfile', input, v.unknown(), { key });
        amendProfile(input);
      },
    };
    if ((await save.run(task, texts('profile.saved'))) !== 'saved') return;
    changes.clear();
    await reloadProfile();
  };

  return (
    <Card title={text('profile.personal')}>
      <SaveBanner save={save} failureText={failureText} />
      <ChangesForm of={form} changes={changes} isBusy={save.isBusy} onSubmit={submit}>
        <div className={s.pair}>
          <PersonFields
            values={values}
            onChange={(part) => {
              changes.change(part);
              save.dismiss();
            }}
            isOwn
          />
          <EmailField
            hint={text('profile.email.hint')}
            autoComplete="email"
            readOnly
            value={profile.email ?? ''}
          />
        </div>
      </ChangesForm>
    </Card>
  );
}
