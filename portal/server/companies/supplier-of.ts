import { sql, type Transaction } from 'kysely';
import type { Party } from '../../../shared/contract/managed-companies.ts';
import type { Tables } from '../db/tables.ts';
import { insertCompany } from './write-company.ts';

type Trx = Transaction<Tables>;

const suppliersOf = (purchaserId: number) => sql`
  company join company_supplier supply on supply.supplier_id = company.id and supply.company_id = ${purchaserId}::integer
  left join country on country.id = company.country_id`;

/** The supplier of the purchaser with that id; undefined for any other company, after `lockCompanies` in this transaction. */
export async function supplierOf(trx: Trx, purchaserId: number, id: number): Promise<Party | undefined> {
  const { rows } = await sql<Party>`
    select company.id, company.company_name as "companyName" from ${suppliersOf(purchaserId)}
    where company.id = ${id}::integer and entity_type = 'Supplier'`.execute(trx);
  return rows[0];
}

interface Named {
  companyName: string;
  countryCode: string;
}

/**
 * The purchaser's supplier of that name and country: one that it has, or else a new one, which is none of other purchasers: whom
 * somebody buys from is their own business. After `lockCompanies` in this transaction.
 *
 * @throws ApiError 422 for a country that there isn't
 */
export async function findOrMakeSupplier(
  trx: Trx,
  purchaserId: number,
  { companyName, countryCode }: Named,
): Promise<{ supplier: Party; isMade: boolean }> {
  const { rows } = await sql<Party>`
    select company.id, company.company_name as "companyName" from ${suppliersOf(purchaserId)}
    where lower(company.company_name) = lower(${companyName}::text) and entity_type = 'Supplier'
      and country.code = ${countryCode}::text
    order by company.id limit 1`.execute(trx);
  if (rows[0]) return { supplier: rows[0], isMade: false };
  const made = await insertCompany(trx, {
    ...{ reference: '', type: 'Supplier', companyName, countryCode },
    ...{ address_1: '', city: '', postalCode: '', agentIds: [], supplierIds: [] },
  });
  await trx
    .insertInto('company_supplier')
    .values({ company_id: purchaserId, supplier_id: made.id })
    .execute();
  // Whoever changes the purchaser with its suppliers as they were is told, and takes none away.
  await sql`update company set revision = revision + 1 where id = ${purchaserId}::integer`.execute(trx);
  return { supplier: { id: made.id, companyName: made.companyName }, isMade: true };
}
