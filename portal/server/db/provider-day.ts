import { type Kysely, sql } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { DatabaseUnavailable } from './database-error.ts';
import type { Tables } from './tables.ts';
import { TIMEOUTS } from './without-timeout.ts';

/**
 * SQL of the day that it is where the provider is (D-154): what is due, overdue, expired, valid or late is so by this day. The
 * database knows the zone (migration `0079-provider-day`), so that no session's own and no statement that is kept decides.
 */
export const PROVIDER_TODAY = 'provider_today()';

/** SQL of the moment at which that day began. */
export const PROVIDER_DAY_START = '(provider_today()::timestamp at time zone provider_time_zone())';

/** SQL of the provider's day at a moment. */
export const providerDaySql = (time: string): string => `provider_day(${time})`;

/**
 * Lets the database count days in this zone. What it keeps by days of moments (`expected_delay` and `arrives_on` of shipments
 * under way) is counted anew; the days on which something has happened stay as they were stored.
 *
 * @throws DatabaseUnavailable a zone that the database doesn't know
 */
export async function setProviderZone(db: Kysely<Tables>, timeZone: string): Promise<void> {
  if ((await zoneOf(db)) === timeZone) return;
  await requireKnown(db, timeZone);
  await db.transaction().execute(async (trx) => {
    for (const name of TIMEOUTS) await sql`set local ${sql.raw(name)} = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrate})`.execute(trx);
    if ((await zoneOf(trx)) === timeZone) return;
    await sql`create or replace function provider_time_zone() returns text language sql immutable parallel safe
      as ${sql.lit(`select ${quoted(timeZone)}::text`)}`.execute(trx);
    await sql`select follow_expectations(array(select distinct shipment_id from milestone where actual_at is null))`.execute(
      trx,
    );
  });
}

/** @throws DatabaseUnavailable where days are counted in another zone */
export async function requireProviderZone(db: Kysely<Tables>, timeZone: string): Promise<void> {
  const stored = await zoneOf(db);
  if (stored === timeZone) return;
  throw new DatabaseUnavailable(
    `PROVIDER_TIME_ZONE: is ${timeZone}, but the database counts days in ${stored}, and MIGRATE is off. Run: PROVIDER_TIME_ZONE=${timeZone} npm run migrate`,
  );
}

async function zoneOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select provider_time_zone() as zone`.execute(db);
  return rows[0]!.zone;
}

async function requireKnown(db: Kysely<Tables>, timeZone: string): Promise<void> {
  try {
    await sql`select timezone(${timeZone}::text, now())`.execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_PARAMETER_VALUE) throw error;
    throw new DatabaseUnavailable(
      `PROVIDER_TIME_ZONE: the database doesn't know ${timeZone}; take an older name of it, or update the database.`,
    );
  }
}

const INVALID_PARAMETER_VALUE = '22023';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
