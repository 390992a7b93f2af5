import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant, yearOf } from '../calendar.ts';
import { AGENCIES, AGENT_ID, IMPORTER_A, IMPORTER_B, IMPORTERS } from '../data/trade-companies.ts';
import { Random } from '../random.ts';
import { requestedAmong } from './quote-requests.ts';

const QUOTES = 150;
const MANIFESTS = 60;
const FIRST_QUOTE_ID = 3001;
const FIRST_MANIFEST_ID = 4001;

const KINDS = [
  { mode: 'Ocean', container_type: 'FCL' },
  { mode: 'Air', container_type: 'Loose' },
  { mode: 'Ocean', container_type: 'LCL' },
] as const;

/** How many days a quote can be accepted on, the shortest first. */
const VALID_DAYS = [21, 30, 45] as const;

/** Of the fixed quotes, one a kind. */
const FIXED_CUSTOMERS = [IMPORTER_A, IMPORTER_A, IMPORTER_B];

export interface QuotesAndManifests {
  quotes: readonly NewRow<'quote'>[];
  /** What they are for. */
  requests: readonly NewRow<'quote_request'>[];
  manifests: readonly NewRow<'manifest'>[];
}

/**
 * Quotes and manifests: 3001 FCL, 3002 air, 3003 LCL and manifest 4001 belong to agent 2; these quotes are asked for and not issued
 * yet, so that their charges can be entered. Accepted quotes have become a
 * shipment of their customer, the last ones are requests that wait for an answer, and a manifest bills a shipment.
 */
export async function seedQuotes(
  db: Kysely<Tables>,
  { today, momentOf }: Calendar,
  shipments: readonly NewRow<'shipment'>[],
  scale: number,
): Promise<QuotesAndManifests> {
  const random = new Random(21);
  const shipmentOf = shipmentsByCustomer(shipments);
  const made = Array.from({ length: QUOTES * scale }, (_, index): NewRow<'quote'> => {
    const id = FIRST_QUOTE_ID + index;
    const createdAt = momentOf(index, QUOTES * scale);
    const parties = partiesOf(FIXED_CUSTOMERS[index], random);
    const kind = KINDS[index] ?? random.pick(KINDS);
    const status = today - createdAt > 30 * DAY ? random.pick(['Accepted', 'Accepted', 'Expired']) : 'Open';
    return {
      id,
      reference: referenceOf(id, createdAt),
      ...parties,
      ...kind,
      shipment_id: status === 'Accepted' ? shipmentOf(parties.customer_id, createdAt, kind.mode) : null,
      status,
      valid_until: day(createdAt + VALID_DAYS[status === 'Open' ? 1 + (id % 2) : id % 3]! * DAY),
      created_at: instant(createdAt),
    };
  });
  for (const [index, quote] of made.slice(0, FIXED_CUSTOMERS.length).entries())
    Object.assign(quote, notIssued(quote.id!, today - (index + 1) * DAY));
  const { quotes, requests } = requestedAmong(made, shipments, today);
  const manifests = Array.from({ length: MANIFESTS * scale }, (_, index): NewRow<'manifest'> => {
    const id = FIRST_MANIFEST_ID + index;
    const createdAt = momentOf(index, MANIFESTS * scale);
    const parties = partiesOf(index === 0 ? IMPORTER_A : undefined, random);
    return {
      id,
      reference: `MAN-${yearOf(createdAt)}-${String(id).padStart(6, '0')}`,
      ...parties,
      shipment_id: shipmentOf(parties.customer_id, createdAt),
      status: today - createdAt > 45 * DAY ? 'Closed' : 'Open',
      created_at: instant(createdAt),
    };
  });
  await insertRows(db, 'quote', quotes);
  await insertRows(db, 'quote_request', requests);
  await insertRows(db, 'manifest', manifests);
  return { quotes, requests, manifests };
}

const referenceOf = (id: number, createdAt: number) =>
  `QUO-${yearOf(createdAt)}-${String(id).padStart(6, '0')}`;

const notIssued = (id: number, createdAt: number) => ({
  reference: referenceOf(id, createdAt),
  shipment_id: null,
  status: 'Requested',
  valid_until: null,
  created_at: instant(createdAt),
});

function partiesOf(fixed: number | undefined, random: Random) {
  if (fixed) return { customer_id: fixed, agent_id: AGENT_ID };
  const customer = random.weighted(IMPORTERS).id;
  const agents = AGENCIES.filter(({ company }) => company === customer);
  return { customer_id: customer, agent_id: agents.length > 0 ? random.pick(agents).agent : null };
}

/** Finds the customer's first shipment after `time`, of the given mode. */
function shipmentsByCustomer(shipments: readonly NewRow<'shipment'>[]) {
  const byCustomer = Map.groupBy(shipments, ({ company_id }) => company_id);
  return (customer: number, time: number, mode?: string): number | null => {
    const since = instant(time);
    const next = byCustomer
      .get(customer)
      ?.find((each) => String(each.created_at) >= since && (!mode || each.mode === mode));
    return next?.id ?? null;
  };
}
