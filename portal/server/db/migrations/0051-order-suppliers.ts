import { type Kysely, sql } from 'kysely';

/** Whom a purchase order is placed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table purchase_order add column supplier_id integer references company',
  `create index purchase_order_by_supplier on purchase_order (supplier_id, created_at, id)
    where supplier_id is not null`,
];
