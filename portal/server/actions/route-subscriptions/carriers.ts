import { sql } from 'kysely';

/**
 * Those of `company` that can be chosen as a carrier (REF-07). Others are not told apart from companies that there aren't,
 * so that nobody learns of them.
 */
export const CARRIERS = sql`(select id, company_name from company where is_carrier or entity_type = 'Carrier') carriers`;
