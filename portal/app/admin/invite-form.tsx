import { type FormEvent, useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { idempotencyKey } from '../../../shared/client/idempotency-key.ts';
import { INVITE_ROLES } from '../../../shared/contract/account.ts';
import { LOCALE_NAMES } from '../../../shared/i18n/locale-names.ts';
import { LOCALES, type Locale } from '../../../shared/i18n/locales.ts';
import type { MessageId } from '../../../shared/i18n/text.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import type { Option } from '../../../shared/ui/combobox/options.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { emailProblems } from '../sign-in/sign-in-rules.ts';
import * as s from './admin.css.ts';
import { sendInvite } from './api.ts';
import { SelectField } from './select-field.tsx';
import { useCompanies } from './use-companies.ts';

type Role = (typeof INVITE_ROLES)[number];
type Step =
  | { is: 'editing' }
  | { is: 'busy' }
  | { is: 'sent'; email: string }
  | { is: 'failed'; why: MessageId };

const ROLE_TEXTS = { User: 'admin.role.user', Agent: 'admin.role.agent', Admin: 'admin.role.admin' } as const;

/** What a refusal means for whoever invites. */
function reasonOf(error: unknown): MessageId {
  const status = error instanceof ClientError ? error.status : undefined;
  if (status === 409) return 'admin.invites.taken';
  if (status === 403) return 'admin.forbidden';
  if (status !== undefined && status < 500) return 'admin.invites.refused';
  return 'admin.unreachable';
}

/** Whom to invite: email, company, role, and the language of the mail. */
export function InviteForm({ onSent }: { onSent(): void }) {
  const text = useText();
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const [company, setCompany] = useState<Option | null>(null);
  const [role, setRole] = useState<Role>('User');
  const [language, setLanguage] = useState<Locale>(locale);
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<Step>({ is: 'editing' });
  const emailInput = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const companies = useCompanies();
  const wrongEmail = emailProblems(email)[0];
  const isBusy = step.is === 'busy';

  /** Another invitation is another action. */
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      key.current = '';
      if (!isBusy) setStep({ is: 'editing' });
      set(value);
    };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (wrongEmail) return emailInput.current?.focus();
    if (!company) return form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    key.current ||= idempotencyKey();
    setStep({ is: 'busy' });
    try {
      await sendInvite({ email: email.trim(), entityId: company.id, role, locale: language }, key.current);
      key.current = '';
      setStep({ is: 'sent', email: email.trim() });
      setEmail('');
      setChecked(false);
      onSent();
    } catch (error) {
      setStep({ is: 'failed', why: reasonOf(error) });
    }
  };

  return (
    <form ref={form} className={`${s.card} ${s.form}`} noValidate onSubmit={submit}>
      {step.is === 'failed' && <Banner kind="error">{text(step.why)}</Banner>}
      {step.is === 'sent' && (
        <Banner kind="success" onDismiss={() => setStep({ is: 'editing' })}>
          {text('admin.invites.sent', { email: step.email })}
        </Banner>
      )}
      <div className={s.inviteFields}>
        <Field label={text('admin.email')} error={isChecked && wrongEmail && text(wrongEmail)}>
          <TextInput
            ref={emailInput}
            type="email"
            autoComplete="off"
            value={email}
            onText={change(setEmail)}
          />
        </Field>
        <Combobox
          label={text('admin.company')}
          options={companies.options}
          onSearch={companies.search}
          busy={companies.isBusy}
          value={company}
          onChange={change(setCompany)}
          {...(isChecked && !company && { error: text('auth.requiredField') })}
          {...(companies.hasFailed && { hint: text('admin.companies.failed') })}
        />
        <SelectField
          label={text('admin.role')}
          value={role}
          options={INVITE_ROLES.map((one) => [one, text(ROLE_TEXTS[one])] as const)}
          onChange={change<Role>(setRole)}
        />
        <SelectField
          label={text('admin.language')}
          value={language}
          options={LOCALES.map((one) => [one, LOCALE_NAMES[one]] as const)}
          onChange={change<Locale>(setLanguage)}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {text('admin.invites.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
