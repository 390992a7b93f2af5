import { useText } from '../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { useFieldRules } from '../form/form.tsx';
import { type ChoiceWrongs, useChoiceError } from '../form/use-choice-error.ts';
import { findCustomers } from '../invoices/entry/options.ts';
import { useCountries } from '../profile/company/use-countries.ts';
import type { LocationEntry } from './location-entry.ts';
import { texts } from './texts/index.ts';

interface ChoiceProps<T> extends ChoiceWrongs {
  value: T;
  onChange(value: T): void;
}

/** Whose an address becomes; it is what is asked first. */
export function CompanyField(props: ChoiceProps<LocationEntry['company']>) {
  const text = useText(texts);
  const options = useRemoteOptions(findCustomers);
  return <ChoiceField {...props} label={text('list.col.company')} required takesFocus options={options} />;
}

interface CountryFieldProps extends ChoiceProps<LocationEntry['country']> {
  /** What the chosen country is called in the language of the page. */
  label: string;
}

/** The country of an address. */
export function CountryField({ value, label, onChange, ...wrong }: CountryFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const error = useChoiceError(wrong);
  const countries = useCountries();
  return (
    <Combobox
      label={text('list.col.country')}
      required
      options={countries}
      value={value && { ...value, id: value.code, label }}
      readOnly={isReadOnly}
      onChange={(country) => onChange(country && { code: country.code, name: country.name })}
      {...(error && { error })}
    />
  );
}
