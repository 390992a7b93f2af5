import { useState } from 'react';
import { lengthOf } from '../../../../shared/contract/profile.ts';
import {
  SERVICE_KEY_NAME_MAX_LENGTH,
  type ServiceKeyInput,
} from '../../../../shared/contract/service-keys.ts';
import { LINK_RECORD_TYPES, LINK_ROLES } from '../../../../shared/contract/sign-in.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Form } from '../../form/form.tsx';
import { SaveBanner } from '../../form/save-banner.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import * as s from '../admin.css.ts';
import { findParties } from '../companies/find-parties.ts';
import { PartiesField } from '../companies/parties-field.tsx';
import { usePartyChanges } from '../companies/party-changes.ts';
import { CopyField } from '../copy-field.tsx';
import { adminFailure } from '../failure-text.ts';
import { LINK_DUTIES, roleName, typeName } from '../names.ts';
import { SelectField } from '../select-field.tsx';
import { texts } from '../texts/index.ts';
import { makeServiceKey } from './api.ts';
import { ChoicesField } from './choices-field.tsx';
import { fields } from './service-keys.css.ts';

type Days = (typeof DAYS)[number] | typeof NO_END;

const DAY_S = 24 * 3600;
const DAYS = ['30', '90', '366'] as const;
const NO_END = 'none';
const NO_COMPANIES: [] = [];
const findCompanies = findParties();

/** The form of a service key: its name, limits and validity. It begins with as little as a key can have. */
export function KeyForm({ onMade }: { onMade(): void }) {
  const text = useText(texts);
  const form = useForm();
  const save = useSave();
  const companies = usePartyChanges(NO_COMPANIES);
  const [name, setName] = useState('');
  const [types, setTypes] = useState<readonly (typeof LINK_RECORD_TYPES)[number][]>([]);
  const [roles, setRoles] = useState<readonly (typeof LINK_ROLES)[number][]>(['user']);
  const [days, setDays] = useState<Days>('366');
  const [made, setMade] = useState<{ key: string; name: string }>();

  const submit = async () => {
    setMade(undefined);
    const ids = companies.selected.map(({ id }) => id);
    const task = {
      validate: form.isValid,
      parts: (): ServiceKeyInput[] => [
        {
          name: name.trim(),
          entityIds: ids.length > 0 ? ids : null,
          recordTypes: types.length < LINK_RECORD_TYPES.length ? [...types] : null,
          roles: [...roles],
          expiresIn: days === NO_END ? null : Number(days) * DAY_S,
        },
      ],
      send: async (input: ServiceKeyInput, key: string) =>
        setMade({ key: await makeServiceKey(input, key), name: input.name }),
    };
    if ((await save.run(task, texts('admin.keys.made'))) !== 'saved') return;
    form.startOver();
    setName('');
    companies.clear();
    onMade();
  };
  // The made key stays: it can't be shown again, and whoever changes a value may not have copied it yet.
  const dismiss = () => {
    if (!save.isSaved) save.dismiss();
  };
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      dismiss();
      set(value);
    };

  return (
    <Form of={form} isBusy={save.isBusy} onSubmit={submit} className={`${s.card} ${s.form}`}>
      <div className={fields}>
        <TextField
          label={text('admin.keys.name')}
          required
          hint={text('admin.keys.name.hint')}
          autoComplete="off"
          value={name}
          onText={change(setName)}
          problems={[
            ...(name.trim() ? [] : (['auth.requiredField'] as const)),
            ...(lengthOf(name.trim()) > SERVICE_KEY_NAME_MAX_LENGTH
              ? [texts('admin.keys.name.long', { count: SERVICE_KEY_NAME_MAX_LENGTH })]
              : []),
          ]}
        />
        <PartiesField
          find={findCompanies}
          label={text('admin.keys.companies')}
          hint={text('admin.keys.companies.hint')}
          parties={companies}
          onChange={dismiss}
        />
        <SelectField
          label={text('admin.expiry')}
          value={days}
          options={[
            ...DAYS.map((one) => [one, text('admin.days', { count: Number(one) })] as const),
            [NO_END, text('admin.keys.noEnd')] as const,
          ]}
          onChange={change<Days>(setDays)}
        />
      </div>
      <ChoicesField
        label={text('admin.keys.types')}
        options={LINK_RECORD_TYPES.map((one) => [one, typeName(text, one)] as const)}
        values={types}
        required={text('admin.keys.choose')}
        onChange={change(setTypes)}
      />
      <ChoicesField
        label={text('admin.keys.roles')}
        options={LINK_ROLES.map((one) => [one, roleName(text, one)] as const)}
        values={roles}
        required={text('admin.keys.choose')}
        onChange={change(setRoles)}
      />
      <ul className={s.guide}>
        {LINK_ROLES.map((one) => (
          <li key={one}>{text(LINK_DUTIES[one])}</li>
        ))}
      </ul>
      <div>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {text('admin.keys.make')}
        </Button>
      </div>
      <SaveBanner save={save} failureText={adminFailure} />
      {made && <CopyField key={made.key} label={text('admin.keys.key')} hint={made.name} value={made.key} />}
    </Form>
  );
}
