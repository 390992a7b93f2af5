import type { Transaction } from 'kysely';
import { updateBookedShipments } from '../../../milestones/update-booked-shipments.ts';
import type { Tables } from '../../tables.ts';
import { type Calendar, DAY, instant } from '../calendar.ts';

/** Of importer B, and still requested with a shipment to which nothing has happened. */
const BOOKING = 1297;

/** One of the bookings was declined, and its shipment is cancelled. */
export async function declineBooking(db: Transaction<Tables>, { today }: Calendar): Promise<void> {
  await db.updateTable('booking').set({ status: 'Declined' }).where('id', '=', BOOKING).execute();
  await db
    .insertInto('booking_request')
    .values({
      id: 1,
      booking_id: BOOKING,
      answered_at: instant(today - DAY),
      answered_by: 'Admin Demo',
      decline_reason: 'No space left on this sailing.',
    })
    .execute();
  await updateBookedShipments(db, [BOOKING]);
}
