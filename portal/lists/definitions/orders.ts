import * as v from 'valibot';
import { type Column, defineModule, type ModuleDefinition, type Where } from '../definition.ts';
import { texts } from '../texts/index.ts';
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
  Transport,
} from './common.ts';
import { OrderStyles, Orders, orderEntries, withStyles } from './order-entries.ts';
import { pageOf } from './record-pages.ts';

const Styles = v.array(v.object({ id: v.number(), styleNumber: v.string() }));
const References = v.array(v.object({ id: v.number(), reference: v.string() }));

const Booking = v.object({ ...Transport.entries, customer: Named, pos: Orders });
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
};

/** Not yet shipped. */
export const OPEN_BOOKINGS: Where = { status: { in: ['Requested', 'Confirmed'] } };
/** Nobody has confirmed or declined them yet. */
export const REQUESTED_BOOKINGS: Where = { status: { eq: 'Requested' } };
/** Open bookings without purchase orders. */
export const BOOKINGS_WITHOUT_ORDERS: Where = { ...OPEN_BOOKINGS, hasOrders: { eq: false } };

const shipmentOrders = (id: number) => `/shipments/purchase-order-and-style-manager/?record_id=${id}`;
const bookingOrders = (id: number) => `/booking/purchase-order-and-style-manager/?record_id=${id}`;

/** MOD-04 */
export const bookings: ModuleDefinition = defineModule({
  id: 'booking',
  title: 'menu.booking',
  model: 'Booking',
  row: Booking,
  columns: [
    reference,
    customer,
    {
      id: 'orders',
      label: 'list.col.orders',
      kind: 'list',
      inList: true,
      value: (row) => row.pos.map(({ orderNumbers }) => orderNumbers),
    },
    ...route,
    status,
    { ...mode, minor: true },
    { ...createdAt, minor: true },
    carrier,
    agent,
  ],
  searchHint: 'list.searchIn.bookings',
  search: (text) => ({
    _or: [
      ...(searchIn(['reference'], ['customer', 'agent', 'carrier'])(text)._or as Where[]),
      ...searchPlaces(text),
      ...searchNumbers('pos', 'orderNumbers', text, 3),
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
  ],
  page: pageOf.booking,
  actions: (row) => [{ text: texts('list.action.manageOrders'), href: bookingOrders(row.id) }],
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
  createdAt: v.nullish(v.string()),
});
const WholeOrder = v.object({ ...Order.entries, bookings: References, shipments: References });

/** MOD-05 */
export const purchaseOrders: ModuleDefinition = defineModule({
  id: 'purchase-order',
  title: 'menu.purchaseOrder',
  model: 'PurchaseOrder',
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
    },
    {
      id: 'supplier',
      label: 'list.col.supplier',
      value: (row) => nameOf(row.supplier),
      inList: true,
    },
    {
      id: 'styles',
      label: 'list.col.styleCount',
      kind: 'number',
      value: (row) => row.styleNumbers.length,
    },
    createdAt,
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
    {
      id: 'supplier',
      label: 'list.col.supplier',
      kind: 'text',
      where: (text) => ({ supplier: { companyName: { matches: text } } }),
    },
  ],
  page: pageOf.order,
  detail: {
    row: WholeOrder,
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
          row.bookings.map(({ id, reference }) => ({
            text: reference,
            href: pageOf.booking(id),
            action: { text: texts('list.action.manageOrders'), href: bookingOrders(id) },
          })),
      },
      {
        label: 'list.onShipments',
        entries: (row) =>
          row.shipments.map(({ id, reference }) => ({
            text: reference,
            href: pageOf.shipment(id),
            action: { text: texts('list.action.manageOrders'), href: shipmentOrders(id) },
          })),
      },
    ],
  },
});
