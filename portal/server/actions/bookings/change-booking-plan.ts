import { sql, type Transaction } from 'kysely';
import {
  type BookingAnswer,
  type BookingPlan,
  ChangeBookingPlan,
} from '../../../../shared/contract/booking-requests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requireNotUnderWay } from '../../milestones/shipment-booking.ts';
import { defineAction } from '../action.ts';
import { lockRecordAs } from '../record-parties.ts';
import { requireRevision } from '../record-revision.ts';
import { applyPlan } from './apply-plan.ts';
import { planColumns, planFacts, requirePlan } from './booking-plan.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-04: the booking's agent or an admin corrects with what the goods of a confirmed booking are moved, as long as nothing has
 * happened to its shipment, whose plan changes with it.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown booking; 409 where somebody else saved since; 422 where it
 * isn't confirmed, where a milestone of its shipment is recorded, or for a plan that can be none
 */
export const changeBookingPlan = defineAction({
  id: '5e0b7a92-3c1d-4f68-9a47-d2b86e1f70c3',
  input: ChangeBookingPlan,
  allow: (trx, caller, { bookingId }) =>
    lockRecordAs(trx, caller, { type: 'booking', id: bookingId }, ['agent', 'admin']),
  async run(trx, _caller, { bookingId, revision, plan }) {
    await requireRevision(trx, { type: 'booking', id: bookingId }, revision);
    const { carrier_id: carrierBefore, ...booking } = await trx
      .selectFrom('booking')
      .select(['id', 'reference', 'revision', 'status', 'carrier_id'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    if (booking.status !== 'Confirmed') throw invalid(reason('planNotConfirmed'));
    await requireNotUnderWay(trx, bookingId, 'planUnderWay');
    await requirePlan(trx, bookingId, plan);
    if (await hasPlan(trx, bookingId, plan)) return { result: booking as BookingAnswer };
    const before = await planFacts(trx, bookingId);
    const result = await writePlan(trx, bookingId, plan);
    const after = await planFacts(trx, bookingId);
    return {
      result,
      audit: [
        {
          recordType: 'booking',
          recordId: bookingId,
          ...{ before, after, changes: changesBetween(before, after) },
        },
        ...(await applyPlan(trx, bookingId, { plan, before, after, carrierBefore })),
      ],
    };
  },
});

async function hasPlan(trx: Trx, bookingId: number, plan: BookingPlan): Promise<boolean> {
  const stored = await trx
    .selectFrom('booking_request')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('booking.id')
    .where('booking.id', '=', bookingId)
    .where((eb) =>
      eb.and([
        ...Object.entries(planColumns(plan)).map(([column, value]) =>
          eb(sql.ref(column), 'is not distinct from', value),
        ),
        eb('booking.carrier_id', 'is not distinct from', plan.carrierId),
      ]),
    )
    .executeTakeFirst();
  return stored !== undefined;
}

/** Stores it with the answer to the request, and raises the revision of the booking. */
async function writePlan(trx: Trx, bookingId: number, plan: BookingPlan): Promise<BookingAnswer> {
  const columns = planColumns(plan);
  // One that was made and confirmed otherwise has nothing yet that its plan could stand with.
  await trx
    .insertInto('booking_request')
    .values({ booking_id: bookingId, ...columns })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(columns))
    .execute();
  const result = await trx
    .updateTable('booking')
    .set({ carrier_id: plan.carrierId })
    .where('id', '=', bookingId)
    .returning(['id', 'reference', 'revision', 'status'])
    .executeTakeFirstOrThrow();
  return result as BookingAnswer;
}
