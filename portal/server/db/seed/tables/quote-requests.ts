import type { NewRow } from '../../tables.ts';
import { DAY, day } from '../calendar.ts';
import { AGENT_ID, IMPORTER_A, IMPORTER_B } from '../data/trade-companies.ts';
import { Random } from '../random.ts';

/** What the newest quotes were requested for, the last one of them last. */
const REQUESTS = [
  {
    quote: { customer_id: IMPORTER_B, mode: 'Ocean', container_type: 'LCL' },
    cargo: { weight_kg: '1850.000', volume_cbm: '6.200', containers: null },
    goods: { commodity: 'Ceramic tiles', incoterm: 'FOB', remarks: 'On pallets, not stackable.' },
    inDays: 24,
  },
  {
    quote: { customer_id: IMPORTER_A, mode: 'Air', container_type: 'Loose' },
    cargo: { weight_kg: '420.000', volume_cbm: '2.100', containers: null },
    goods: { commodity: 'Lamp samples', incoterm: 'EXW', remarks: null },
    inDays: 12,
  },
  {
    quote: { customer_id: IMPORTER_A, mode: 'Ocean', container_type: 'FCL' },
    cargo: { weight_kg: null, volume_cbm: null, containers: '2 x 40HC' },
    goods: { commodity: 'Garden furniture', incoterm: 'FCA', remarks: 'Pick-up on two days.' },
    inDays: 30,
  },
] as const;

const FULL_LOADS = ['1 x 20GP', '2 x 20GP', '1 x 40GP', '1 x 40HC', '3 x 40HC'] as const;

type Quote = NewRow<'quote'>;
type Request = NewRow<'quote_request'>;
type Shipments = readonly NewRow<'shipment'>[];

/**
 * Makes the last quotes requests that wait for an answer of agent 2. All were requested without a chosen rate, on a lane of their
 * customer: that of the shipment that came of it, if one did.
 */
export function requestedAmong(
  quotes: readonly Quote[],
  shipments: Shipments,
  today: number,
): { quotes: Quote[]; requests: Request[] } {
  const first = quotes.length - REQUESTS.length;
  const like = shipmentsLike(shipments);
  const requested = REQUESTS.map(
    ({ quote }, index): Quote => ({
      ...quotes[first + index]!,
      ...quote,
      agent_id: AGENT_ID,
      shipment_id: null,
      status: 'Requested',
      valid_until: null,
    }),
  );
  const waiting = REQUESTS.map(({ cargo, goods, inDays }, index) => ({
    quote_id: requested[index]!.id!,
    ...laneOf(like(requested[index]!)[0]),
    ship_on: day(today + inDays * DAY),
    ...cargo,
    ...goods,
  }));
  const random = new Random(23);
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const shipmentOf = (quote: Quote) => byId.get(quote.shipment_id ?? undefined);
  const earlier = quotes.slice(0, first).map((quote) => ({
    quote_id: quote.id!,
    ...laneOf(shipmentOf(quote) ?? random.pick(like(quote))),
    ship_on: day(new Date(quote.created_at).getTime() + random.whole(15, 40) * DAY),
    ...cargoOf(quote, shipmentOf(quote), random),
    ...{ commodity: null, incoterm: null, remarks: null },
  }));
  const requests = [...waiting, ...earlier].map((request, index) => ({ id: index + 1, ...request }));
  return { quotes: [...quotes.slice(0, first), ...requested], requests };
}

/** Finds the customer's shipments of that mode; of a customer that has none, anybody's. */
function shipmentsLike(shipments: Shipments) {
  const byMode = Map.groupBy(shipments, ({ mode }) => mode);
  return ({ customer_id, mode }: Pick<Quote, 'customer_id' | 'mode'>): Shipments => {
    const all = byMode.get(mode) ?? [];
    const own = all.filter(({ company_id }) => company_id === customer_id);
    return own.length > 0 ? own : all;
  };
}

const laneOf = (shipment: NewRow<'shipment'> | undefined) => ({
  origin_port_id: shipment?.origin_port_id ?? null,
  destination_port_id: shipment?.destination_port_id ?? null,
  origin_airport_id: shipment?.origin_airport_id ?? null,
  destination_airport_id: shipment?.destination_airport_id ?? null,
});

/** Of loose cargo what came to be shipped, if something did. */
function cargoOf({ mode, container_type }: Quote, shipment: NewRow<'shipment'> | undefined, random: Random) {
  if (container_type === 'FCL')
    return { weight_kg: null, volume_cbm: null, containers: random.pick(FULL_LOADS) };
  const weight = random.whole(12, mode === 'Air' ? 90 : 480) * 10;
  return {
    weight_kg: shipment?.weight_kg ?? weight.toFixed(3),
    volume_cbm: shipment?.volume_cbm ?? (Math.round(weight / 30) / 10).toFixed(3),
    containers: null,
  };
}
