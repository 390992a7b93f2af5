import type { Transaction } from 'kysely';
import { type Reason, reason } from '../../../shared/contract/reasons.ts';
import { isPostalCode, postalCodeExample } from '../../../shared/trade/postal-codes.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';
import type { Country } from './countries.ts';

interface Address {
  address_1: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

const HAS_LETTER = /\p{L}/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** The part of an address that is wrong in its country, and what it should be (REF-22); undefined for one that can be. */
export function addressRefusal(
  { address_1, city, postalCode }: Omit<Address, 'countryCode'>,
  { code, name }: Pick<Country, 'code' | 'name'>,
): { part: 'address_1' | 'city' | 'postalCode'; reason: Reason } | undefined {
  if (!HAS_LETTER_OR_DIGIT.test(address_1)) return { part: 'address_1', reason: reason('street') };
  if (!HAS_LETTER.test(city)) return { part: 'city', reason: reason('city') };
  if (!postalCode || isPostalCode(postalCode, code)) return undefined;
  const example = postalCodeExample(code) ?? '';
  return { part: 'postalCode', reason: reason('postalCode', { country: name, example }) };
}

/**
 * The country of an address that can be one (REF-22): judged by what is known here, without an outside service.
 *
 * @throws ApiError 422 that says which part is wrong and what it should be
 */
export async function checkAddress(trx: Transaction<Tables>, address: Address): Promise<Country> {
  const country = await countryOf(trx, address.countryCode);
  const refusal = addressRefusal(address, country ?? { code: address.countryCode, name: '' });
  // Street and city come first in the form.
  if (refusal && (country || refusal.part !== 'postalCode')) throw invalid(refusal.reason);
  if (!country) throw invalid(reason('country'));
  return country;
}

/** @throws ApiError 422 for a code that no country has */
export async function knownCountry(trx: Transaction<Tables>, code: string): Promise<Country> {
  const country = await countryOf(trx, code);
  if (!country) throw invalid(reason('country'));
  return country;
}

/** Undefined for a code that no country has. */
export const countryOf = (trx: Transaction<Tables>, code: string): Promise<Country | undefined> =>
  trx
    .selectFrom('country')
    .select(['id', 'code', 'company_name as name'])
    .where('code', '=', code)
    .executeTakeFirst();
