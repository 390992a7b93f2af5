import { type Kysely, sql } from 'kysely';

/**
 * The revision of bookings, shipments, quotes, manifests and route subscriptions: 1 when they are made, one more with
 * every update, by which a save that is based on an older state is recognised. The database counts, so that no statement
 * can forget it or set it; who changes the orders or charges of a record updates the record, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const TABLES = ['booking', 'shipment', 'quote', 'manifest', 'route_subscription'];

const UP = [
  `create function raise_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end
  $$`,
  ...TABLES.flatMap((table) => [
    `alter table ${table} add column revision integer not null default 1`,
    `create trigger raise_revision before update on ${table}
      for each row execute function raise_revision()`,
  ]),
];
