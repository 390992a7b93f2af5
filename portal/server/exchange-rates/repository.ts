import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type DailyRate, OLDEST_RATE_DAYS } from './rate-source.ts';

/** A rate and the UTC day on which its source was asked for it. */
export interface StoredRate extends DailyRate {
  askedOn: string;
}

/** The rate that was asked for last, at most {@link OLDEST_RATE_DAYS} days old. `today` is YYYY-MM-DD. */
export async function newestRate(
  db: Kysely<Tables>,
  currency: string,
  today: string,
): Promise<StoredRate | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .select(['usd_rate', 'rate_date', 'updated_at', 'source', 'asked_on'])
    .where('currency', '=', currency)
    .where('rate_date', '<=', today)
    .where('rate_date', '>=', sql<string>`${today}::date - ${sql.lit(OLDEST_RATE_DAYS)}`)
    .orderBy('asked_on', 'desc')
    .orderBy('rate_date', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('usd_rate')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { usd_rate: usdRate, rate_date: date, updated_at: updatedAt, source, asked_on: askedOn } = row;
  return { usdRate, date, updatedAt, source, askedOn };
}

/** Stores a rate for all servers on this database, and the day on which its source gave it last. */
export async function storeRate(db: Kysely<Tables>, currency: string, rate: StoredRate): Promise<void> {
  const freshness = { updated_at: rate.updatedAt, asked_on: rate.askedOn };
  await db
    .insertInto('exchange_rate')
    .values({ currency, rate_date: rate.date, source: rate.source, usd_rate: rate.usdRate, ...freshness })
    .onConflict((conflict) =>
      conflict.columns(['currency', 'rate_date', 'source', 'usd_rate']).doUpdateSet(freshness),
    )
    .execute();
}
