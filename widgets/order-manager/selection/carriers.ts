import * as v from 'valibot';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { Id } from '../../../shared/contract/id.ts';
import type { RecordRef } from '../record/record.ts';

const Carrier = v.object({ id: Id, reference: v.nullish(v.string()) });

/** The bookings and shipments that carry an order, as far as the backend tells. */
export const carried = {
  bookings: v.optional(answeredRows(Carrier), []),
  shipments: v.optional(answeredRows(Carrier), []),
};
export const CARRIED = 'bookings { id reference } shipments { id reference }';
const Carried = v.object(carried);

/** What those are called that are not the record itself. */
export const carriersBeside = (
  { type, id }: RecordRef,
  { bookings, shipments }: v.InferOutput<typeof Carried>,
): string[] =>
  [
    ...bookings.filter((one) => type !== 'booking' || one.id !== id),
    ...shipments.filter((one) => type !== 'shipment' || one.id !== id),
  ].map((one) => one.reference ?? String(one.id));
