import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface Country {
  id: number;
  /** ISO 3166-1, two letters */
  code: string;
  /** In English */
  name: string;
}

/** Those that an address can be in, by code. */
export const readCountries = (trx: Transaction<Tables>) =>
  trx.selectFrom('country').select(['code', 'company_name as name']).orderBy('code').execute();
