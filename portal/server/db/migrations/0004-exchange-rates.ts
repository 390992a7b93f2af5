import { type Kysely, sql } from 'kysely';

/**
 * Daily exchange rates: one unit of `currency` was `usd_rate` US dollars on `rate_date`. All other pairs are crossed
 * through the dollar. A rate that was told once stays: charges are saved with it (D-22), also after its source thought
 * better of the day. `asked_on` is the UTC day on which the source last said so, which spares asking it again, also by
 * other servers on this database. The check keeps `NaN` out, too: PostgreSQL takes it for the largest number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rate (
      currency char(3) not null,
      rate_date date not null,
      usd_rate numeric not null check (usd_rate > 0 and usd_rate < 1000000),
      source text not null,
      updated_at timestamptz not null,
      asked_on date not null,
      primary key (currency, rate_date, source, usd_rate)
    )`.execute(db);
}
