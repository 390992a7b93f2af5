import { sql, type Transaction } from 'kysely';
import type { AuditRecord } from '../audit/write-audit.ts';
import type { Tables } from '../db/tables.ts';

/**
 * The shipment of a booking is what came of its quote, so that what was agreed is charged for it. A quote is a price for one
 * shipment (D-158): it keeps the one that it has, and gets the first one of its bookings where it has none, or that was cancelled.
 *
 * To be called for shipments that were made, cancelled or taken up again, in the same transaction. Answers what the audit log
 * keeps: whoever has the quote open is told who changed it.
 */
export async function linkQuotes(
  trx: Transaction<Tables>,
  shipmentIds: readonly number[],
): Promise<AuditRecord[]> {
  // A statement of its own, for the next one sees what this one waited for: another shipment of the quote may be made meanwhile.
  const { rows: quotes } = await sql<{ id: number }>`
    select id from quote where id in (
      select of_shipment.id from quote of_shipment where of_shipment.shipment_id = any(${shipmentIds}::integer[])
      union select request.quote_id from booking_request request
      join shipment on shipment.booking_id = request.booking_id where shipment.id = any(${shipmentIds}::integer[]))
    order by id for no key update`.execute(trx);
  if (quotes.length === 0) return [];
  const { rows } = await sql<{ id: number; before: string | null; after: string }>`
    with found as (
      select quote.id, quote.shipment_id as before, (
        select min(shipment.id) from booking_request request
        join shipment on shipment.booking_id = request.booking_id and shipment.status <> 'Cancelled'
        where request.quote_id = quote.id
      ) as after
      from quote where quote.id = any(${quotes.map(({ id }) => id)}::integer[]) and not exists (
        select 1 from shipment where shipment.id = quote.shipment_id and shipment.status <> 'Cancelled')
    )
    update quote set shipment_id = found.after from found where quote.id = found.id and found.after is not null
    returning quote.id, (select reference from shipment where shipment.id = found.before) as before,
      (select reference from shipment where shipment.id = found.after) as after`.execute(trx);
  return rows.map(({ id, before, after }) => ({
    recordType: 'quote',
    recordId: id,
    before: { shipment: before },
    after: { shipment: after },
    changes: [{ field: 'shipment', before, after }],
  }));
}
