import * as v from 'valibot';
import { Amount, Named, type places, Text } from '../../../lists/definitions/common.ts';

/** How a request was answered, or that it was withdrawn. */
export const answered = { answeredAt: Text, answeredBy: Text, declineReason: Text };

/** What a booking was requested with, and how that was answered (MOD-04). */
export const requestedBooking = {
  id: v.number(),
  reference: v.string(),
  status: Text,
  customer: Named,
  agent: Named,
  carrier: Named,
  requests: v.array(
    v.object({
      id: v.number(),
      quote: v.nullish(
        v.object({
          id: v.number(),
          reference: v.string(),
          totals: v.optional(v.array(v.object({ currency: Text, amount: v.number() })), []),
        }),
      ),
      load: Text,
      cargoReadyOn: Text,
      containers: Text,
      weightKg: Amount,
      volumeCbm: Amount,
      pieces: Amount,
      shipper: Text,
      consignee: Text,
      remarks: Text,
      incoterm: Text,
      isDangerous: v.nullish(v.boolean()),
      unNumber: Text,
      dangerClass: Text,
      pickUp: Text,
      sailing: v.nullish(
        v.object({
          ...{ id: v.number(), carrier: Named, vesselName: Text, voyageNumber: Text },
          ...{ departsOn: v.string(), arrivesOn: v.string(), cutOffOn: Text },
        }),
      ),
      flight: v.nullish(
        v.object({
          ...{ id: v.number(), airline: Named, flightNumber: v.string() },
          ...{ departsAt: v.string(), arrivesAt: v.string(), cutOffAt: Text },
        }),
      ),
      carrierReference: Text,
      vesselName: Text,
      voyageNumber: Text,
      departsAt: Text,
      arrivesAt: Text,
      cargoCutOffAt: Text,
      documentsCutOffAt: Text,
      weightCutOffAt: Text,
      requestedBy: Text,
      changedAt: Text,
      changedBy: Text,
      ...answered,
    }),
  ),
  revision: v.number(),
};
const RequestedBooking = v.object(requestedBooking);
export type RequestedBooking = v.InferOutput<typeof RequestedBooking>;

/** Where the goods of a booking go, of which orders they are, and what happened to them, as its page has it. */
export type BookedGoods = Partial<v.InferOutput<v.ObjectSchema<typeof places, undefined>>> & {
  mode?: string | null | undefined;
  pos?: readonly { orderNumbers: string }[];
  shipments?: readonly { milestones: readonly { actualAt?: string | null | undefined }[] }[];
};
