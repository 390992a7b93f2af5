import type { CompanyProfile } from '../../../../shared/contract/profile.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';

/** A country to choose; `name` is what the server calls it. */
export interface CountryOption extends Option {
  readonly code: string;
  readonly name: string;
}

/** The countries by their names in the language, as far as the browser knows them. */
export function countryOptions(
  countries: CompanyProfile['countries'],
  locale: string,
  compare: (a: string, b: string) => number,
): readonly CountryOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return countries
    .map(({ code, name }) => ({
      id: code,
      code,
      name,
      label: names.of(code) ?? name,
      hint: code,
      words: [code, name],
    }))
    .sort((a, b) => compare(a.label, b.label));
}
