import { sql } from 'kysely';

/** Those of `company` that carry by sea (REF-07), whoever asks for one: as rows with `id`, `code` and `company_name`. */
export const OCEAN_CARRIER_COMPANIES = sql`(
  select id, code, company_name from company where is_carrier or entity_type = 'Carrier') ocean_carrier`;
