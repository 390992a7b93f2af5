import * as v from 'valibot';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import {
  defineModule,
  type Filter,
  type ModuleDefinition,
  type RecordLink,
  type Viewer,
  type Where,
} from '../definition.ts';
import { texts } from '../texts/index.ts';
import { Named, nameOf, status, Text } from './common.ts';
import { pageOf } from './record-pages.ts';

const Reference = v.object({ id: v.number(), reference: v.string() });

/** An appointment as lists and the page of its shipment name it. */
export const Appointment = v.object({
  id: v.number(),
  deliveryOn: v.string(),
  fromTime: v.string(),
  untilTime: v.string(),
  address: v.string(),
  contactName: Text,
  contactPhone: Text,
  reference: Text,
  status: Text,
});
type Appointment = v.InferOutput<typeof Appointment>;

const Listed = v.object({
  ...Appointment.entries,
  pieces: v.nullish(v.number()),
  shipment: v.object({ ...Reference.entries, status: Text, companyRelation: Named }),
});
type Listed = v.InferOutput<typeof Listed>;

const Whole = v.object({
  ...Appointment.entries,
  containers: v.array(v.object({ id: v.number(), number: v.string() })),
  shipment: v.object({ ...Reference.entries, quotes: v.array(Reference) }),
});

/** Id of the part of a shipment's page where its deliveries are planned and confirmed. */
export const DELIVERIES = 'deliveries';

/** Where deliveries of a shipment are planned and confirmed. */
export const deliveriesOf = (shipmentId: number): string => `${pageOf.shipment(shipmentId)}#${DELIVERIES}`;

/** Parameter of a shipment's address: the delivery that is to be planned anew. */
export const PLANNED = 'delivery';

/** Where a delivery of a shipment is planned for another day. */
export const newDayPath = (shipmentId: number, deliveryId: number): string =>
  `${pageOf.shipment(shipmentId)}?${PLANNED}=${deliveryId}#${DELIVERIES}`;

/** Whether the day of a delivery has passed before anybody has confirmed it: then another day has to be planned. */
export const isMissed = (
  { status, deliveryOn }: Pick<Appointment, 'status' | 'deliveryOn'>,
  day = providerToday(),
): boolean => status === 'Requested' && deliveryOn < day;

/** Nobody has confirmed them yet. */
export const REQUESTED_DELIVERIES: Where = { status: { eq: 'Requested' } };

/** When the goods are awaited, in the time of the address. */
export const windowOf = ({ fromTime, untilTime }: Pick<Appointment, 'fromTime' | 'untilTime'>): string =>
  `${fromTime}–${untilTime}`;

/** Whom to ask for at the address. */
export const contactOf = ({ contactName, contactPhone }: Pick<Appointment, 'contactName' | 'contactPhone'>) =>
  [contactName, contactPhone].filter(Boolean).join(' · ');

const filters: readonly Filter[] = [
  {
    id: 'status',
    label: 'list.col.status',
    kind: 'choice',
    options: [
      { id: 'requested', text: 'list.status.requested', where: REQUESTED_DELIVERIES },
      { id: 'confirmed', text: 'list.status.confirmed', where: { status: { eq: 'Confirmed' } } },
      { id: 'delivered', text: 'list.status.delivered', where: { status: { eq: 'Delivered' } } },
      { id: 'cancelled', text: 'list.status.cancelled', where: { status: { eq: 'Cancelled' } } },
    ],
  },
  {
    id: 'from',
    label: 'list.filter.from',
    kind: 'date',
    until: 'to',
    where: (day) => ({ deliveryOn: { gteq: day } }),
  },
  { id: 'to', label: 'list.filter.to', kind: 'date', where: (day) => ({ deliveryOn: { lteq: day } }) },
];

/** What has to be done next with a delivery, where that is the viewer's to do. */
function nextStep({ id, status, deliveryOn, shipment }: Listed, { role }: Viewer): RecordLink | undefined {
  if (isMissed({ status, deliveryOn }))
    return shipment.status === 'Delivered'
      ? undefined
      : { text: texts('list.action.newDay'), href: newDayPath(shipment.id, id) };
  return role && status === 'Requested'
    ? { text: texts('list.action.confirmDelivery'), href: deliveriesOf(shipment.id) }
    : undefined;
}

/** MOD-03: when and where goods are delivered. */
export const appointments: ModuleDefinition = defineModule({
  id: 'appointments',
  title: 'list.view.appointments',
  model: 'Delivery',
  usesDays: true,
  row: Listed,
  columns: [
    { id: 'shipment', label: 'list.col.shipment', value: (row) => row.shipment.reference },
    {
      id: 'company',
      label: 'list.col.company',
      value: (row) => nameOf(row.shipment.companyRelation),
      owner: (row) => row.shipment.companyRelation?.id,
    },
    {
      id: 'deliveryOn',
      label: 'list.col.deliveryOn',
      kind: 'date',
      value: (row) => row.deliveryOn,
      sort: 'deliveryOn',
    },
    { id: 'time', label: 'list.col.time', value: windowOf },
    status,
    { id: 'address', label: 'list.col.address', value: (row) => row.address },
    { id: 'contact', label: 'list.col.contact', value: (row) => row.contactName, minor: true },
    { id: 'phone', label: 'list.col.phone', value: (row) => row.contactPhone, inDetail: true },
    {
      id: 'reference',
      label: 'list.col.deliveryReference',
      value: (row) => row.reference,
      inDetail: true,
    },
    {
      id: 'pieces',
      label: 'list.col.pieces',
      kind: 'number',
      value: (row) => row.pieces,
      inDetail: true,
    },
  ],
  searchHint: 'list.searchIn.deliveries',
  search: (text) => ({
    _or: [
      ...['address', 'contactName', 'reference'].map((field) => ({ [field]: { matches: text } })),
      { shipment: { reference: { matches: text } } },
      { shipment: { companyRelation: { companyName: { matches: text } } } },
    ],
  }),
  filters,
  sort: { field: 'deliveryOn', order: 'DESC' },
  actions: (row, viewer) => [
    ...[nextStep(row, viewer) ?? []].flat(),
    { text: texts('list.action.shipment'), href: deliveriesOf(row.shipment.id) },
  ],
  rowActions: (row, viewer) => [nextStep(row, viewer) ?? []].flat(),
  detail: {
    row: Whole,
    sections: [
      { label: 'list.col.containers', entries: (row) => row.containers.map(({ number }) => number) },
      {
        label: 'list.related',
        entries: (row) =>
          row.shipment.quotes.map((quote) => ({ text: quote.reference, href: pageOf.quote(quote.id) })),
      },
    ],
  },
});
