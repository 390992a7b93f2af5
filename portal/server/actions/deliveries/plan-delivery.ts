import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { type DeliveryAnswer, PlanDelivery } from '../../../../shared/contract/deliveries.ts';
import { momentOf } from '../../deliveries/delivery-moment.ts';
import { requireNotCancelled } from '../../milestones/shipment-booking.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { lockShipmentAs } from '../shipment-parties.ts';
import { changeableDelivery, refusePastDay } from './changeable-delivery.ts';

/**
 * MOD-03: whose goods they are, the shipment's agent or an admin says when and where they are to be delivered, or changes it.
 * What was confirmed has to be confirmed again after a change.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown shipment; 409 where somebody else saved since;
 * 422 for a cancelled shipment, an appointment of another one or one that took place, and a day that has passed
 */
export const planDelivery = defineAction({
  id: '5e8a1c34-72fb-4c1d-9b60-4f3d2a7b9e15',
  input: PlanDelivery,
  allow: (trx, caller, { shipmentId }) => lockShipmentAs(trx, caller, shipmentId, ['owner', 'agent']),
  async run(trx, _caller, { shipmentId, deliveryId, revision, ...planned }) {
    await requireNotCancelled(trx, shipmentId);
    await refusePastDay(trx, planned.deliveryOn, 'deliveryOn');
    // First: who changes what somebody else has cancelled meanwhile is told of that as of any other change.
    if (deliveryId !== null) await requireRevision(trx, { type: 'delivery', id: deliveryId }, revision ?? 0);
    const before = deliveryId === null ? undefined : await changeableDelivery(trx, shipmentId, deliveryId);
    const values = {
      delivery_on: planned.deliveryOn,
      from_time: planned.fromTime,
      until_time: planned.untilTime,
      address: planned.address,
      contact_name: planned.contactName || null,
      contact_phone: planned.contactPhone || null,
      reference: planned.reference || null,
      status: 'Requested',
    };
    const changes = changesOf(before, values);
    if (before && changes.length === 0)
      return { result: { id: before.id, revision: revision ?? 0, status: before.status } as DeliveryAnswer };
    const result =
      deliveryId === null
        ? await trx
            .insertInto('delivery')
            .values({ shipment_id: shipmentId, ...values })
            .returning(ANSWERED)
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable('delivery')
            .set(values)
            .where('id', '=', deliveryId)
            .returning(ANSWERED)
            .executeTakeFirstOrThrow();
    return {
      result: result as DeliveryAnswer,
      audit: {
        recordType: 'shipment',
        recordId: shipmentId,
        before: before ? { delivery: before } : null,
        after: { delivery: { id: result.id, ...values } },
        changes,
      },
    };
  },
});

type Planned = Parameters<typeof momentOf>[0] & {
  address: string;
  contact_name: string | null;
  contact_phone: string | null;
  reference: string | null;
};

/** Of a further delivery that it is planned; else each change, of the delivery as it is called now. */
function changesOf(before: Planned | undefined, after: Planned): AuditChange[] {
  const of = momentOf(after);
  const moment = { field: 'delivery', before: before ? momentOf(before) : null, after: of };
  const rest = before
    ? [
        { field: 'deliveryAddress', of, before: before.address, after: after.address },
        { field: 'contactName', of, before: before.contact_name, after: after.contact_name },
        { field: 'contactPhone', of, before: before.contact_phone, after: after.contact_phone },
        { field: 'reference', of, before: before.reference, after: after.reference },
      ]
    : [];
  return [moment, ...rest].filter((change) => change.before !== change.after);
}

const ANSWERED = ['id', 'revision', 'status'] as const;
