import { type Kysely, sql } from 'kysely';

/**
 * Whether a rate is renewed is asked of each rate in a list: the airline's next one on the lane is found by its first day,
 * instead of reading all that the lane ever had.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index air_freight_rate_by_lane`.execute(db);
  await sql`create index air_freight_rate_by_lane on air_freight_rate ("from", "to", airline, validity_from)`.execute(
    db,
  );
}
