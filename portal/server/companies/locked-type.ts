import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * The type of a company, which nobody changes until the transaction ends: a role that is given by it stays one that its people
 * have. Undefined where there is no such company.
 */
export async function lockedType(trx: Transaction<Tables>, id: number): Promise<string | undefined> {
  const company = await trx
    .selectFrom('company')
    .select('entity_type as type')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return company?.type;
}
