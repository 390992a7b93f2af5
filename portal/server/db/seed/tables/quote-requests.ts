import type { NewRow } from '../../tables.ts';
import { DAY, day } from '../calendar.ts';
import { AGENT_ID, IMPORTER_A, IMPORTER_B } from '../data/trade-companies.ts';

/** What the newest quotes were requested for, the last one of them last. */
const REQUESTS = [
  {
    quote: { customer_id: IMPORTER_B, mode: 'Ocean', container_type: 'LCL' },
    cargo: { weight_kg: '1850.000', volume_cbm: '6.200', containers: null },
    inDays: 24,
  },
  {
    quote: { customer_id: IMPORTER_A, mode: 'Air', container_type: 'Loose' },
    cargo: { weight_kg: '420.000', volume_cbm: '2.100', containers: null },
    inDays: 12,
  },
  {
    quote: { customer_id: IMPORTER_A, mode: 'Ocean', container_type: 'FCL' },
    cargo: { weight_kg: null, volume_cbm: null, containers: '2 x 40HC' },
    inDays: 30,
  },
] as const;

type Quote = NewRow<'quote'>;

/** Makes the last quotes requests that wait for an answer of agent 2, without a chosen rate, on a lane of their customer. */
export function requestedAmong(
  quotes: readonly Quote[],
  shipments: readonly NewRow<'shipment'>[],
  today: number,
): { quotes: Quote[]; requests: NewRow<'quote_request'>[] } {
  const first = quotes.length - REQUESTS.length;
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
  const requests = REQUESTS.map(({ quote, cargo, inDays }, index) => {
    const usual = shipments.find(
      ({ company_id, mode }) => company_id === quote.customer_id && mode === quote.mode,
    )!;
    return {
      id: index + 1,
      quote_id: requested[index]!.id!,
      origin_port_id: usual.origin_port_id ?? null,
      destination_port_id: usual.destination_port_id ?? null,
      origin_airport_id: usual.origin_airport_id ?? null,
      destination_airport_id: usual.destination_airport_id ?? null,
      ship_on: day(today + inDays * DAY),
      ...cargo,
    };
  });
  return { quotes: [...quotes.slice(0, first), ...requested], requests };
}
