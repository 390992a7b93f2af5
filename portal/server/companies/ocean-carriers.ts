import { sql } from 'kysely';

/** SQL of whether a `company` carries by sea (REF-07). */
export const IS_OCEAN_CARRIER = sql<boolean>`(company.is_carrier or company.entity_type = 'Carrier')`;

/** Those of `company` that carry by sea (REF-07), whoever asks for one: as rows with `id`, `code` and `company_name`. */
export const OCEAN_CARRIER_COMPANIES = sql`(
  select id, code, company_name from company where ${IS_OCEAN_CARRIER}) ocean_carrier`;
