import { useMemo } from 'react';
import { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useLocale } from '../../../../shared/i18n/use-text.ts';
import { findOptions } from '../../../../shared/ui/options/find-options.ts';
import { type RemoteOptions, useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { client } from '../../client/client.ts';
import { type CountryOption, countryOptions } from './country-options.ts';

/** The countries to choose from, asked for once a field needs them, and after a failure again. */
export function useCountries(): RemoteOptions<CountryOption> {
  const locale = useLocale();
  const { compare } = useFormats();
  const find = useMemo(() => {
    let countries: CompanyProfile['countries'] | undefined;
    return async (text: string, signal: AbortSignal) => {
      countries ??= (await client.action('loadCompany', {}, CompanyProfile, { signal })).countries;
      return findOptions(countryOptions(countries, locale, compare), text);
    };
  }, [locale, compare]);
  return useRemoteOptions(find);
}
