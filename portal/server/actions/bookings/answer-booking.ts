import type { Transaction } from 'kysely';
import type { BookingAnswer, BookingPlan } from '../../../../shared/contract/booking-requests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requireNotUnderWay } from '../../milestones/shipment-booking.ts';
import { updateBookedShipments } from '../../milestones/update-booked-shipments.ts';
import type { Outcome } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { applyPlan } from './apply-plan.ts';
import { planColumns, planFacts, requirePlan } from './booking-plan.ts';

interface RequestedBooking {
  customer_id: number | null;
  cargo_ready_on: string | null;
  /** The quote that it came of. */
  quote_id: number | null;
}

/** @throws ApiError 409 where the booking was saved since, 422 where it isn't requested any more */
export async function requireRequested(
  trx: Transaction<Tables>,
  { bookingId, revision }: { bookingId: number; revision: number },
): Promise<RequestedBooking> {
  await requireRevision(trx, { type: 'booking', id: bookingId }, revision);
  const booking = await trx
    .selectFrom('booking')
    .leftJoin('booking_request', 'booking_request.booking_id', 'booking.id')
    .select([
      'booking.status',
      'booking.customer_id',
      'booking_request.cargo_ready_on',
      'booking_request.quote_id',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  if (booking.status !== 'Requested') throw invalid(reason('bookingAnswered'));
  return booking;
}

/**
 * Stores what became of a request, and who decided it. The shipments of one that was declined or withdrawn are cancelled; those of
 * one that was confirmed get its plan.
 *
 * @throws ApiError as {@link requireRequested}; 422 where a booking is declined or withdrawn whose shipment is under way
 */
export async function answerBooking(
  trx: Transaction<Tables>,
  caller: UserCaller,
  asked: { bookingId: number; revision: number },
  answer: { status: 'Confirmed' | 'Declined' | 'Cancelled'; reason?: string; plan?: BookingPlan },
): Promise<Outcome> {
  await requireRequested(trx, asked);
  const { bookingId } = asked;
  const { status, reason: why, plan } = answer;
  if (plan) await requirePlan(trx, bookingId, plan);
  if (status !== 'Confirmed') await requireNotUnderWay(trx, bookingId);
  const before = await planFacts(trx, bookingId);
  const answered = {
    answered_at: new Date(),
    answered_by: caller.label,
    answered_by_id: caller.userId,
    decline_reason: why ?? null,
    ...(plan && planColumns(plan)),
  };
  // One that was made otherwise has nothing yet that its answer could stand with.
  await trx
    .insertInto('booking_request')
    .values({ booking_id: bookingId, ...answered })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(answered))
    .execute();
  const result = await trx
    .updateTable('booking')
    .set({ status, ...(plan?.carrierId && { carrier_id: plan.carrierId }) })
    .where('id', '=', bookingId)
    .returning(['id', 'reference', 'revision', 'status'])
    .executeTakeFirstOrThrow();
  const after = await planFacts(trx, bookingId);
  const shipments =
    status === 'Confirmed'
      ? plan
        ? await applyPlan(trx, bookingId, { plan, before, after })
        : []
      : await updateBookedShipments(trx, [bookingId]);
  return {
    result: result as BookingAnswer,
    audit: [
      {
        recordType: 'booking',
        recordId: bookingId,
        before: { status: 'Requested' },
        after: { status, reason: why },
        changes: [
          { field: 'bookingStatus', before: 'Requested', after: status },
          ...(why ? [{ field: 'reason', before: null, after: why }] : []),
          ...changesBetween(before, after),
        ],
      },
      ...shipments,
    ],
  };
}
