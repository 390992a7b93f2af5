import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

export const isCompatible = true;

/**
 * Ports and airports are found by what they are called in other languages, `Genua` and `Gênes` for Genova; and bookings by the
 * number that the carrier gave them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { completePlaces } = await import('../seed/reference/complete-places.ts');
  await completePlaces(db as Kysely<Tables>);
  await sql`create index booking_request_carrier_part on booking_request
    using gin (spelled(carrier_reference) gin_trgm_ops)`.execute(db);
}
