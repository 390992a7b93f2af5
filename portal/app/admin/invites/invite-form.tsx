import { useState } from 'react';
import { rolesIn } from '../../../../shared/contract/account.ts';
import { LOCALE_NAMES } from '../../../../shared/i18n/locale-names.ts';
import { LOCALES, type Locale } from '../../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { EmailField } from '../../auth/email-field.tsx';
import { client } from '../../client/client.ts';
import { Form } from '../../form/form.tsx';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import * as s from '../admin.css.ts';
import { type CompanyOption, type InviteRequest, searchCompanies, sendInvite } from '../api.ts';
import { inviteFailure } from '../failure-text.ts';
import { roleName } from '../names.ts';
import { RoleGuide } from '../role-guide.tsx';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { useLinkedCompany } from './use-linked-company.ts';

type Role = InviteRequest['role'];

const findCompanies = (text: string, signal: AbortSignal) => searchCompanies(client, text, signal);

/** The form of an invitation: email, company, role, and the language of the mail. */
export function InviteForm({ onSent }: { onSent(): void }) {
  const text = useText(texts);
  const locale = useLocale();
  const profile = useProfile();
  const form = useForm();
  const save = useSave();
  const [email, setEmail] = useState('');
  const [company, setCompany] = useState<CompanyOption | null>(null);
  const [role, setRole] = useState<Role>('User');
  const [language, setLanguage] = useState<Locale>(locale);
  const companies = useRemoteOptions(findCompanies);
  const own = isAdmin(profile) ? undefined : profile?.entity_id;
  useLinkedCompany((linked) => setCompany((chosen) => chosen ?? linked), own ?? undefined);
  const roles = rolesIn(company?.type);

  const submit = async () => {
    const task = {
      validate: form.isValid,
      // The field of the company complains where there is none, so nothing is sent then.
      parts: () =>
        company ? [{ email: email.trim(), entityId: company.id, role, locale: language }] : undefined,
      send: async (invite: InviteRequest, key: string) => void (await sendInvite(invite, key)),
    };
    const success = texts('admin.invites.sent', { email: email.trim() });
    if ((await save.run(task, success)) !== 'saved') return;
    setEmail('');
    form.startOver();
    onSent();
  };
  /** The result is about the values that were sent, so the next change dismisses it. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      save.dismiss();
      set(value);
    };

  return (
    <Form of={form} isBusy={save.isBusy} onSubmit={submit} className={`${s.card} ${s.form}`}>
      <SaveBanner save={save} failureText={inviteFailure} />
      <div className={s.inviteFields}>
        <EmailField
          label={text('admin.email')}
          required
          autoComplete="off"
          value={email}
          onText={change(setEmail)}
        />
        <Combobox
          label={text('admin.company')}
          required
          options={companies}
          value={company}
          readOnly={save.isBusy || own !== undefined}
          onChange={change((next: CompanyOption | null) => {
            setCompany(next);
            // The other company's people may have other roles.
            if (!rolesIn(next?.type).includes(role)) setRole('User');
          })}
          {...(form.isChecked && !company && { error: text('auth.requiredField') })}
        />
        <SelectField
          label={text('admin.role')}
          value={role}
          options={roles.map((one) => [one, roleName(text, one)] as const)}
          onChange={change<Role>(setRole)}
        />
        <SelectField
          label={text('admin.language')}
          value={language}
          options={LOCALES.map((one) => [one, LOCALE_NAMES[one]] as const)}
          onChange={change<Locale>(setLanguage)}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={save.isBusy}>
            {text('admin.invites.send')}
          </Button>
        </div>
      </div>
      <RoleGuide roles={roles} />
    </Form>
  );
}
