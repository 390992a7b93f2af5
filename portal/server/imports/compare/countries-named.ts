import { sql } from 'kysely';
import type { Country } from '../../companies/countries.ts';
import type { Trx } from './compared.ts';

/** The countries by their codes and English names. */
export interface Countries {
  named(text: string): Country | undefined;
  byId(id: number | null): Country | undefined;
}

export async function countriesNamed(trx: Trx): Promise<Countries> {
  const { rows } = await sql<Country>`select id, code, company_name as name from country`.execute(trx);
  const byCode = new Map(rows.map((country) => [country.code, country]));
  const byName = new Map(rows.map((country) => [country.name.toLowerCase(), country]));
  const byId = new Map(rows.map((country) => [country.id, country]));
  return {
    named: (text) => byCode.get(text.toUpperCase()) ?? byName.get(text.toLowerCase()),
    byId: (id) => (id === null ? undefined : byId.get(id)),
  };
}
