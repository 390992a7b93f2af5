import * as v from 'valibot';
import { Appointment } from '../../../lists/definitions/deliveries.ts';

/** An appointment with what a change of it is based on. */
export const ShipmentDelivery = v.object({ ...Appointment.entries, revision: v.number() });
export type ShipmentDelivery = v.InferOutput<typeof ShipmentDelivery>;

/** Whether it has still to take place. */
export const isOpen = ({ status }: Pick<ShipmentDelivery, 'status'>): boolean =>
  status !== 'Delivered' && status !== 'Cancelled';
