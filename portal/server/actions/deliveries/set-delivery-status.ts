import { sql } from 'kysely';
import { type DeliveryAnswer, SetDeliveryStatus } from '../../../../shared/contract/deliveries.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { momentOf } from '../../deliveries/delivery-moment.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requireNotCancelled } from '../../milestones/shipment-booking.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { lockDeliveryAs, refusePastDay, requireOpen } from './changeable-delivery.ts';

/**
 * MOD-03: the shipment's agent or an admin confirms that goods will be delivered as planned, and says when they were.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown appointment; 409 where somebody else saved since;
 * 422 where its shipment is cancelled, it took place already or is said to have on a day to come, and where its day has
 * passed before it is confirmed
 */
export const setDeliveryStatus = defineAction({
  id: 'b7d2f6a9-30c8-4e57-8a1d-c95e04f7d362',
  input: SetDeliveryStatus,
  allow: (trx, caller, { deliveryId }) => lockDeliveryAs(trx, caller, deliveryId, ['agent']),
  async run(trx, shipmentId, { deliveryId, status, revision }) {
    await requireNotCancelled(trx, shipmentId);
    await requireRevision(trx, { type: 'delivery', id: deliveryId }, revision);
    const before = await trx
      .selectFrom('delivery')
      .select([
        'status',
        'from_time',
        'until_time',
        sql<string>`delivery_on::text`.as('delivery_on'),
        sql<boolean>`delivery_on > provider_today() + 1`.as('is_to_come'),
      ])
      .where('id', '=', deliveryId)
      .executeTakeFirstOrThrow();
    requireOpen(before.status);
    if (before.status === status)
      return { result: { id: deliveryId, revision, status } satisfies DeliveryAnswer };
    if (status === 'Confirmed') await refusePastDay(trx, before.delivery_on);
    if (status === 'Delivered' && before.is_to_come) throw invalid(reason('deliveryToCome'));
    const result = await trx
      .updateTable('delivery')
      .set({ status })
      .where('id', '=', deliveryId)
      .returning(['id', 'revision', 'status'])
      .executeTakeFirstOrThrow();
    return {
      result: result as DeliveryAnswer,
      audit: {
        recordType: 'shipment',
        recordId: shipmentId,
        before: { delivery: { id: deliveryId, status: before.status } },
        after: { delivery: { id: deliveryId, status } },
        changes: [{ field: 'deliveryStatus', of: momentOf(before), before: before.status, after: status }],
      },
    };
  },
});
