import { useMemo } from 'react';
import type { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useFieldRules } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import * as s from '../profile.css.ts';
import { type TextId, texts } from '../texts/index.ts';
import { type CompanyValues, companyProblems, isAddressBegun } from './company-rules.ts';
import { countryOptions } from './country-options.ts';

interface CompanyFieldsProps {
  values: CompanyValues;
  countries: CompanyProfile['countries'];
  onChange(part: Partial<CompanyValues>): void;
  /** The browser may fill in what it knows of the person’s own company. */
  isOwn?: boolean;
}

interface AddressField {
  name: keyof CompanyValues;
  label: TextId;
  autoComplete: string;
  hint?: TextId;
}

const ADDRESS: readonly AddressField[] = [
  {
    name: 'address_1',
    label: 'profile.company.address',
    autoComplete: 'street-address',
    hint: 'profile.company.address.hint',
  },
  { name: 'postalCode', label: 'profile.company.postalCode', autoComplete: 'postal-code' },
  { name: 'city', label: 'profile.company.city', autoComplete: 'address-level2' },
];

/** Name and address of a company, in a form. */
export function CompanyFields({ values, countries, onChange, isOwn = false }: CompanyFieldsProps) {
  const text = useText(texts);
  const locale = useLocale();
  const { compare } = useFormats();
  const { isChecked, isReadOnly } = useFieldRules();
  const options = useMemo(() => countryOptions(countries, locale, compare), [countries, locale, compare]);
  const country = options.find(({ code }) => code === values.countryCode) ?? null;
  const problems = companyProblems(values, country?.label ?? '');
  const isBegun = isAddressBegun(values);
  return (
    <>
      <TextField
        label={text('profile.company.name')}
        required
        name="companyName"
        autoComplete={isOwn ? 'organization' : 'off'}
        value={values.companyName}
        onText={(typed) => onChange({ companyName: typed })}
        problems={problems.companyName}
      />
      <div className={s.pair}>
        {ADDRESS.map(({ name, label, autoComplete, hint }) => (
          <TextField
            key={name}
            label={text(label)}
            hint={hint && text(hint)}
            required={isBegun && name !== 'postalCode'}
            name={name}
            autoComplete={isOwn ? autoComplete : 'off'}
            value={values[name]}
            onText={(typed) => onChange({ [name]: typed })}
            problems={problems[name]}
          />
        ))}
        <Combobox
          label={text('profile.company.country')}
          required={isBegun}
          options={options}
          value={country}
          readOnly={isReadOnly}
          onChange={(chosen) => onChange({ countryCode: chosen?.code ?? '' })}
          {...(isChecked && problems.countryCode.length > 0 && { error: text('auth.requiredField') })}
        />
      </div>
    </>
  );
}
