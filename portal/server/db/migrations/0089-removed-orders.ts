import { type Kysely, sql } from 'kysely';

/**
 * Orders that were removed, as long as that can be undone (D-159). They have a table of their own, so that no query of the
 * orders needs a condition for those that are gone, and none can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `create table removed_order (
    id integer primary key,
    order_numbers text not null,
    order_purchaser_id integer not null references company on delete cascade,
    supplier_id integer references company on delete set null,
    cargo_ready_on date,
    ship_from date,
    ship_until date,
    deliver_by date,
    revision integer not null,
    created_at timestamptz not null,
    style_numbers text[] not null,
    removed_at timestamptz not null default now()
  )`,
  'create index removed_order_by_time on removed_order (removed_at)',
  'create index removed_order_by_purchaser on removed_order (order_purchaser_id)',
  'create index removed_order_by_supplier on removed_order (supplier_id) where supplier_id is not null',
];
