import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { checkAddress, knownCountry } from './address.ts';

/** What a company's own people may change of it, and admins. */
export interface CompanyFields {
  companyName: string;
  address_1: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

/**
 * Name and address as the columns of `company`.
 *
 * @throws ApiError 422 for an address that can be none
 */
export async function profileColumns(trx: Transaction<Tables>, fields: CompanyFields) {
  const country = await countryOf(trx, fields);
  return {
    company_name: fields.companyName,
    address_1: fields.address_1 || null,
    city: fields.city || null,
    postal_code: fields.postalCode || null,
    country_id: country?.id ?? null,
  };
}

/** A country may stand alone: most companies are known by it before anybody enters their street. */
async function countryOf(trx: Transaction<Tables>, fields: CompanyFields) {
  if (isAddressGiven(fields)) return checkAddress(trx, fields);
  return fields.countryCode ? knownCountry(trx, fields.countryCode) : undefined;
}

/** Whether there is more of an address than a country, so that it has to be a whole one. */
export const isAddressGiven = ({
  address_1,
  city,
  postalCode,
}: Pick<CompanyFields, 'address_1' | 'city' | 'postalCode'>): boolean =>
  Boolean(address_1 || city || postalCode);

/** Those of a company, for the comparison of two states. */
export const companyFieldsOf = ({
  companyName,
  address_1,
  city,
  postalCode,
  countryCode,
}: CompanyFields) => ({
  companyName,
  address_1,
  city,
  postalCode,
  countryCode,
});
