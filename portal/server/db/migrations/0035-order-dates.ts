import { type Kysely, sql } from 'kysely';

/** When the goods of a purchase order are ready, have to leave and have to be there; and its revision, as records have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  `alter table purchase_order
    add column cargo_ready_on date,
    add column ship_from date,
    add column ship_until date,
    add column deliver_by date,
    add column revision integer not null default 1`,
  `create trigger raise_revision before update on purchase_order
    for each row execute function raise_revision()`,
];
