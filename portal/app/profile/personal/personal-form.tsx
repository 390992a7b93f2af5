import { ProfileAnswer } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { EmailField } from '../../auth/email-field.tsx';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useForm } from '../../form/use-form.ts';
import { ConflictNotice } from '../../records/conflict/conflict-notice.tsx';
import { useEntry } from '../../records/conflict/use-entry.ts';
import { isStale, useRecordSave } from '../../records/conflict/use-record-save.ts';
import type { Profile } from '../../session/profile/profile.ts';
import { amendProfile, reloadProfile } from '../../session/profile/reload-profile.ts';
import { Card } from '../card.tsx';
import { ChangesForm } from '../changes-form.tsx';
import { failureText } from '../failure-text.ts';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import { PERSON_LABELS, PersonFields, type PersonValues } from './person-fields.tsx';

/**
 * Names and position; the email identifies the account and can't be changed (MOD-20). What another tab or an admin has
 * saved meanwhile is shown before it is written over (D-151).
 */
export function PersonalForm({ profile }: { profile: Profile }) {
  const text = useText(texts);
  const form = useForm();
  const save = useRecordSave({ type: 'webUser', id: profile.id });
  const entry = useEntry(personOf(profile), profile.revision ?? 0);
  const { values } = entry;

  const submit = async () => {
    const input = { ...values, revision: profile.revision };
    const task = {
      validate: form.isValid,
      parts: () => [input],
      async send(part: typeof input, key: string) {
        try {
          const saved = await client.action('saveProfile', part, ProfileAnswer, { key });
          entry.restart(personOf(saved), saved.revision);
          amendProfile(saved);
        } catch (error) {
          if (isStale(error)) await catchUp();
          throw error;
        }
      },
    };
    if ((await save.run(task, texts('profile.saved'))) === 'saved') await reloadProfile();
  };
  const catchUp = async () => {
    // What there is to choose now was asked of nobody yet.
    form.startOver();
    await reloadProfile();
  };

  return (
    <Card title={text('profile.personal')}>
      <SaveBanner save={save} failureText={failureText} isShownAtField={save.isStale} />
      <ChangesForm
        of={form}
        changes={{
          isDirty: entry.isDirty,
          clear() {
            save.dismiss();
            entry.restart(entry.base, profile.revision ?? 0);
          },
        }}
        isBusy={save.isBusy}
        onSubmit={submit}
      >
        <ConflictNotice
          entry={entry}
          save={save}
          nameOf={(field) => text(PERSON_LABELS[field])}
          valueText={(_field, value) => value}
        />
        <div className={s.pair}>
          <PersonFields
            values={values}
            onChange={(part) => {
              entry.change(part);
              if (!save.isStale) save.dismiss();
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

type StoredPerson = { [K in keyof PersonValues]?: string | null | undefined };

const personOf = ({ firstName, lastName, companyPosition }: StoredPerson): PersonValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  companyPosition: companyPosition ?? '',
});
