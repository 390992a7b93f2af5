import type { Transaction } from 'kysely';
import { CLOCK_MINUTES, RecordMilestone } from '../../../../shared/contract/milestones.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import type { Tables } from '../../db/tables.ts';
import { updateDeliveries } from '../../deliveries/update-deliveries.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { orderProblem } from '../../milestones/milestone-order.ts';
import { requireAnsweredBooking, requireNotCancelled } from '../../milestones/shipment-booking.ts';
import { updateShipments } from '../../milestones/update-shipments.ts';
import { linkQuotes } from '../../quotes/link-quotes.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { lockShipmentAs } from '../shipment-parties.ts';
import { milestonesOf } from './stored-milestones.ts';

/**
 * MOD-02: the agent of a shipment, or an admin, records when a milestone was reached, with a note, or takes it back. The shipment's
 * status and its days of departure and arrival follow from its milestones, and its deliveries from whether it is delivered.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown shipment; 409 where somebody else saved since;
 * 422 for a milestone of another shipment or a cancelled one, a time to come, one that is out of order, and while the
 * shipment's booking is still requested
 */
export const recordMilestone = defineAction({
  id: '3f0d9a0e-7c1b-4f5e-9a53-0b8f4d0f2c61',
  input: RecordMilestone,
  allow: (trx, caller, { shipmentId }) => lockShipmentAs(trx, caller, shipmentId, ['agent']),
  async run(trx, _grant, { shipmentId, milestoneId, actualAt, note, revision }) {
    await requireRevision(trx, { type: 'shipment', id: shipmentId }, revision);
    await requireNotCancelled(trx, shipmentId);
    if (actualAt !== null) await requireAnsweredBooking(trx, shipmentId);
    const milestones = await milestonesOf(trx, shipmentId);
    const place = milestones.findIndex(({ id }) => id === milestoneId);
    const milestone = milestones[place];
    if (!milestone) throw invalid(reason('unknownMilestone'));
    const time = actualAt === null ? null : Date.parse(actualAt);
    if (time !== null && time > Date.now() + CLOCK_MINUTES * 60_000) throw invalid(reason('milestoneToCome'));
    const problem = orderProblem(milestones, place, time);
    if (problem) throw invalid(reason(problem));

    const after = {
      actualAt: time === null ? null : new Date(time).toISOString(),
      note: time === null ? null : note === undefined ? milestone.note : note || null,
    };
    const changes = [
      { field: 'milestone', of: milestone.event, before: milestone.actualAt, after: after.actualAt },
      { field: 'milestoneNote', of: milestone.event, before: milestone.note, after: after.note },
    ].filter((change) => change.before !== change.after);
    if (changes.length === 0) return { result: await shipmentNow(trx, shipmentId) };
    await trx
      .updateTable('milestone')
      .set({ actual_at: after.actualAt, note: after.note })
      .where('id', '=', milestoneId)
      .execute();
    const shipments = await updateShipments(trx, [shipmentId]);
    const deliveries = await updateDeliveries(trx, shipments);
    // Of a declined booking, where nothing is left of what had happened.
    const isCancelled = shipments.some(({ status }) => status === 'Cancelled');
    const quotes = isCancelled ? await linkQuotes(trx, [shipmentId]) : [];
    return {
      result: shipments[0],
      audit: [
        {
          recordType: 'shipment',
          recordId: shipmentId,
          before: { milestone },
          after: { milestone: { ...milestone, ...after } },
          changes: [...changes, ...(deliveries.get(shipmentId) ?? [])],
        },
        ...quotes,
      ],
    };
  },
});

const shipmentNow = (trx: Transaction<Tables>, id: number) =>
  trx
    .selectFrom('shipment')
    .select(['id', 'revision', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
