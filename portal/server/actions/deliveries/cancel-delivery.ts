import { CancelDelivery, type DeliveryAnswer } from '../../../../shared/contract/deliveries.ts';
import { momentOf } from '../../deliveries/delivery-moment.ts';
import { requireNotCancelled } from '../../milestones/shipment-booking.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { changeableDelivery, lockDeliveryAs } from './changeable-delivery.ts';

/**
 * MOD-03: those who plan deliveries cancel one that has not taken place; it stays in sight, and a further one can be planned.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown appointment; 409 where somebody else saved since;
 * 422 where it took place or was cancelled already, also with its shipment
 */
export const cancelDelivery = defineAction({
  id: 'd94a0c62-5b7e-4f18-a3c5-72e6f1b8940d',
  input: CancelDelivery,
  allow: (trx, caller, { deliveryId }) => lockDeliveryAs(trx, caller, deliveryId, ['owner', 'agent']),
  async run(trx, shipmentId, { deliveryId, revision }) {
    await requireNotCancelled(trx, shipmentId);
    await requireRevision(trx, { type: 'delivery', id: deliveryId }, revision);
    const before = await changeableDelivery(trx, shipmentId, deliveryId);
    const result = await trx
      .updateTable('delivery')
      .set({ status: 'Cancelled' })
      .where('id', '=', deliveryId)
      .returning(['id', 'revision', 'status'])
      .executeTakeFirstOrThrow();
    return {
      result: result as DeliveryAnswer,
      audit: {
        recordType: 'shipment',
        recordId: shipmentId,
        before: { delivery: before },
        after: { delivery: { id: deliveryId, status: 'Cancelled' } },
        changes: [
          { field: 'deliveryStatus', of: momentOf(before), before: before.status, after: 'Cancelled' },
        ],
      },
    };
  },
});
