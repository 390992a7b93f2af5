import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { seedCompanies } from './companies.ts';
import { seedOrders } from './orders.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';
import { seedQuotes } from './quotes.ts';
import { seedRates } from './rates.ts';
import { seedRecords } from './records.ts';
import { seedSubscriptions } from './subscriptions.ts';

/** Any number that nothing else locks. */
const SEED_LOCK = 7_300_145;

/**
 * Fills an empty database with the demo data, the same on every machine; `scale` multiplies the volume data. One
 * transaction: killed half way it leaves nothing, and of two servers that start together one seeds and the other
 * waits. Answers whether it did.
 */
export async function seedDemo(db: Kysely<Tables>, { scale = 1 }: { scale?: number } = {}): Promise<boolean> {
  if (await hasCompanies(db)) return false;
  const seeded = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (await hasCompanies(trx)) return false;
    const places = await seedPlaces(trx);
    const carriers = await seedCompanies(trx, places);
    await seedPeople(trx);
    const ordersOf = await seedOrders(trx, scale);
    await seedRecords(trx, { places, carriers, ordersOf }, scale);
    await seedQuotes(trx, scale);
    await seedSubscriptions(trx, { places, carriers }, scale);
    await seedRates(trx, scale);
    await moveIdsPastUsed(trx);
    return true;
  });
  // The embedded database has no autovacuum: without statistics its plans would ignore the indexes.
  if (seeded) await sql`vacuum analyze`.execute(db);
  return seeded;
}

async function hasCompanies(db: Kysely<Tables>): Promise<boolean> {
  const company = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return company !== undefined;
}

/** Ids were written out, so the tables' own counters still stand at 1. */
async function moveIdsPastUsed(db: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and identity_generation = 'BY DEFAULT'
    order by table_name`.execute(db);
  for (const { name } of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)} having max(id) is not null
    `.execute(db);
  }
}
