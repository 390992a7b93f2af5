import { sql, type Transaction } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import { isOwnCompany } from '../../auth/rights/own-company.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import type { StoredLocation } from './stored-location.ts';

/**
 * Locks a location for a caller who sees it: no agent and no link does.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown location
 */
export async function lockLocation(
  trx: Transaction<Tables>,
  caller: Caller,
  id: number,
): Promise<StoredLocation> {
  const { rows } = await sql<StoredLocation>`
    select location.id, location.company_id as "companyId", location.name, location.address_1 as street, location.city,
      coalesce(location.postal_code, '') as "postalCode",
      (select country.code from country where country.id = location.country_id) as "countryCode",
      coalesce(location.contact_name, '') as "contactName", coalesce(location.contact_phone, '') as "contactPhone",
      location.revision
    from company_location location
    where location.id = ${id}::integer and ${isOwnCompany(caller, sql.ref('location.company_id'))}
    for no key update of location`.execute(trx);
  if (!rows[0]) throw forbidden();
  return rows[0];
}

/** Whose location one becomes. */
export interface LocationOwner {
  id: number;
  companyName: string;
  type: string;
}

/**
 * Locks the company that gets a further location: the one that is named, or the caller's.
 *
 * @throws ApiError 403, the same for a foreign and for an unknown company
 */
export async function lockLocationOwner(
  trx: Transaction<Tables>,
  caller: Caller,
  companyId: number | null,
): Promise<LocationOwner> {
  if (caller.kind !== 'user') throw forbidden();
  const { rows } = await sql<LocationOwner>`
    select company.id, company.company_name as "companyName", company.entity_type as type from company
    where company.id = ${companyId ?? caller.entityId}::integer and ${isOwnCompany(caller, sql.ref('company.id'))}
    for no key update`.execute(trx);
  if (!rows[0]) throw forbidden();
  return rows[0];
}
