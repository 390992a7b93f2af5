import { reason } from '../../../../shared/contract/reasons.ts';
import { addressRefusal } from '../../actions/entity/address.ts';
import type { RowProblem } from '../parsed-row.ts';
import type { CompanyValues } from './companies.ts';
import type { Country } from './countries-named.ts';

/** What is wrong with an address, by the rules of a company's own profile: it is whole, or a country at most. */
export function addressProblems(values: CompanyValues, country: Country | undefined): RowProblem[] {
  const { address_1, city, postal_code } = values;
  if (!address_1 && !city && !postal_code) return [];
  if (!country) return [{ column: 'country', reason: reason('fillIn') }];
  const refusal = addressRefusal(
    { address_1: address_1 ?? '', city: city ?? '', postalCode: postal_code ?? '' },
    country,
  );
  return refusal ? [{ column: COLUMNS[refusal.part], reason: refusal.reason }] : [];
}

const COLUMNS = { address_1: 'address', city: 'city', postalCode: 'postalCode' } as const;
