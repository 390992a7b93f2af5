import { useMemo } from 'react';
import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { client } from '../../client/client.ts';
import { SaveBanner } from '../../form/save-banner.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { reloadProfile } from '../../session/profile/reload-profile.ts';
import { Card } from '../card.tsx';
import { ChangesForm } from '../changes-form.tsx';
import { failureText } from '../failure-text.ts';
import * as s from '../profile.css.ts';
import { texts } from '../texts/index.ts';
import { useChanges } from '../use-changes.ts';
import { AddressCheck } from './address-check.tsx';
import { type CompanyValues, companyProblems } from './company-rules.ts';
import { countryOptions } from './country-options.ts';

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
  const save = useSave();
  const { companyName, address_1, city, postalCode, countryCode } = company;
  const changes = useChanges<CompanyValues>({ companyName, address_1, city, postalCode, countryCode });
  const { values } = changes;

  const countries = useMemo(
    () => countryOptions(company.countries, locale, compare),
    [company.countries, locale, compare],
  );
  const country = countries.find(({ code }) => code === values.countryCode) ?? null;
  const problems = companyProblems(values, country?.label ?? '');

  const change = (part: Partial<CompanyValues>) => {
    changes.change(part);
    save.dismiss();
  };
  const submit = async () => {
    const input = { ...values, id: company.id, revision: company.revision };
    const task = {
      validate: form.isValid,
      parts: () => [input],
      send: async (part: typeof input, key: string) =>
        onSaved(await client.action('saveCompany', part, CompanyProfile, { key })),
    };
    if ((await save.run(task, texts('profile.company.saved'))) !== 'saved') return;
    changes.clear();
    await reloadProfile();
  };
  const catchUp = () => {
    save.dismiss();
    onReload();
  };

  return (
    <Card title={text('profile.company')}>
      <SaveBanner
        save={save}
        failureText={failureText}
        actions={
          save.state.step === 'conflict' && (
            <Button size="sm" onClick={catchUp}>
              {text('profile.company.current')}
            </Button>
          )
        }
      />
      <ChangesForm of={form} changes={changes} isBusy={save.isBusy} onSubmit={submit}>
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
            readOnly={save.isBusy}
            onChange={(chosen) => change({ countryCode: chosen?.code ?? '' })}
            {...(form.isChecked && problems.countryCode.length > 0 && { error: text('auth.requiredField') })}
          />
        </div>
        <AddressCheck values={values} country={country?.name ?? ''} isValid={form.isValid} />
      </ChangesForm>
    </Card>
  );
}
