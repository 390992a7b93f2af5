import { useState } from 'react';
import { requestKeys } from '../../../shared/client/request-keys.ts';
import { INVITE_ROLES } from '../../../shared/contract/account.ts';
import { LOCALE_NAMES } from '../../../shared/i18n/locale-names.ts';
import { LOCALES, type Locale } from '../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/options/remote-options.ts';
import { client } from '../client.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { SavedBanner } from '../form/saved-banner.tsx';
import { useForm } from '../form/use-form.ts';
import { useSaving } from '../form/use-saving.ts';
import * as s from './admin.css.ts';
import { type CompanyOption, type InviteWish, searchCompanies, sendInvite } from './api.ts';
import { failureText } from './failure-text.ts';
import { roleName } from './names.ts';
import { RoleNote } from './role-note.tsx';
import { SelectField } from './select-field.tsx';
import { texts } from './texts/index.ts';

type Role = InviteWish['role'];

const findCompanies = (text: string, signal: AbortSignal) => searchCompanies(client, text, signal);
const whyNot = failureText('admin.invites.refused', { 403: 'admin.forbidden', 409: 'admin.invites.taken' });

/** Whom to invite: email, company, role, and the language of the mail. */
export function InviteForm({ onSent }: { onSent(): void }) {
  const text = useText(texts);
  const locale = useLocale();
  const form = useForm();
  const saving = useSaving(whyNot);
  const [withKey] = useState(requestKeys);
  const [email, setEmail] = useState('');
  const [company, setCompany] = useState<CompanyOption | null>(null);
  const [role, setRole] = useState<Role>('User');
  const [language, setLanguage] = useState<Locale>(locale);
  const companies = useRemoteOptions(findCompanies);

  const submit = async () => {
    if (!form.isRight() || !company) return;
    const wish = { email: email.trim(), entityId: company.id, role, locale: language };
    const work = () => withKey(wish, (key) => sendInvite(wish, key));
    const done = texts('admin.invites.sent', { email: wish.email });
    if (!(await saving.save(work, done))) return;
    // The next address may be typed already.
    setEmail((now) => (now === email ? '' : now));
    form.startOver();
    onSent();
  };
  /** What was said is about what was sent. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      saving.forget();
      set(value);
    };

  return (
    <Form of={form} isBusy={saving.isBusy} onSubmit={submit} className={`${s.card} ${s.form}`}>
      <SavedBanner saving={saving} />
      <div className={s.inviteFields}>
        <EmailField label={text('admin.email')} autoComplete="off" value={email} onText={change(setEmail)} />
        <Combobox
          label={text('admin.company')}
          options={companies}
          value={company}
          onChange={change(setCompany)}
          {...(form.isChecked && !company && { error: text('auth.requiredField') })}
        />
        <SelectField
          label={text('admin.role')}
          value={role}
          options={INVITE_ROLES.map((one) => [one, roleName(text, one)] as const)}
          onChange={change<Role>(setRole)}
        />
        <SelectField
          label={text('admin.language')}
          value={language}
          options={LOCALES.map((one) => [one, LOCALE_NAMES[one]] as const)}
          onChange={change<Locale>(setLanguage)}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={saving.isBusy}>
            {text('admin.invites.send')}
          </Button>
        </div>
      </div>
      <RoleNote role={role} company={company} />
    </Form>
  );
}
