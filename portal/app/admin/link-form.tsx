import { type FormEvent, useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { LINK_RECORD_TYPES, LINK_ROLES } from '../../../shared/contract/sign-in.ts';
import type { MessageId } from '../../../shared/i18n/text.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import type { Option } from '../../../shared/ui/combobox/options.ts';
import { isAdmin } from '../session/roles.ts';
import { useProfile } from '../session/use-profile.ts';
import * as s from './admin.css.ts';
import { makeLink } from './api.ts';
import { ROLE_TEXTS, TYPE_TEXTS } from './link-texts.ts';
import { MadeLink } from './made-link.tsx';
import { SelectField } from './select-field.tsx';
import { useRecordOptions } from './use-record-options.ts';

type Type = (typeof LINK_RECORD_TYPES)[number];
type Role = (typeof LINK_ROLES)[number];
type Days = (typeof DAYS)[number];
type Step =
  | { is: 'editing' }
  | { is: 'busy' }
  | { is: 'made'; url: string }
  | { is: 'failed'; why: MessageId };

const DAY_S = 24 * 3600;
const DAYS = ['1', '7', '30', '90', '366'] as const;

function reasonOf(error: unknown): MessageId {
  const status = error instanceof ClientError ? error.status : undefined;
  return status !== undefined && status < 500 ? 'admin.links.refused' : 'admin.unreachable';
}

/** For which record, in which role, and for how long. */
export function LinkForm({ onMade }: { onMade(): void }) {
  const text = useText();
  const profile = useProfile();
  const [type, setType] = useState<Type>('booking');
  const [record, setRecord] = useState<Option | null>(null);
  const [role, setRole] = useState<Role>('user');
  const [days, setDays] = useState<Days>('7');
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<Step>({ is: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  const records = useRecordOptions(type);
  const isBusy = step.is === 'busy';
  // An admin's link would open more than an agent has; the server refuses it.
  const roles = LINK_ROLES.filter((one) => one !== 'admin' || isAdmin(profile));

  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      if (!isBusy) setStep({ is: 'editing' });
      set(value);
    };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (!record) return form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    setStep({ is: 'busy' });
    try {
      const wish = { recordType: type, recordId: record.id, role, expiresIn: Number(days) * DAY_S };
      setStep({ is: 'made', url: await makeLink(wish) });
      setChecked(false);
      onMade();
    } catch (error) {
      setStep({ is: 'failed', why: reasonOf(error) });
    }
  };

  return (
    <form ref={form} className={`${s.card} ${s.form}`} noValidate onSubmit={submit}>
      {step.is === 'failed' && <Banner kind="error">{text(step.why)}</Banner>}
      <div className={s.linkFields}>
        <SelectField
          label={text('admin.type')}
          value={type}
          options={LINK_RECORD_TYPES.map((one) => [one, text(TYPE_TEXTS[one])] as const)}
          onChange={change((next: Type) => {
            setType(next);
            setRecord(null);
          })}
        />
        <Combobox
          key={type}
          label={text('admin.record')}
          placeholder={text('admin.record.placeholder')}
          options={records.options}
          onSearch={records.search}
          busy={records.isBusy}
          value={record}
          onChange={change(setRecord)}
          {...(isChecked && !record && { error: text('auth.requiredField') })}
        />
        <SelectField
          label={text('admin.role')}
          value={role}
          options={roles.map((one) => [one, text(ROLE_TEXTS[one])] as const)}
          onChange={change<Role>(setRole)}
        />
        <SelectField
          label={text('admin.expiry')}
          value={days}
          options={DAYS.map((one) => [one, text('admin.days', { count: Number(one) })] as const)}
          onChange={change<Days>(setDays)}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {text('admin.links.make')}
          </Button>
        </div>
      </div>
      {step.is === 'made' && <MadeLink key={step.url} url={step.url} />}
    </form>
  );
}
