import { reason } from '../../../../shared/contract/reasons.ts';
import { addressRefusal } from '../../companies/address.ts';
import { isAddressGiven } from '../../companies/company-profile.ts';
import type { Country } from '../../companies/countries.ts';
import type { RowProblem } from '../parsed-row.ts';
import type { CompanyColumns } from './companies.ts';

/** What is wrong with an address, by the rules of a company's own profile: it is whole, or a country at most. */
export function addressProblems(values: CompanyColumns, country: Country | undefined): RowProblem[] {
  const address = {
    address_1: values.address_1 ?? '',
    city: values.city ?? '',
    postalCode: values.postal_code ?? '',
  };
  if (!isAddressGiven(address)) return [];
  if (!country) return [{ column: 'country', reason: reason('fillIn') }];
  const refusal = addressRefusal(address, country);
  return refusal ? [{ column: COLUMNS[refusal.part], reason: refusal.reason }] : [];
}

const COLUMNS = { address_1: 'address', city: 'city', postalCode: 'postalCode' } as const;
