import { type Kysely, sql } from 'kysely';
import { ADVISORY_LOCKS } from '../advisory-locks.ts';
import type { Tables } from '../tables.ts';
import { withoutTimeout } from '../without-timeout.ts';
import { calendarOf, day } from './calendar.ts';
import { storeDemoDay } from './renew/demo-day.ts';

/**
 * Fills a database that has no company but carriers with the demo data; `scale` multiplies the volume data, and `today`
 * (`YYYY-MM-DD`) is the day on which it plays. For one day it is the same on every machine. One transaction: killed half
 * way it leaves nothing, and of two servers that start together one seeds and the other waits. Answers whether it did.
 */
export async function seedDemo(
  db: Kysely<Tables>,
  { scale = 1, today = day(Date.now()) }: { scale?: number; today?: string | undefined } = {},
): Promise<boolean> {
  if (await hasCompanies(db)) return false;
  return withoutTimeout(db, async (connection) => {
    const seeded = await connection.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seedDemo})`.execute(trx);
      if (await hasCompanies(trx)) return false;
      // Loaded here because most starts find the data in place, and needn't wait for the lists and the hash function.
      const { fillDemo } = await import('./fill-demo.ts');
      await fillDemo(trx, { calendar: calendarOf(today), scale });
      await storeDemoDay(trx, today);
      // The embedded database has no autovacuum: without statistics its plans would ignore the indexes.
      await sql`analyze`.execute(trx);
      return true;
    });
    if (seeded) await sql`vacuum`.execute(connection);
    return seeded;
  });
}

/** Ocean carriers and airlines come with the schema. */
async function hasCompanies(db: Kysely<Tables>): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('entity_type', 'not in', ['Carrier', 'Airline'])
    .limit(1)
    .executeTakeFirst();
  return company !== undefined;
}
