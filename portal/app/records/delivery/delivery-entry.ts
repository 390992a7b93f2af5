import {
  DELIVERY_ADDRESS_MAX_LENGTH,
  DELIVERY_WORDS_MAX_LENGTH,
  type PlanDelivery,
} from '../../../../shared/contract/deliveries.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { TIME_OF_DAY } from '../../form/moment-kinds.ts';
import type { Problem } from '../../form/problem.ts';
import { texts } from '../texts/index.ts';
import type { ShipmentDelivery } from './shipment-delivery.ts';

/** What is typed of a delivery. */
export type DeliveryEntry = Omit<PlanDelivery, 'shipmentId' | 'deliveryId' | 'revision'>;

export const entryOf = (delivery: ShipmentDelivery | undefined): DeliveryEntry => ({
  deliveryOn: delivery?.deliveryOn ?? '',
  fromTime: delivery?.fromTime ?? '08:00',
  untilTime: delivery?.untilTime ?? '10:00',
  address: delivery?.address ?? '',
  contactName: delivery?.contactName ?? '',
  contactPhone: delivery?.contactPhone ?? '',
  reference: delivery?.reference ?? '',
});

/** What is wrong with each field; `today` as the user's clock has it. */
export function entryProblems(
  entry: DeliveryEntry,
  today: string,
): Readonly<Record<keyof DeliveryEntry, readonly Problem[]>> {
  const { deliveryOn, fromTime, untilTime, address } = entry;
  const isReversed = isTime(fromTime) && untilTime <= fromTime;
  return {
    deliveryOn: !isDay(deliveryOn)
      ? ['auth.requiredField']
      : deliveryOn < today
        ? [texts('record.delivery.past')]
        : [],
    fromTime: isTime(fromTime) ? [] : ['auth.requiredField'],
    untilTime: !isTime(untilTime)
      ? ['auth.requiredField']
      : isReversed
        ? [texts('record.delivery.order')]
        : [],
    address: address.trim() ? tooLong(address, DELIVERY_ADDRESS_MAX_LENGTH) : ['auth.requiredField'],
    contactName: tooLong(entry.contactName),
    contactPhone: tooLong(entry.contactPhone),
    reference: tooLong(entry.reference),
  };
}

const isTime = TIME_OF_DAY.isRead;

const tooLong = (text: string, most = DELIVERY_WORDS_MAX_LENGTH): readonly Problem[] =>
  text.length > most ? [texts('record.delivery.long', { most })] : [];
