import { sql, type Transaction } from 'kysely';
import { reason } from '../../../shared/contract/reasons.ts';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../http/errors/api-error.ts';

/**
 * Nothing happens to a shipment before its booking is confirmed. The booking stays as it is until the transaction ends.
 *
 * @throws ApiError 422 where the booking is still requested
 */
export async function requireAnsweredBooking(trx: Transaction<Tables>, shipmentId: number): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select booking.status from booking join shipment on shipment.booking_id = booking.id
    where shipment.id = ${shipmentId}::integer for share of booking`.execute(trx);
  if (rows[0]?.status === 'Requested') throw invalid(reason('milestoneBookingOpen'));
}

/**
 * The goods of a cancelled shipment don't move. Of a shipment that is locked.
 *
 * @throws ApiError 422 where it is cancelled
 */
export async function requireNotCancelled(trx: Transaction<Tables>, shipmentId: number): Promise<void> {
  const shipment = await trx
    .selectFrom('shipment')
    .select('status')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  if (shipment?.status === 'Cancelled') throw invalid(reason('shipmentCancelled'));
}

/**
 * The booking of goods that are under way is neither declined nor withdrawn, and keeps its plan. Of a booking that is locked.
 *
 * @throws ApiError 422 where a milestone of a shipment of the booking is recorded
 */
export async function requireNotUnderWay(
  trx: Transaction<Tables>,
  bookingId: number,
  why: 'bookingUnderWay' | 'planUnderWay' = 'bookingUnderWay',
): Promise<void> {
  const { rows } = await sql`
    select 1 from shipment join milestone on milestone.shipment_id = shipment.id
    where shipment.booking_id = ${bookingId}::integer and actual_at is not null limit 1`.execute(trx);
  if (rows.length > 0) throw invalid(reason(why));
}
