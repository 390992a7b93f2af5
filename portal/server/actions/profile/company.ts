import { sql, type Transaction } from 'kysely';
import type { CompanyProfile } from '../../../../shared/contract/profile.ts';
import { readCountries } from '../../companies/countries.ts';
import type { Tables } from '../../db/tables.ts';
import { forbidden } from '../../http/errors/api-error.ts';

/** A company's profile without the list of countries. */
export type StoredCompany = Omit<CompanyProfile, 'countries'>;

/** @throws ApiError 403 for a company that isn't there */
export async function readCompany(trx: Transaction<Tables>, id: number): Promise<StoredCompany> {
  const { rows } = await sql<StoredCompany>`
    select company.id, company.company_name as "companyName", company.entity_type as "entityType",
      case when profile.id is null then null
        else json_build_object('id', profile.id, 'entityName', profile.entity_name) end as "rateProfile",
      coalesce(company.address_1, '') as address_1, coalesce(company.city, '') as city,
      coalesce(company.postal_code, '') as "postalCode", coalesce(country.code, '') as "countryCode",
      company.revision
    from company
    left join country on country.id = company.country_id
    left join rate_profile profile on profile.id = company.rate_profile_id
    where company.id = ${id}`.execute(trx);
  const [company] = rows;
  if (!company) throw forbidden();
  return company;
}

/** The company with all that the screen needs to draw it. */
export async function companyAnswer(
  trx: Transaction<Tables>,
  company: StoredCompany,
): Promise<CompanyProfile> {
  return { ...company, countries: await readCountries(trx) };
}
