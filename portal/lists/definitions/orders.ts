import * as v from 'valibot';
import type { Text as Words } from '../../../shared/i18n/define-texts.ts';
import {
  type ContradictingDate,
  contradictions,
  planContradictions,
} from '../../../shared/trade/order-dates.ts';
import { type Column, defineModule, type Filter, type ModuleDefinition, type Where } from '../definition.ts';
import { texts } from '../texts/index.ts';
import { PLANNED, planColumns, planFilters } from './booking-plan.ts';
import {
  agent,
  carrier,
  createdAt,
  mode,
  Named,
  nameOf,
  partOfNumber,
  reference,
  route,
  searchIn,
  searchNumbers,
  searchPlaces,
  status,
  Text,
  Transport,
} from './common.ts';
import { ARRIVING, arrival, lateNote } from './lateness.ts';
import { bookingActions, shipmentActions } from './order-actions.ts';
import { OrderStyles, Orders, orderEntries, withStyles } from './order-entries.ts';
import { pageOf } from './record-pages.ts';

const Styles = v.array(v.object({ id: v.number(), styleNumber: v.string() }));
const References = v.array(v.object({ id: v.number(), reference: v.string() }));
const CarryingRecords = v.array(v.object({ id: v.number(), reference: v.string(), status: Text }));

const Booking = v.object({ ...Transport.entries, ...PLANNED, customer: Named, pos: Orders });
type Booking = v.InferOutput<typeof Booking>;
const WholeBooking = v.object({
  ...Booking.entries,
  styleNumberRelation: OrderStyles,
  shipments: References,
});

const customer: Column<Booking> = {
  id: 'customer',
  label: 'list.col.customer',
  value: (row) => nameOf(row.customer),
  owner: (row) => row.customer?.id,
  sort: 'customer.companyName',
  wraps: true,
};

/** Not yet shipped. */
export const OPEN_BOOKINGS: Where = { status: { in: ['Requested', 'Confirmed'] } };
/** Nobody has confirmed or declined them yet. */
export const REQUESTED_BOOKINGS: Where = { status: { eq: 'Requested' } };
/** Open bookings without purchase orders. */
export const BOOKINGS_WITHOUT_ORDERS: Where = { ...OPEN_BOOKINGS, hasOrders: { eq: false } };

/** MOD-04 */
export const bookings: ModuleDefinition = defineModule({
  id: 'booking',
  title: 'menu.booking',
  model: 'Booking',
  usesDays: true,
  row: Booking,
  columns: [
    reference,
    customer,
    {
      id: 'orders',
      label: 'list.col.orders',
      kind: 'list',
      wraps: true,
      inList: true,
      minor: 1,
      value: (row) => row.pos.map(({ orderNumbers }) => orderNumbers),
      hrefs: (row) => row.pos.map(({ id }) => pageOf.order(id)),
    },
    ...route,
    status,
    { ...mode, minor: true },
    { ...createdAt, minor: true },
    ...planColumns,
    carrier,
    agent,
  ],
  searchHint: 'list.searchIn.bookings',
  search: (text) => ({
    _or: [
      ...(searchIn(['reference'], ['customer', 'agent', 'carrier'])(text)._or as Where[]),
      ...searchPlaces(text),
      ...searchNumbers('pos', 'orderNumbers', text, 3),
      ...searchNumbers('requests', 'carrierReference', text, 3),
    ],
  }),
  filters: [
    {
      id: 'status',
      label: 'list.col.status',
      kind: 'choice',
      options: [
        { id: 'open', text: 'list.filter.open', where: OPEN_BOOKINGS },
        { id: 'without-orders', text: 'list.filter.withoutOrders', where: BOOKINGS_WITHOUT_ORDERS },
        { id: 'requested', text: 'list.status.requested', where: { status: { eq: 'Requested' } } },
        { id: 'confirmed', text: 'list.status.confirmed', where: { status: { eq: 'Confirmed' } } },
        { id: 'shipped', text: 'list.status.shipped', where: { status: { eq: 'Shipped' } } },
        { id: 'declined', text: 'list.status.declined', where: { status: { eq: 'Declined' } } },
        { id: 'cancelled', text: 'list.status.cancelled', where: { status: { eq: 'Cancelled' } } },
      ],
    },
    ...planFilters,
  ],
  page: pageOf.booking,
  actions: bookingActions,
  detail: {
    row: WholeBooking,
    sections: [
      {
        label: 'list.col.orders',
        entries: (row) => orderEntries(withStyles(row.pos, row.styleNumberRelation)),
      },
      {
        label: 'menu.shipments',
        entries: (row) =>
          row.shipments.map(({ id, reference: text }) => ({ text, href: pageOf.shipment(id) })),
      },
    ],
  },
});

const Order = v.object({
  id: v.number(),
  orderNumbers: v.string(),
  orderPurchaser: Named,
  supplier: Named,
  styleNumbers: Styles,
  status: Text,
  bookings: CarryingRecords,
  shipments: CarryingRecords,
  cargoReadyOn: Text,
  shipFrom: Text,
  shipUntil: Text,
  deliverBy: Text,
  firstDepartureOn: Text,
  lastDepartureOn: Text,
  ...ARRIVING,
  lateReason: Text,
  createdAt: v.nullish(v.string()),
});
type Order = v.InferOutput<typeof Order>;

/** What carries it; its detail has a section for these. */
const carriedBy = (
  id: 'bookings' | 'shipments',
  label: 'menu.booking' | 'menu.shipments',
  page: (id: number) => string,
): Column<Order> => ({
  ...{ id, label, kind: 'list', inList: true, wraps: true },
  value: (row) => row[id].map(({ reference }) => reference),
  hrefs: (row) => row[id].map((record) => page(record.id)),
});

/** A day on which something of an order is planned, marked where it contradicts the others or what is booked (D-157). */
const planned = (id: 'cargoReadyOn' | 'shipFrom' | 'shipUntil' | 'deliverBy'): Column<Order> => ({
  id,
  label: `list.col.${id}`,
  kind: 'date',
  value: (row) => row[id],
  note(row) {
    if (contradictions(row).some((date) => date === id))
      return texts(`list.contradiction.${id as ContradictingDate}`);
    const found = planContradictions(row).find(({ date }) => date === id);
    return found && texts(`list.contradiction.plan.${found.date}`);
  },
});

/** That it is late, else that what is booked contradicts its dates. */
const statusNote = (row: Order): Words | undefined =>
  lateNote(row.daysLate, row.lateReason) ??
  (planContradictions(row).length > 0 ? texts('list.contradiction.plan') : undefined);

/** How far its goods are, by the shipments and bookings that carry it. */
const orderStatus: Filter = {
  id: 'status',
  label: 'list.col.status',
  kind: 'choice',
  options: [
    { id: 'open', text: 'list.filter.notBooked', where: { status: { eq: 'Open' } } },
    { id: 'booked', text: 'list.status.booked', where: { status: { eq: 'Booked' } } },
    { id: 'in-transit', text: 'list.status.inTransit', where: { status: { eq: 'In Transit' } } },
    { id: 'delivered', text: 'list.status.delivered', where: { status: { eq: 'Delivered' } } },
  ],
};

const LATE_ORDERS: Where = { isLate: { eq: true } };
const UNSHIPPED_ORDERS: Where = { ...LATE_ORDERS, missedShipWindow: { eq: true } };

/** Nothing carries them, although they should have left. */
export const UNBOOKED_ORDERS: Where = { ...UNSHIPPED_ORDERS, status: { eq: 'Open' } };

const late: Filter = {
  id: 'late',
  label: 'list.filter.lateness',
  kind: 'choice',
  options: [
    { id: 'yes', text: 'list.filter.late', where: LATE_ORDERS },
    { id: 'unshipped', text: 'list.late.notShipped', where: UNSHIPPED_ORDERS },
  ],
};

/** Both days included. */
const ready: readonly Filter[] = [
  {
    id: 'readyFrom',
    label: 'list.filter.readyFrom',
    kind: 'date',
    until: 'readyTo',
    where: (day) => ({ cargoReadyOn: { gteq: day } }),
  },
  {
    id: 'readyTo',
    label: 'list.filter.readyTo',
    kind: 'date',
    where: (day) => ({ cargoReadyOn: { lteq: day } }),
  },
];

/** MOD-05 */
export const purchaseOrders: ModuleDefinition = defineModule({
  id: 'purchase-order',
  title: 'menu.purchaseOrder',
  model: 'PurchaseOrder',
  usesDays: true,
  row: Order,
  columns: [
    {
      id: 'orderNumbers',
      label: 'list.col.orderNumber',
      value: (row) => row.orderNumbers,
      sort: 'orderNumbers',
    },
    {
      id: 'orderPurchaser',
      label: 'list.col.purchaser',
      value: (row) => nameOf(row.orderPurchaser),
      owner: (row) => row.orderPurchaser?.id,
      wraps: true,
    },
    {
      id: 'supplier',
      label: 'list.col.supplier',
      value: (row) => nameOf(row.supplier),
      inList: true,
      wraps: true,
    },
    {
      id: 'styles',
      label: 'list.col.styleCount',
      kind: 'number',
      value: (row) => row.styleNumbers.length,
      minor: true,
      wraps: true,
    },
    {
      id: 'status',
      label: 'list.col.status',
      kind: 'status',
      value: (row) => row.status,
      note: statusNote,
      byDay: true,
    },
    { ...planned('cargoReadyOn'), minor: 4 },
    { ...planned('shipFrom'), minor: 1 },
    { ...planned('shipUntil'), minor: 2 },
    planned('deliverBy'),
    arrival,
    { ...carriedBy('bookings', 'menu.booking', pageOf.booking), minor: 3 },
    carriedBy('shipments', 'menu.shipments', pageOf.shipment),
    { ...createdAt, minor: true },
  ],
  searchHint: 'list.searchIn.orders',
  search: (text) => ({
    _or: [
      partOfNumber('orderNumbers', text),
      ...(searchIn([], ['orderPurchaser'])(text)._or as Where[]),
      ...searchNumbers('styleNumbers', 'styleNumber', text, 5),
    ],
  }),
  filters: [
    orderStatus,
    late,
    ...ready,
    {
      id: 'supplier',
      label: 'list.col.supplier',
      kind: 'text',
      where: (text) => ({ supplier: { companyName: { matches: text } } }),
    },
  ],
  page: pageOf.order,
  selectionActions: (rows, { userId }) =>
    userId === undefined
      ? []
      : [
          {
            text: texts('list.action.requestBooking'),
            href: `/booking/new?order=${rows.map(({ id }) => id).join()}`,
          },
        ],
  detail: {
    row: Order,
    sections: [
      {
        label: 'list.col.supplier',
        entries: ({ supplier }) =>
          supplier ? [{ text: nameOf(supplier) ?? '', href: pageOf.supplier(supplier.id) }] : [],
      },
      { label: 'list.col.styles', entries: (row) => row.styleNumbers.map((style) => style.styleNumber) },
      {
        label: 'list.onBookings',
        entries: (row) =>
          row.bookings.map((booking) => {
            const [action] = bookingActions(booking);
            return { text: booking.reference, href: pageOf.booking(booking.id), ...(action && { action }) };
          }),
      },
      {
        label: 'list.onShipments',
        entries: (row) =>
          row.shipments.map((shipment) => {
            const [action] = shipmentActions(shipment);
            return {
              text: shipment.reference,
              href: pageOf.shipment(shipment.id),
              ...(action && { action }),
            };
          }),
      },
    ],
  },
});
