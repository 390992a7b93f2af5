import * as v from 'valibot';
import { defineModule, type Filter, type ModuleDefinition } from '../definition.ts';
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
  shipment: v.object({ ...Reference.entries, companyRelation: Named }),
});
const Whole = v.object({
  ...Appointment.entries,
  containers: v.array(v.object({ id: v.number(), number: v.string() })),
  shipment: v.object({ ...Reference.entries, quotes: v.array(Reference) }),
});

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
      { id: 'requested', text: 'list.status.requested', where: { status: { eq: 'Requested' } } },
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

/** MOD-03: when and where goods are delivered. */
export const appointments: ModuleDefinition = defineModule({
  id: 'appointments',
  title: 'list.view.appointments',
  model: 'Delivery',
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
  actions: (row) => [{ text: texts('list.action.shipment'), href: pageOf.shipment(row.shipment.id) }],
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
