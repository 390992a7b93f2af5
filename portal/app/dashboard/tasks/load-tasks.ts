import * as v from 'valibot';
import type { Client } from '../../../../shared/client/client.ts';
import { NEWEST, type Sort } from '../../../../shared/list/list-query.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { expiringQuotes, REQUESTED_QUOTES, WITHOUT_CHARGES } from '../../../lists/definitions/charges.ts';
import { REQUESTED_DELIVERIES } from '../../../lists/definitions/deliveries.ts';
import { InvoiceTotal, OVERDUE_INVOICES } from '../../../lists/definitions/invoices.ts';
import {
  BOOKINGS_WITHOUT_ORDERS,
  REQUESTED_BOOKINGS,
  UNBOOKED_ORDERS,
} from '../../../lists/definitions/orders.ts';
import { expiringRates } from '../../../lists/definitions/rates.ts';
import { LATE_SHIPMENTS } from '../../../lists/definitions/shipment-filters.ts';
import { selectionOf } from '../../../lists/request/selection.ts';
import { declared, OfCompany, OfCustomer, Text, type Variables } from '../records.ts';
import { type Deadlines, deadlinesOn } from './deadlines.ts';

/** How many of each kind are shown. */
const SHOWN = 3;

const tasksOf = <R>(row: v.GenericSchema<unknown, R>) =>
  v.object({ results: v.array(row), totalCount: v.number() });

const Late = v.object({
  ...OfCompany.entries,
  milestones: v.array(
    v.object({ id: v.number(), event: v.string(), plannedAt: v.string(), expectedAt: Text, actualAt: Text }),
  ),
});
const Expiring = v.object({ ...OfCustomer.entries, validUntil: Text });
const UnbookedOrder = v.object({
  id: v.number(),
  orderNumbers: v.string(),
  orderPurchaser: OfCustomer.entries.customer,
  shipUntil: Text,
});
const Delivery = v.object({
  id: v.number(),
  deliveryOn: v.string(),
  shipment: v.omit(OfCompany, ['createdAt']),
});
const Invoice = v.object({
  ...v.omit(OfCustomer, ['createdAt']).entries,
  dueOn: v.string(),
  totals: v.array(InvoiceTotal),
});
const Rate = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  airline: v.string(),
  validityTo: Text,
  submission: v.object({ id: v.number() }),
});

const TASKS = {
  lateShipments: Late,
  unbookedOrders: UnbookedOrder,
  quoteRequests: OfCustomer,
  expiringQuotes: Expiring,
  bookingRequests: OfCustomer,
  deliveryRequests: Delivery,
  bookingTasks: OfCustomer,
  quoteTasks: OfCustomer,
  manifestTasks: OfCustomer,
  invoiceTasks: Invoice,
  expiringRates: Rate,
} as const;

const Lists = v.object({
  lateShipments: tasksOf(Late),
  quoteRequests: tasksOf(OfCustomer),
  expiringQuotes: tasksOf(Expiring),
  bookingRequests: tasksOf(OfCustomer),
  deliveryRequests: tasksOf(Delivery),
  bookingTasks: tasksOf(OfCustomer),
  quoteTasks: tasksOf(OfCustomer),
  manifestTasks: tasksOf(OfCustomer),
  invoiceTasks: tasksOf(Invoice),
  expiringRates: tasksOf(Rate),
});

const Orders = v.object({ unbookedOrders: tasksOf(UnbookedOrder) });

/** What a rate sheet is called here; `listRateSheets` has more of it. */
const Sheets = v.object({
  list: v.array(
    v.object({ id: v.number(), entityName: v.string(), number: v.number(), readyAt: v.nullable(v.string()) }),
  ),
  count: v.number(),
});

/** All that waits for somebody, and the days that it was counted for. */
export type TaskLists = v.InferOutput<typeof Lists> &
  v.InferOutput<typeof Orders> & {
    sheets: v.InferOutput<typeof Sheets>;
    deadlines: Deadlines;
  };

const soonest = (field: string): Sort => ({ field, order: 'ASC' });
const tasks = (key: keyof typeof TASKS, model: string, where: string, sort = 'newest') =>
  `${key}: all${model}(where: $${where}, sort: $${sort}, take: ${SHOWN}) {
    results ${selectionOf(TASKS[key])} totalCount }`;

/**
 * What waits, for whoever it waits: the server answers the rows that the caller may see. What is most behind, ends first or
 * was asked first stands first.
 */
export async function loadTasks(client: Client, signal: AbortSignal): Promise<TaskLists> {
  const deadlines = deadlinesOn(providerToday());
  const { from, quotesTo, ratesTo } = deadlines;
  const variables: Variables = {
    newest: NEWEST,
    oldest: soonest('createdAt'),
    byNextMilestone: soonest('nextMilestoneAt'),
    byValidity: soonest('validUntil'),
    byEnd: soonest('validityTo'),
    byDueDay: soonest('dueOn'),
    byDay: soonest('deliveryOn'),
    late: LATE_SHIPMENTS,
    requested: REQUESTED_QUOTES,
    toConfirm: REQUESTED_BOOKINGS,
    deliveries: REQUESTED_DELIVERIES,
    expiring: expiringQuotes(from, quotesTo),
    withoutOrders: BOOKINGS_WITHOUT_ORDERS,
    withoutCharges: WITHOUT_CHARGES,
    overdue: OVERDUE_INVOICES,
    ending: expiringRates(from, ratesTo),
  };
  const query = `query tasks(${declared(variables)}) {
    ${tasks('lateShipments', 'Shipments', 'late', 'byNextMilestone')}
    ${tasks('quoteRequests', 'Quote', 'requested', 'oldest')}
    ${tasks('expiringQuotes', 'Quote', 'expiring', 'byValidity')}
    ${tasks('bookingRequests', 'Booking', 'toConfirm', 'oldest')}
    ${tasks('deliveryRequests', 'Delivery', 'deliveries', 'byDay')}
    ${tasks('bookingTasks', 'Booking', 'withoutOrders')}
    ${tasks('quoteTasks', 'Quote', 'withoutCharges')}
    ${tasks('manifestTasks', 'Manifest', 'withoutCharges')}
    ${tasks('invoiceTasks', 'Invoice', 'overdue', 'byDueDay')}
    ${tasks('expiringRates', 'AirFreightRate', 'ending', 'byEnd')}
  }`;
  // One query asks for ten lists at most.
  const ofOrders: Variables = { newest: NEWEST, unbooked: UNBOOKED_ORDERS };
  const orderQuery = `query orderTasks(${declared(ofOrders)}) {
    ${tasks('unbookedOrders', 'PurchaseOrder', 'unbooked')}
  }`;
  const [lists, orders, sheets] = await Promise.all([
    client.query(Lists, { name: 'tasks', query, variables, signal }),
    client.query(Orders, { name: 'orderTasks', query: orderQuery, variables: ofOrders, signal }),
    client.action('listRateSheets', { recent: true, pageSize: SHOWN }, Sheets, { signal }),
  ]);
  return { ...lists, ...orders, sheets, deadlines };
}
