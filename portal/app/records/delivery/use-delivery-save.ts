import { deliveryMoment } from '../../../../shared/trade/delivery-moment.ts';
import { type RecordSave, useRecordSave } from '../conflict/use-record-save.ts';
import type { ShipmentDelivery } from './shipment-delivery.ts';

/** As {@link useRecordSave}, of a delivery, which stands among the entries of its shipment; undefined for one that there isn't yet. */
export const useDeliverySave = (shipmentId: number, delivery: ShipmentDelivery | undefined): RecordSave =>
  useRecordSave(delivery && { type: 'shipment', id: shipmentId, part: { delivery: momentOf(delivery) } });

const momentOf = ({ deliveryOn, fromTime, untilTime }: ShipmentDelivery) =>
  deliveryMoment(deliveryOn, fromTime, untilTime);
