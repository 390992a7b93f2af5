import * as v from 'valibot';
import { CONTAINER_TYPES } from '../../../shared/trade/terms.ts';
import { cargoText } from '../cell/cargo-text.ts';
import {
  type Column,
  defineModule,
  type Filter,
  type ModuleDefinition,
  type Money,
  type Where,
} from '../definition.ts';
import { texts } from '../texts/index.ts';
import {
  Amount,
  agent,
  chargeLink,
  createdAt,
  endsIn,
  mode,
  Named,
  nameOf,
  placeOf,
  places,
  quoteChargeLinks,
  reference,
  searchIn,
  searchPlaces,
  searchTerms,
  status,
  Text,
} from './common.ts';
import { pageOf } from './record-pages.ts';

const record = {
  id: v.number(),
  reference: v.string(),
  status: Text,
  customer: Named,
  agent: Named,
  shipment: v.nullish(v.object({ id: v.number(), reference: v.string() })),
  createdAt: Text,
  totals: v.array(v.object({ id: v.number(), currency: Text, amount: v.number() })),
};
const Charged = v.object(record);
const Manifest = v.object({ ...record, revision: v.number() });
const Lane = v.object({ id: v.number(), ...places });
const Request = v.object({
  ...Lane.entries,
  containers: Text,
  weightKg: Amount,
  volumeCbm: Amount,
  commodity: Text,
  incoterm: Text,
});
const Quote = v.object({
  ...record,
  mode: Text,
  container_type: Text,
  validUntil: Text,
  requests: v.array(Request),
  shipment: v.nullish(v.object({ ...Lane.entries, reference: v.string() })),
  bookings: v.array(Lane),
});
type Quote = v.InferOutput<typeof Quote>;
type Charged = v.InferOutput<typeof Charged>;
export type Manifest = v.InferOutput<typeof Manifest>;

const customer: Column<Charged> = {
  id: 'customer',
  label: 'list.col.customer',
  value: (row) => nameOf(row.customer),
  owner: (row) => row.customer?.id,
  sort: 'customer.companyName',
  wraps: true,
};
const shipment: Column<Charged> = {
  id: 'shipment',
  label: 'list.col.shipment',
  kind: 'reference',
  value: (row) => row.shipment?.reference,
  href: ({ shipment: of }) => (of ? pageOf.shipment(of.id) : undefined),
};

/** What a quote was requested for, else what came of it. */
const laneOf = ({ requests, shipment: of, bookings }: Quote) =>
  [...requests, of, ...bookings].find((lane) => lane && (lane.originPort || lane.originAirport));

const lane: readonly Column<Quote>[] = [
  {
    id: 'origin',
    label: 'list.col.origin',
    value: (row) => placeOf(laneOf(row)?.originPort, laneOf(row)?.originAirport),
    wraps: true,
  },
  {
    id: 'destination',
    label: 'list.col.destination',
    value: (row) => placeOf(laneOf(row)?.destinationPort, laneOf(row)?.destinationAirport),
    wraps: true,
  },
];

/** What a quote is for (D-158): `2 × 40HC`, or `900 kg, 2.5 CBM`. */
const cargo: Column<Quote> = {
  id: 'cargo',
  label: 'list.col.cargo',
  value: ({ requests: [request] }) => request?.containers ?? request?.weightKg,
  // It breaks between weight and volume alone.
  written: ({ requests: [request] }, { formats }) =>
    (request ? cargoText(request, formats) : '')
      .split(', ')
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(', '),
  wraps: true,
  minor: true,
};

const amount: Column<Charged> = {
  id: 'amount',
  label: 'list.col.amount',
  kind: 'amounts',
  value: ({ totals }) =>
    totals.map(({ currency, amount }): Money => ({ currency: currency ?? null, amount })),
  note: ({ totals }) => (totals.some(({ currency }) => !currency) ? texts('list.noCurrency') : undefined),
};

const shipmentLink = ({ shipment: of }: Charged) =>
  of ? [{ text: texts('list.action.shipment'), href: pageOf.shipment(of.id) }] : [];

const isOpen: Where = { status: { eq: 'Open' } };
export const OPEN_QUOTES = isOpen;
export const REQUESTED_QUOTES: Where = { status: { eq: 'Requested' } };
/** Those that can be accepted on the first day and no longer after the last one. */
export const expiringQuotes = (from: string, to: string): Where => ({
  ...isOpen,
  validUntil: { gteq: from, lteq: to },
});
export const WITHOUT_CHARGES: Where = { ...isOpen, hasCharges: { eq: false } };

const statusFilter = (closed: readonly Extract<Filter, { kind: 'choice' }>['options'][number][]): Filter => ({
  id: 'status',
  label: 'list.col.status',
  kind: 'choice',
  options: [
    { id: 'open', text: 'list.status.open', where: isOpen },
    { id: 'without-charges', text: 'list.filter.withoutCharges', where: WITHOUT_CHARGES },
    ...closed,
  ],
});

/** MOD-10; also the quotes that charges can be picked of (MOD-16). */
export const quotes: ModuleDefinition = defineModule({
  id: 'quotes',
  title: 'menu.quotes',
  model: 'Quote',
  usesDays: true,
  row: Quote,
  columns: [
    reference,
    customer,
    ...lane,
    {
      id: 'container_type',
      label: 'list.col.containerType',
      terms: CONTAINER_TYPES,
      value: (row) => row.container_type,
      sort: 'container_type',
      minor: true,
    },
    cargo,
    amount,
    // An offer expires.
    { ...status, byDay: true },
    {
      id: 'validUntil',
      label: 'list.col.validTo',
      kind: 'date',
      value: (row) => row.validUntil,
      sort: 'validUntil',
    },
    { ...agent, inDetail: false, minor: true },
    { ...createdAt, minor: true },
    {
      id: 'commodity',
      label: 'list.col.commodity',
      value: (row) => row.requests[0]?.commodity,
      inDetail: true,
    },
    { id: 'incoterm', label: 'list.col.incoterm', value: (row) => row.requests[0]?.incoterm, inDetail: true },
    { ...mode, inDetail: true },
    { ...shipment, inDetail: true },
  ],
  searchHint: 'list.searchIn.quotes',
  search: (text, language) => ({
    _or: [
      ...(searchIn(['reference', 'container_type'], ['customer', 'agent'])(text)._or as Where[]),
      ...['requests', 'shipment'].map((relation) => ({ [relation]: { _or: searchPlaces(text) } })),
      ...searchTerms('container_type', CONTAINER_TYPES, text, language),
    ],
  }),
  filters: [
    statusFilter([
      { id: 'requested', text: 'list.status.requested', where: REQUESTED_QUOTES },
      { id: 'accepted', text: 'list.status.accepted', where: { status: { eq: 'Accepted' } } },
      { id: 'declined', text: 'list.status.declined', where: { status: { eq: 'Declined' } } },
      { id: 'cancelled', text: 'list.status.cancelled', where: { status: { eq: 'Cancelled' } } },
      { id: 'expired', text: 'list.status.expired', where: { status: { eq: 'Expired' } } },
    ]),
    ...endsIn('validUntil'),
  ],
  page: pageOf.quote,
  actions: (row, viewer) => [...shipmentLink(row), ...quoteChargeLinks(row.id, viewer)],
});

/** MOD-09 */
export const manifests: ModuleDefinition = defineModule({
  id: 'manifest',
  title: 'list.view.manifests',
  model: 'Manifest',
  row: Manifest,
  columns: [
    reference,
    customer,
    { ...agent, inDetail: false, minor: true },
    shipment,
    amount,
    status,
    { ...createdAt, minor: 1 },
  ],
  searchHint: 'list.searchIn.manifests',
  search: (text) => ({
    _or: [
      ...(searchIn(['reference'], ['customer', 'agent'])(text)._or as Where[]),
      { shipment: { reference: { matches: text } } },
    ],
  }),
  filters: [
    statusFilter([{ id: 'closed', text: 'list.status.closed', where: { status: { eq: 'Closed' } } }]),
  ],
  page: pageOf.manifest,
  actions: (row, viewer) => [...shipmentLink(row), ...chargeLink('manifests_charges', row.id, viewer)],
});
