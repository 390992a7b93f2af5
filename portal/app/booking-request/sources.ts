import * as v from 'valibot';
import { Airport, Amount, Named, Port, Text } from '../../lists/definitions/common.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { answered } from '../records/booking/requested-booking.ts';
import { QuoteRequest } from '../records/parts/request-card.tsx';

const Order = v.object({ id: v.number(), orderNumbers: v.string() });

const QuoteSource = v.object({
  id: v.number(),
  reference: v.string(),
  status: Text,
  mode: Text,
  container_type: Text,
  customer: Named,
  agent: Named,
  totals: v.array(v.object({ currency: Text, amount: v.number() })),
  requests: v.array(QuoteRequest),
  /** Those of it that the caller sees. */
  bookings: v.array(v.object({ id: v.number(), reference: v.string(), status: Text })),
});
export type QuoteSource = v.InferOutput<typeof QuoteSource>;
export const QUOTE: RecordSource<QuoteSource> = { model: 'Quote', schema: QuoteSource };

export const OrderSource = v.object({
  ...Order.entries,
  orderPurchaser: Named,
  cargoReadyOn: Text,
  status: v.string(),
  isBookable: v.boolean(),
  /** Those that the caller sees. */
  bookings: v.array(v.object({ id: v.number(), reference: v.string(), status: Text })),
});
export type OrderSource = v.InferOutput<typeof OrderSource>;

export const Sailing = v.object({
  id: v.number(),
  vesselName: Text,
  voyageNumber: Text,
  carrier: Named,
  departsOn: v.string(),
  closesOn: v.string(),
});
export type Sailing = v.InferOutput<typeof Sailing>;
export const Flight = v.object({
  ...{ id: v.number(), flightNumber: v.string(), departsAt: v.string(), closesOn: v.string() },
});
export type Flight = v.InferOutput<typeof Flight>;

const WithId = v.object({ id: v.number() });
const SailingSource = v.object({ ...Sailing.entries, originPort: WithId, destinationPort: WithId });
export type SailingSource = v.InferOutput<typeof SailingSource>;
export const SAILING: RecordSource<SailingSource> = { model: 'Sailing', schema: SailingSource };
const FlightSource = v.object({ ...Flight.entries, originAirport: WithId, destinationAirport: WithId });
export type FlightSource = v.InferOutput<typeof FlightSource>;
export const FLIGHT: RecordSource<FlightSource> = { model: 'Flight', schema: FlightSource };

const BookingSource = v.object({
  id: v.number(),
  reference: v.string(),
  status: Text,
  mode: Text,
  customer: Named,
  agent: Named,
  originPort: Port,
  destinationPort: Port,
  originAirport: Airport,
  destinationAirport: Airport,
  pos: v.array(Order),
  requests: v.array(
    v.object({
      id: v.number(),
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
      sailing: v.nullish(Sailing),
      flight: v.nullish(Flight),
      ...answered,
    }),
  ),
  revision: v.number(),
});
export type BookingSource = v.InferOutput<typeof BookingSource>;
export const BOOKING: RecordSource<BookingSource> = { model: 'Booking', schema: BookingSource };
