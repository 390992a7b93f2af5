import * as v from 'valibot';
import { DELIVERY_STATUSES } from '../trade/record-words.ts';
import { Day } from './day.ts';
import { Id, Revision } from './id.ts';
import { plainText } from './input-values.ts';
import { because } from './reasons.ts';

export const DELIVERY_ADDRESS_MAX_LENGTH = 500;
export const DELIVERY_WORDS_MAX_LENGTH = 100;

/** Of the address, `HH:MM`. */
const Time = v.pipe(v.string(because('noTime')), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('noTime')));

const Words = v.pipe(plainText(DELIVERY_WORDS_MAX_LENGTH), v.trim());

/**
 * When and where the goods of a shipment are to be delivered (MOD-03). `deliveryId` is the appointment that is changed, with
 * its `revision` as it was read; both are null for a further one.
 */
export const PlanDelivery = v.pipe(
  v.object({
    shipmentId: Id,
    deliveryId: v.nullable(Id),
    revision: v.nullable(Revision),
    deliveryOn: Day,
    fromTime: Time,
    untilTime: Time,
    address: v.pipe(
      plainText(DELIVERY_ADDRESS_MAX_LENGTH),
      v.trim(),
      v.check((address) => address !== '', because('fillIn')),
    ),
    contactName: Words,
    contactPhone: Words,
    reference: Words,
  }),
  v.forward(
    v.partialCheck(
      [['fromTime'], ['untilTime']],
      ({ fromTime, untilTime }) => untilTime > fromTime,
      because('deliveryTimeOrder'),
    ),
    ['untilTime'],
  ),
);
export type PlanDelivery = v.InferOutput<typeof PlanDelivery>;

/** What became of an appointment (MOD-03); `revision` as it was read. */
export const SetDeliveryStatus = v.object({
  deliveryId: Id,
  status: v.picklist(['Confirmed', 'Delivered']),
  revision: Revision,
});
export type SetDeliveryStatus = v.InferOutput<typeof SetDeliveryStatus>;

/** `cancelDelivery` (MOD-03); `revision` as it was read. */
export const CancelDelivery = v.object({ deliveryId: Id, revision: Revision });
export type CancelDelivery = v.InferOutput<typeof CancelDelivery>;

/** The appointment as it stands now. */
export const DeliveryAnswer = v.object({
  id: Id,
  revision: v.number(),
  status: v.picklist(DELIVERY_STATUSES),
});
export type DeliveryAnswer = v.InferOutput<typeof DeliveryAnswer>;
