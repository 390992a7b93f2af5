import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { NEWEST, type Sort } from '../../../shared/list/list-query.ts';
import type { Where } from '../modules/definition.ts';
import { OPEN_QUOTES, WITHOUT_CHARGES } from '../modules/definitions/charges.ts';
import { OVERDUE_INVOICES } from '../modules/definitions/invoices.ts';
import { BOOKINGS_WITHOUT_ORDERS, OPEN_BOOKINGS, REQUESTED_BOOKINGS } from '../modules/definitions/orders.ts';
import { LATE_SHIPMENTS, OPEN_SHIPMENTS } from '../modules/definitions/shipments.ts';
import { selectionOf } from '../modules/request/selection.ts';

/** How many records a part of the dashboard shows. */
const SHOWN = 5;

const Text = v.nullish(v.string());
const Party = v.nullish(v.object({ id: v.number(), companyName: Text }));
const Record = v.object({ id: v.number(), reference: v.string(), status: Text, createdAt: Text });
const OfCustomer = v.object({ ...Record.entries, customer: Party });
const OfCompany = v.object({ ...Record.entries, companyRelation: Party });

const counted = v.object({ totalCount: v.number() });
const listOf = <R>(row: v.GenericSchema<unknown, R>) => v.object({ results: v.array(row) });
const tasksOf = <R>(row: v.GenericSchema<unknown, R>) =>
  v.object({ results: v.array(row), totalCount: v.number() });

const Latest = v.object({
  openShipments: counted,
  openBookings: counted,
  openQuotes: counted,
  shipments: listOf(OfCompany),
  bookings: listOf(OfCustomer),
  quotes: listOf(OfCustomer),
});
const TaskLists = v.object({
  lateShipments: tasksOf(OfCompany),
  bookingTasks: tasksOf(OfCustomer),
  requestTasks: tasksOf(OfCustomer),
  offerTasks: tasksOf(OfCustomer),
  quoteTasks: tasksOf(OfCustomer),
  manifestTasks: tasksOf(OfCustomer),
  invoiceTasks: tasksOf(OfCustomer),
});

/** The data of the dashboard (MOD-01), all counted by the server. */
export type Summary = v.InferOutput<typeof Latest> & v.InferOutput<typeof TaskLists>;
export type LatestRecord = v.InferOutput<typeof Record> & {
  customer?: v.InferOutput<typeof Party>;
  companyRelation?: v.InferOutput<typeof Party>;
};
export interface Tasks {
  results: readonly LatestRecord[];
  totalCount: number;
}

const count = (key: string, model: string) => `${key}: all${model}(where: $${key}, take: 0) { totalCount }`;
const latest = (key: string, model: string, row: v.GenericSchema) =>
  `${key}: all${model}(sort: $newest, take: ${SHOWN}) { results ${selectionOf(row)} }`;
const tasks = (key: string, model: string, where: string, row: v.GenericSchema = OfCustomer) =>
  `${key}: all${model}(where: $${where}, sort: $newest, take: ${SHOWN}) { results ${selectionOf(row)} totalCount }`;

type Variables = Record<string, Where | Sort>;

const LATEST: Variables = {
  newest: NEWEST,
  openShipments: OPEN_SHIPMENTS,
  openBookings: OPEN_BOOKINGS,
  openQuotes: OPEN_QUOTES,
};
const LATEST_QUERY = `query dashboard(${declared(LATEST)}) {
  ${count('openShipments', 'Shipments')}
  ${count('openBookings', 'Booking')}
  ${count('openQuotes', 'Quote')}
  ${latest('shipments', 'Shipments', OfCompany)}
  ${latest('bookings', 'Booking', OfCustomer)}
  ${latest('quotes', 'Quote', OfCustomer)}
}`;

const TASKS: Variables = {
  newest: NEWEST,
  late: LATE_SHIPMENTS,
  withoutOrders: BOOKINGS_WITHOUT_ORDERS,
  requested: REQUESTED_BOOKINGS,
  offered: OPEN_QUOTES,
  withoutCharges: WITHOUT_CHARGES,
  overdue: OVERDUE_INVOICES,
};
const TASKS_QUERY = `query tasks(${declared(TASKS)}) {
  ${tasks('lateShipments', 'Shipments', 'late', OfCompany)}
  ${tasks('bookingTasks', 'Booking', 'withoutOrders')}
  ${tasks('requestTasks', 'Booking', 'requested')}
  ${tasks('offerTasks', 'Quote', 'offered')}
  ${tasks('quoteTasks', 'Quote', 'withoutCharges')}
  ${tasks('manifestTasks', 'Manifest', 'withoutCharges')}
  ${tasks('invoiceTasks', 'Invoice', 'overdue')}
}`;

/**
 * Two requests, because a query has a limit of root fields; the same for all roles, so that they need not wait for the
 * profile. Throws `ClientError`.
 */
export async function loadSummary(client: Client, signal: AbortSignal): Promise<Summary> {
  const [shown, listed] = await Promise.all([
    client.query(Latest, { name: 'dashboard', query: LATEST_QUERY, variables: LATEST, signal }),
    client.query(TaskLists, { name: 'tasks', query: TASKS_QUERY, variables: TASKS, signal }),
  ]);
  return { ...shown, ...listed };
}

function declared(variables: Variables): string {
  return Object.keys(variables)
    .map((name) => `$${name}: JSON`)
    .join(', ');
}
