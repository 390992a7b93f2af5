import { useEffect, useRef } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { texts as authTexts } from '../auth/texts/index.ts';
import { useFieldRules } from '../form/form.tsx';
import type { Problem } from '../form/problem.ts';
import { findCustomers } from '../invoices/entry/options.ts';
import { useCountries } from '../profile/company/use-countries.ts';
import type { LocationEntry } from './location-entry.ts';
import { texts } from './texts/index.ts';

interface ChoiceProps<T> {
  value: T;
  /** What is wrong with the choice, once the form was submitted. */
  problems: readonly Problem[];
  /** Why the server refused it. */
  refusals: readonly Text[];
  onChange(value: T): void;
}

/** Whose an address becomes; it is what is asked first. */
export function CompanyField({ value, onChange, ...wrong }: ChoiceProps<LocationEntry['company']>) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const error = useError(wrong);
  const options = useRemoteOptions(findCustomers);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field}>
      <Combobox
        label={text('list.col.company')}
        required
        options={options}
        value={value}
        readOnly={isReadOnly}
        onChange={(company) => onChange(company && { id: company.id, label: company.label })}
        {...(error && { error })}
      />
    </div>
  );
}

interface CountryFieldProps extends ChoiceProps<LocationEntry['country']> {
  /** What the chosen country is called in the language of the page. */
  label: string;
}

/** The country of an address. */
export function CountryField({ value, label, onChange, ...wrong }: CountryFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const error = useError(wrong);
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

function useError({ problems, refusals }: Pick<ChoiceProps<unknown>, 'problems' | 'refusals'>) {
  const text = useText(authTexts);
  const { isChecked } = useFieldRules();
  const [first] = isChecked ? [...problems, ...refusals] : refusals;
  return first && text(first);
}
