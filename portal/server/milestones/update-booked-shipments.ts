import { sql, type Transaction } from 'kysely';
import type { AuditRecord } from '../audit/write-audit.ts';
import type { Tables } from '../db/tables.ts';
import { updateDeliveries } from '../deliveries/update-deliveries.ts';
import { linkQuotes } from '../quotes/link-quotes.ts';

/** SQL of whether the booking of a shipment was declined or withdrawn, and nothing has happened to the shipment. */
export const IS_TO_BE_CANCELLED = sql<boolean>`(exists (
    select 1 from booking where booking.id = shipment.booking_id and booking.status in ('Declined', 'Cancelled'))
  and not exists (select 1 from milestone where milestone.shipment_id = shipment.id and actual_at is not null))`;

/**
 * Cancels the booked shipments of bookings that were declined or withdrawn, with their deliveries that are to come, and takes
 * that back for the shipments of those that count again; their quotes follow. Answers what the audit log keeps of it.
 */
export async function updateBookedShipments(
  trx: Transaction<Tables>,
  bookingIds: readonly number[],
): Promise<AuditRecord[]> {
  const { rows } = await sql<{ id: number; before: string; status: string }>`
    with found as (
      select shipment.id, shipment.status as before, ${IS_TO_BE_CANCELLED} as to_be_cancelled from shipment
      where booking_id = any(${bookingIds}::integer[]) and status in ('Booked', 'Cancelled') order by id
      for no key update
    )
    update shipment set status = case when to_be_cancelled then 'Cancelled' else 'Booked' end
    from found where shipment.id = found.id and (found.before = 'Cancelled') <> to_be_cancelled
    returning shipment.id, found.before, shipment.status`.execute(trx);
  const deliveries = await updateDeliveries(trx, rows);
  const shipments = rows.map(({ id, before, status }) => ({
    recordType: 'shipment',
    recordId: id,
    before: { status: before },
    after: { status },
    changes: [{ field: 'shipmentStatus', before, after: status }, ...(deliveries.get(id) ?? [])],
  }));
  const quotes = await linkQuotes(
    trx,
    rows.map(({ id }) => id),
  );
  return [...shipments, ...quotes];
}
