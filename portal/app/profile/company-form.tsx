import { useMemo, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { requestKeys } from '../../../shared/client/request-keys.ts';
import { CompanyProfile } from '../../../shared/contract/profile.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { client } from '../client.ts';
import { SavedBanner } from '../form/saved-banner.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { reloadProfile } from '../session/reload-profile.ts';
import { AddressCheck } from './address-check.tsx';
import { Card } from './card.tsx';
import { type CompanyValues, companyProblems } from './company-rules.ts';
import { countryOptions } from './country-options.ts';
import { DraftForm } from './draft-form.tsx';
import { failureText } from './failure-text.ts';
import * as s from './profile.css.ts';
import { texts } from './texts/index.ts';
import { useDraft } from './use-draft.ts';

interface CompanyFormProps {
  company: CompanyProfile;
  onSaved(company: CompanyProfile): void;
  /** Loads what others saved; what is changed here stays on top of it. */
  onReload(): void;
}

const ADDRESS = [
  { name: 'address_1', label: 'profile.company.address', autoComplete: 'street-address' },
  { name: 'postalCode', label: 'profile.company.postalCode', autoComplete: 'postal-code' },
  { name: 'city', label: 'profile.company.city', autoComplete: 'address-level2' },
] as const;

/** Name and address of the company; its rate profile is the provider's business (MOD-21). */
export function CompanyForm({ company, onSaved, onReload }: CompanyFormProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { compare } = useFormats();
  const form = useForm();
  const saving = useSaving(failureText);
  const [withKey] = useState(requestKeys);
  const { companyName, address_1, city, postalCode, countryCode } = company;
  const draft = useDraft<CompanyValues>({ companyName, address_1, city, postalCode, countryCode });
  const { values } = draft;

  const countries = useMemo(
    () => countryOptions(company.countries, locale, compare),
    [company.countries, locale, compare],
  );
  const country = countries.find(({ code }) => code === values.countryCode) ?? null;
  const problems = companyProblems(values, country?.label ?? '');
  const { saved } = saving;
  const isStale = saved.is === 'failed' && saved.error instanceof ClientError && saved.error.status === 409;

  const change = (part: Partial<CompanyValues>) => {
    draft.change(part);
    saving.forget();
  };
  const submit = async () => {
    if (!form.isRight()) return;
    const input = { ...values, id: company.id, revision: company.revision };
    const work = () =>
      withKey(input, async (key) =>
        onSaved(await client.action('saveCompany', input, CompanyProfile, { key })),
      );
    if (!(await saving.save(work, texts('profile.company.saved')))) return;
    draft.settle(values);
    await reloadProfile();
  };
  const catchUp = () => {
    saving.forget();
    onReload();
  };

  return (
    <Card title={text('profile.company')}>
      <SavedBanner
        saving={saving}
        actions={
          isStale && (
            <Button size="sm" onClick={catchUp}>
              {text('profile.company.current')}
            </Button>
          )
        }
      />
      <DraftForm of={form} draft={draft} saving={saving} onSubmit={submit}>
        <TextField
          label={text('profile.company.name')}
          name="companyName"
          autoComplete="organization"
          value={values.companyName}
          onText={(typed) => change({ companyName: typed })}
          problems={problems.companyName}
        />
        <div className={s.pair}>
          {ADDRESS.map(({ name, label, autoComplete }) => (
            <TextField
              key={name}
              label={text(label)}
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onText={(typed) => change({ [name]: typed })}
              problems={problems[name]}
            />
          ))}
          <Combobox
            label={text('profile.company.country')}
            options={countries}
            value={country}
            onChange={(chosen) => change({ countryCode: chosen?.code ?? '' })}
            {...(form.isChecked && problems.countryCode.length > 0 && { error: text('auth.requiredField') })}
          />
        </div>
        <AddressCheck values={values} country={country?.name ?? ''} isRight={form.isRight} />
      </DraftForm>
    </Card>
  );
}
