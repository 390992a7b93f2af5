import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * A quote whose booking became a shipment before quotes followed their bookings belongs to that shipment, which is charged what
 * was agreed. Nobody has changed the quote, so its revision stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

const UP = [
  'alter table quote disable trigger raise_revision',
  `update quote set shipment_id = made.id from (
      select request.quote_id, min(shipment.id) as id from booking_request request
      join shipment on shipment.booking_id = request.booking_id and shipment.status <> 'Cancelled'
      group by request.quote_id
    ) made
    where quote.id = made.quote_id and quote.shipment_id is null`,
  'alter table quote enable trigger raise_revision',
];
