import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ListedCompany, ManagedCompany } from '../../../shared/contract/managed-companies.ts';
import { reason } from '../../../shared/contract/reasons.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { BILLING_SQL } from './company-billing.ts';
import { isManagedSql } from './is-managed.ts';

type Trx = Transaction<Tables>;

const LISTED = sql`company.id, coalesce(company.reference, '') as reference, company.company_name as "companyName",
  company.entity_type as type, coalesce(company.city, '') as city, coalesce(country.code, '') as "countryCode"`;

export const IS_MANAGED = isManagedSql('company');

/** The companies that meet a condition on `company`, by name. */
export async function readCompanies(
  trx: Trx,
  where: RawBuilder<boolean>,
  most: number,
): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select ${LISTED} from company left join country on country.id = company.country_id
    where ${IS_MANAGED} and ${where}
    order by lower(company.company_name) collate "C", company.id limit ${most}::integer`.execute(trx);
  return rows;
}

const partiesOf = (table: 'company_agent' | 'company_supplier', party: 'agent_id' | 'supplier_id') => sql`(
  select coalesce(json_agg(json_build_object('id', party.id, 'companyName', party.company_name)
    order by lower(party.company_name) collate "C", party.id), '[]')
  from ${sql.table(table)} tie join company party on party.id = tie.${sql.ref(party)}
  where tie.company_id = company.id)`;

/** @throws ApiError 404 for one that isn't there, or is reference data */
export async function readManagedCompany(trx: Trx, id: number): Promise<ManagedCompany> {
  const { rows } = await sql<ManagedCompany>`
    select ${LISTED}, coalesce(company.address_1, '') as address_1, coalesce(company.postal_code, '') as "postalCode",
      case when profile.id is null then null
        else json_build_object('id', profile.id, 'entityName', profile.entity_name) end as "rateProfile",
      ${partiesOf('company_agent', 'agent_id')} as agents, ${partiesOf('company_supplier', 'supplier_id')} as suppliers,
      coalesce(company.contact_name, '') as "contactName", ${BILLING_SQL} as billing, company.revision
    from company
    left join country on country.id = company.country_id
    left join rate_profile profile on profile.id = company.rate_profile_id
    where company.id = ${id}::integer and ${IS_MANAGED}`.execute(trx);
  const [company] = rows;
  if (!company) throw new ApiError(404, 'unknown_company', reason('unknownCompany'));
  return company;
}

/**
 * To be called before companies are read that are about to be made or changed, until the end of the transaction: their
 * types and what ties them to each other are checked against what nobody else changes meanwhile.
 */
export async function lockCompanies(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.changeCompanies})`.execute(trx);
}

/**
 * The company as it is before a change; whoever saves its profile meanwhile waits.
 *
 * @throws ApiError 404
 */
export async function companyToChange(trx: Trx, id: number): Promise<ManagedCompany> {
  await lockCompanies(trx);
  await trx.selectFrom('company').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readManagedCompany(trx, id);
}
