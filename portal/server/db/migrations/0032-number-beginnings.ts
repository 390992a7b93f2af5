import { type Kysely, sql } from 'kysely';

/** Finds orders by the beginning of their number, in any company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index purchase_order_by_beginning on purchase_order (search)`.execute(db);
}
