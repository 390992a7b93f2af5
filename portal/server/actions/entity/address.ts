import type { Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { isPostalCode, postalCodeExample } from '../../../../shared/trade/postal-codes.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../action.ts';

interface Address {
  address_1: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

interface Country {
  id: number;
  code: string;
  name: string;
}

const HAS_LETTER = /\p{L}/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\d]/u;

/**
 * The country of an address that can be one (REF-22): judged by what is known here, without an outside service.
 *
 * @throws ApiError 422 that says which part is wrong and what it should be
 */
export async function checkAddress(trx: Transaction<Tables>, address: Address): Promise<Country> {
  const { address_1, city, postalCode, countryCode } = address;
  if (!HAS_LETTER_OR_DIGIT.test(address_1)) throw invalid(reason('street'));
  if (!HAS_LETTER.test(city)) throw invalid(reason('city'));
  const country = await knownCountry(trx, countryCode);
  if (postalCode && !isPostalCode(postalCode, countryCode)) {
    const example = postalCodeExample(countryCode) ?? '';
    throw invalid(reason('postalCode', { country: country.name, example }));
  }
  return country;
}

/** @throws ApiError 422 for a code that no country has */
export async function knownCountry(trx: Transaction<Tables>, code: string): Promise<Country> {
  const country = await trx
    .selectFrom('country')
    .select(['id', 'code', 'company_name as name'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!country) throw invalid(reason('country'));
  return country;
}
