import { sql } from 'kysely';
import { ListCompanies } from '../../../../shared/contract/managed-companies.ts';
import { readCompanies } from '../../companies/managed-company.ts';
import { hasText } from '../../db/has-text.ts';
import { providerAdmin } from '../accounts/may-manage.ts';
import { defineAction } from '../action.ts';

/** The companies that the provider's admins manage, by name; `{companies, hasMore}`. */
export const listCompanies = defineAction({
  id: '5d0a7c1e-93b2-4f68-8a47-1c6e2f9b0d35',
  input: ListCompanies,
  readsOnly: true,
  allow: (trx, caller) => providerAdmin(trx, caller, 'companiesByAdmin'),
  async run(trx, _admin, { text, type, after, take }) {
    const has = (column: string) => hasText(sql.ref(column), text);
    const isLater = after
      ? sql`(lower(company.company_name) collate "C", company.id)
          > (lower(${after.companyName}::text) collate "C", ${after.id}::integer)`
      : sql`true`;
    const where = sql<boolean>`(${has('company.company_name')} or ${has('company.reference')})
      and (${type ?? null}::text is null or company.entity_type = ${type ?? null}::text) and ${isLater}`;
    const companies = await readCompanies(trx, where, take + 1);
    return { result: { companies: companies.slice(0, take), hasMore: companies.length > take } };
  },
});
