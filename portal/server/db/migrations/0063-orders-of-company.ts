import { type Kysely, sql } from 'kysely';

/**
 * A company's orders in the order of their list, and by the beginning of their number: who sees those of few companies reads
 * nobody else's. The operators of the second are its own, so that the index of all companies' beginnings is never taken instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create index purchase_order_by_company_time on purchase_order (order_purchaser_id, created_at, id)',
    'create index purchase_order_by_company_beginning on purchase_order (order_purchaser_id, search text_pattern_ops)',
  ]) {
    await sql.raw(statement).execute(db);
  }
}
