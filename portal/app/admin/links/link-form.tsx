import { useState } from 'react';
import { LINK_RECORD_TYPES, LINK_ROLES } from '../../../../shared/contract/sign-in.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { Form } from '../../form/form.tsx';
import { SaveBanner } from '../../form/save-banner.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import * as s from '../admin.css.ts';
import { type LinkRequest, makeLink } from '../api.ts';
import { CopyField } from '../copy-field.tsx';
import { linkFailure } from '../failure-text.ts';
import { LINK_DUTIES, roleName, typeName } from '../names.ts';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { type RecordOption, useRecordOptions } from './use-record-options.ts';

type Type = LinkRequest['recordType'];
type Role = LinkRequest['role'];
type Days = (typeof DAYS)[number];

const DAY_S = 24 * 3600;
const DAYS = ['1', '7', '30', '90', '366'] as const;

interface LinkFormProps {
  onMade(): void;
  recordName(record: LinkRequest & { reference?: string | undefined }): string;
  /** The link that was revoked last, by its id, and when in ISO 8601. */
  revoked: { id: string; at: string } | undefined;
}

/** The form of a signed link: its record, role and validity. */
export function LinkForm({ onMade, recordName, revoked }: LinkFormProps) {
  const text = useText(texts);
  const formats = useFormats();
  const profile = useProfile();
  const form = useForm();
  const save = useSave();
  const [type, setType] = useState<Type>('booking');
  const [record, setRecord] = useState<RecordOption | null>(null);
  const [role, setRole] = useState<Role>('user');
  const [days, setDays] = useState<Days>('7');
  const [made, setMade] = useState<{ id: string | null | undefined; url: string; record: string }>();
  const records = useRecordOptions(type);
  // A link of a higher role would open more than whoever makes it has; the server refuses it.
  const highest = isAdmin(profile) ? 'admin' : isAgent(profile) ? 'agent' : 'user';
  const roles = LINK_ROLES.slice(0, LINK_ROLES.indexOf(highest) + 1);

  const submit = async () => {
    setMade(undefined);
    const task = {
      validate: form.isValid,
      // The field of the record complains where there is none, so nothing is sent then.
      parts: () =>
        record
          ? [{ recordType: type, recordId: record.id, role, expiresIn: Number(days) * DAY_S }]
          : undefined,
      send: async (link: LinkRequest, key: string) => {
        const { id, url } = await makeLink(link, key);
        setMade({ id, url, record: recordName({ ...link, reference: record?.reference }) });
      },
    };
    if ((await save.run(task, texts('admin.links.made'))) !== 'saved') return;
    form.startOver();
    onMade();
  };
  /** The link belongs to the values that it was made from, so the next change removes it. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      save.dismiss();
      setMade(undefined);
      set(value);
    };

  const isRevoked = made !== undefined && revoked !== undefined && made.id === revoked.id;
  return (
    <Form of={form} isBusy={save.isBusy} onSubmit={submit} className={`${s.card} ${s.form}`}>
      <div className={s.linkFields}>
        <SelectField
          label={text('admin.type')}
          value={type}
          options={LINK_RECORD_TYPES.map((one) => [one, typeName(text, one)] as const)}
          onChange={change((next: Type) => {
            setType(next);
            setRecord(null);
          })}
        />
        <Combobox
          key={type}
          label={text('admin.record')}
          required
          placeholder={text('admin.record.placeholder')}
          options={records}
          value={record}
          readOnly={save.isBusy}
          onChange={change(setRecord)}
          {...(form.isChecked && !record && { error: text('auth.requiredField') })}
        />
        <SelectField
          label={text('admin.role')}
          value={role}
          options={roles.map((one) => [one, roleName(text, one)] as const)}
          onChange={change<Role>(setRole)}
        />
        <SelectField
          label={text('admin.expiry')}
          value={days}
          options={DAYS.map((one) => [one, text('admin.days', { count: Number(one) })] as const)}
          onChange={change<Days>(setDays)}
        />
        <div className={s.submit}>
          <Button type="submit" variant="primary" busy={save.isBusy}>
            {text('admin.links.make')}
          </Button>
        </div>
      </div>
      <p className={s.below}>
        {text('admin.links.opens', { type })} {text(LINK_DUTIES[role])}
      </p>
      {isRevoked ? (
        <Banner kind="info">
          {text('admin.links.revokedOn', { record: made.record, time: formats.dateTime(revoked.at) })}
        </Banner>
      ) : (
        <SaveBanner save={save} failureText={linkFailure} />
      )}
      {made && !isRevoked && (
        <CopyField key={made.url} label={text('admin.link')} hint={made.record} value={made.url} />
      )}
    </Form>
  );
}
