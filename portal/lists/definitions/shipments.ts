import * as v from 'valibot';
import { containerNumberIn } from '../../../shared/trade/container-number.ts';
import { DELAYS } from '../../../shared/trade/delays/delay-terms.ts';
import type { SHIPMENT_STAGES } from '../../../shared/trade/record-words.ts';
import { termIn } from '../../../shared/trade/terms.ts';
import {
  type Column,
  defineModule,
  type Filter,
  type ModuleDefinition,
  type ReadyView,
  type Where,
} from '../definition.ts';
import { texts } from '../texts/index.ts';
import {
  Amount,
  agent,
  carrier,
  chargeLink,
  createdAt,
  mode,
  Named,
  nameOf,
  reference,
  route,
  searchIn,
  searchNames,
  searchNumbers,
  searchPlaces,
  status,
  Text,
  Transport,
} from './common.ts';
import { ARRIVING, arrival, lateNote } from './lateness.ts';
import { milestoneText } from './milestones.ts';
import { shipmentActions } from './order-actions.ts';
import { OrderStyles, Orders, orderEntries, withStyles } from './order-entries.ts';
import { pageOf } from './record-pages.ts';

const Reference = v.object({ id: v.number(), reference: v.string() });

export const Shipment = v.object({
  ...Transport.entries,
  companyRelation: Named,
  /** How far it is: its status, and in transit what was recorded last. */
  stage: Text,
  departedOn: Text,
  arrivedOn: Text,
});
type Shipment = v.InferOutput<typeof Shipment>;

const WithOrders = v.object({
  ...Shipment.entries,
  ...ARRIVING,
  plannedArrivalOn: Text,
  nextMilestone: Text,
  nextMilestoneAt: Text,
  lateMilestone: Text,
  delayReason: Text,
  delayNote: Text,
  vesselName: Text,
  voyageNumber: Text,
  transportDocument: Text,
  containers: v.array(v.object({ id: v.number(), number: v.string() })),
  purchaseOrders: Orders,
});
const Whole = v.object({
  ...WithOrders.entries,
  styleNumbersRelation: OrderStyles,
  weightKg: Amount,
  volumeCbm: Amount,
  insuranceReference: Text,
  booking: v.nullish(Reference),
  quotes: v.array(Reference),
  manifests: v.array(Reference),
});

export const company: Column<Shipment> = {
  id: 'company',
  label: 'list.col.company',
  value: (row) => nameOf(row.companyRelation),
  owner: (row) => row.companyRelation?.id,
  sort: 'companyRelation.companyName',
  wraps: true,
};
export const departedOn: Column<Shipment> = {
  id: 'departedOn',
  label: 'list.col.departed',
  kind: 'date',
  value: (row) => row.departedOn,
  sort: 'departedOn',
};
export const arrivedOn: Column<Shipment> = {
  id: 'arrivedOn',
  label: 'list.col.arrived',
  kind: 'date',
  value: (row) => row.arrivedOn,
  sort: 'arrivedOn',
};

type Planned = v.InferOutput<typeof WithOrders>;

const nextMilestone: Column<Planned> = {
  id: 'nextMilestone',
  label: 'list.col.nextMilestone',
  kind: 'dateTime',
  inDetail: true,
  value: (row) => row.nextMilestoneAt,
  // The day is that of the plan, whatever is expected by now: the arrival says that.
  note({ nextMilestone: event }) {
    const name = event && milestoneText(event);
    return name ? texts('list.milestone.planned', { name }) : undefined;
  },
  sort: 'nextMilestoneAt',
};

/** Saved views know it as the status, of which it is a part. */
export const stage: Column<Shipment> = { ...status, value: (row) => row.stage };

const progress: Column<Planned> = {
  ...stage,
  note: ({ daysLate, delayReason, delayNote }) => lateNote(daysLate, delayReason, delayNote),
  byDay: true,
};

const plannedArrival: Column<Planned> = {
  id: 'plannedArrival',
  label: 'list.col.plannedArrival',
  kind: 'date',
  inDetail: true,
  value: (row) => row.plannedArrivalOn,
};

/** What makes it late and why, each in a column of its own, so that a list can be sorted and a file counted by them. */
const lateness: readonly Column<Planned>[] = [
  {
    id: 'daysLate',
    label: 'list.col.daysLate',
    kind: 'number',
    inDetail: true,
    byDay: true,
    value: (row) => row.daysLate,
    sort: 'daysLate',
  },
  {
    id: 'lateMilestone',
    label: 'list.col.lateMilestone',
    inDetail: true,
    value: ({ lateMilestone }) => lateMilestone && (milestoneText(lateMilestone) ?? lateMilestone),
  },
  {
    id: 'delayReason',
    label: 'list.col.delayReason',
    kind: 'remark',
    inDetail: true,
    wraps: true,
    value: (row) => row.delayReason,
    written: ({ delayReason, delayNote }, { text }) =>
      [delayReason && termIn(DELAYS, delayReason, text), delayNote].filter(Boolean).join(': '),
  },
];

/** What carries the goods, by which a carrier or a terminal is asked for them. */
const carriage: readonly Column<Planned>[] = [
  {
    id: 'vessel',
    label: 'list.col.vessel',
    inDetail: true,
    wraps: true,
    value: ({ vesselName, voyageNumber }) => [vesselName, voyageNumber].filter(Boolean).join(' · '),
  },
  {
    id: 'transportDocument',
    label: 'list.col.transportDocument',
    kind: 'reference',
    inDetail: true,
    value: (row) => row.transportDocument,
  },
  {
    id: 'containers',
    label: 'list.col.containers',
    kind: 'list',
    wraps: true,
    inDetail: true,
    value: (row) => row.containers.map(({ number }) => number),
  },
];

export const search = (text: string): Where => ({
  _or: [
    ...(searchIn(['reference', 'transportDocument'], ['companyRelation', 'agent', 'carrier'])(text)
      ._or as Where[]),
    ...searchPlaces(text),
    ...searchNumbers('purchaseOrders', 'orderNumbers', text, 3),
    ...searchNumbers('containers', 'number', containerNumberIn(text) ?? text, 4),
  ],
});

/** Not yet delivered, and not cancelled. */
export const OPEN_SHIPMENTS: Where = { status: { in: ['Booked', 'In Transit'] } };

/** Not yet delivered, and behind its plan or expected to be. */
export const LATE_SHIPMENTS: Where = { ...OPEN_SHIPMENTS, isLate: { eq: true } };

const inStage = (stage: (typeof SHIPMENT_STAGES)[number]): Where => ({ stage: { eq: stage } });

export const statuses: Filter = {
  id: 'status',
  label: 'list.col.status',
  kind: 'choice',
  options: [
    { id: 'open', text: 'list.filter.open', where: OPEN_SHIPMENTS },
    { id: 'late', text: 'list.filter.late', where: LATE_SHIPMENTS },
    { id: 'booked', text: 'list.status.booked', where: { status: { eq: 'Booked' } } },
    { id: 'in-transit', text: 'list.status.inTransit', where: inStage('In Transit') },
    { id: 'arrived', text: 'list.event.arrived', where: inStage('Arrived') },
    { id: 'discharged', text: 'list.event.discharged', where: inStage('Discharged') },
    { id: 'customs', text: 'list.event.customs', where: inStage('Customs Cleared') },
    { id: 'out-for-delivery', text: 'list.status.outForDelivery', where: inStage('Out for Delivery') },
    { id: 'delivered', text: 'list.status.delivered', where: { status: { eq: 'Delivered' } } },
    { id: 'cancelled', text: 'list.status.cancelled', where: { status: { eq: 'Cancelled' } } },
  ],
};

/** To arrive on a day, as it is expected or else planned, and not recorded as arrived. */
const arriving = (day: Where): Where => ({ ...OPEN_SHIPMENTS, arrivesOn: day });

/** The days are the provider's, both included. */
const arrivals: readonly Filter[] = [
  {
    id: 'arrivesFrom',
    label: 'list.filter.arrivesFrom',
    kind: 'date',
    until: 'arrivesTo',
    where: (day) => arriving({ gteq: day }),
  },
  {
    id: 'arrivesTo',
    label: 'list.filter.arrivesTo',
    kind: 'date',
    where: (day) => arriving({ lteq: day }),
  },
];

/**
 * Where freight goes to: the UN/LOCODE of a port, also a former one, or the IATA code of an airport stands for that place
 * alone, whatever else has its letters; anything else is looked for in the names of ports and airports.
 */
function boundFor(text: string): Where {
  if (/^[A-Z]{3}$/.test(text)) return { destinationAirport: { code: { eq: text } } };
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(text))
    return { destinationPort: { _or: [{ scacCode: { eq: text } }, { words: { matches: text } }] } };
  return { _or: searchNames(['destinationPort', 'destinationAirport'], text) };
}

const destination: Filter = {
  id: 'destination',
  label: 'list.col.destination',
  kind: 'text',
  where: boundFor,
};

/** Of goods that were ordered from the supplier. */
const supplier: Filter = {
  id: 'supplier',
  label: 'list.col.supplier',
  kind: 'text',
  where: (text) => ({ purchaseOrders: { supplier: { companyName: { matches: text } } } }),
};

const orders: Column<v.InferOutput<typeof WithOrders>> = {
  id: 'orders',
  label: 'list.col.orders',
  kind: 'list',
  wraps: true,
  inList: true,
  value: (row) => row.purchaseOrders.map(({ orderNumbers }) => orderNumbers),
};

/** One page that answers what is late, and why. */
export const LATE_VIEW: ReadyView = {
  id: 'late',
  name: 'list.views.late',
  filters: { status: 'late' },
  sort: { field: 'daysLate', order: 'DESC' },
  columns: [
    ...['reference', 'company', 'orders', 'destinationPort', 'status'],
    ...['plannedArrival', 'arrivesOn', 'daysLate', 'lateMilestone', 'delayReason'],
    ...['vessel', 'transportDocument', 'containers'],
  ],
};

/** What has to be recorded next, soonest first: a work list. */
const MILESTONES_VIEW: ReadyView = {
  id: 'milestones',
  name: 'list.views.milestones',
  filters: { status: 'open' },
  sort: { field: 'nextMilestoneAt', order: 'ASC' },
  columns: [
    ...['reference', 'company', 'nextMilestone', 'status', 'originPort', 'destinationPort'],
    ...['daysLate', 'delayReason', 'carrier', 'vessel', 'transportDocument', 'containers'],
  ],
};

/** MOD-02 */
export const shipments: ModuleDefinition = defineModule({
  id: 'shipments',
  title: 'menu.shipments',
  model: 'Shipments',
  usesDays: true,
  row: WithOrders,
  columns: [
    reference,
    company,
    orders,
    ...route,
    progress,
    plannedArrival,
    { ...arrival, sort: 'arrivalOn' },
    ...lateness,
    nextMilestone,
    { ...createdAt, minor: true },
    ...carriage,
    { ...mode, inDetail: true },
    { ...departedOn, inDetail: true },
    { ...arrivedOn, inDetail: true },
    carrier,
    agent,
  ],
  search,
  searchHint: 'list.searchIn.shipments',
  filters: [statuses, destination, supplier, ...arrivals],
  views: [LATE_VIEW, MILESTONES_VIEW],
  page: pageOf.shipment,
  actions: shipmentActions,
  detail: {
    row: Whole,
    sections: [
      {
        label: 'list.col.orders',
        entries: (row) => orderEntries(withStyles(row.purchaseOrders, row.styleNumbersRelation)),
      },
      {
        label: 'list.related',
        entries: (row) => [
          ...(row.booking ? [{ text: row.booking.reference, href: pageOf.booking(row.booking.id) }] : []),
          ...row.quotes.map((quote) => ({ text: quote.reference, href: pageOf.quote(quote.id) })),
          ...row.manifests.map((each) => ({ text: each.reference, href: pageOf.manifest(each.id) })),
        ],
      },
    ],
  },
});

const Delivery = v.object({ ...Shipment.entries, quotes: v.array(Reference) });

/** MOD-03: shipments in transit or arrived, linked to the delivery charges of their quote. */
export const deliveries: ModuleDefinition = defineModule({
  id: 'delivery',
  title: 'menu.delivery',
  model: 'Shipments',
  usesDays: true,
  row: Delivery,
  columns: [
    reference,
    company,
    ...route,
    { ...carrier, inDetail: false, minor: true },
    { ...departedOn, minor: true },
    arrivedOn,
    stage,
  ],
  where: { status: { in: ['In Transit', 'Delivered'] } },
  search,
  searchHint: 'list.searchIn.shipments',
  filters: [
    {
      ...statuses,
      options: statuses.options.filter(({ id }) => !['open', 'late', 'booked', 'cancelled'].includes(id)),
    } as Filter,
  ],
  sort: { field: 'departedOn', order: 'DESC' },
  actions: (row, viewer) => [
    { text: texts('list.action.shipment'), href: pageOf.shipment(row.id) },
    ...row.quotes.flatMap((quote) => chargeLink('delivery_charges', quote.id, viewer)),
  ],
});
