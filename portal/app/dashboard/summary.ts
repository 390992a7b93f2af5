import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import type { Where } from '../modules/definition.ts';
import { OPEN_QUOTES, WITHOUT_CHARGES } from '../modules/definitions/charges.ts';
import { BOOKINGS_WITHOUT_ORDERS, OPEN_BOOKINGS } from '../modules/definitions/orders.ts';
import { OPEN_SHIPMENTS } from '../modules/definitions/shipments.ts';
import { selectionOf } from '../modules/selection.ts';

/** How many records a part of the dashboard shows. */
const SHOWN = 5;

const Text = v.nullish(v.string());
const Party = v.nullish(v.object({ id: v.number(), companyName: Text }));
const Record = v.object({ id: v.number(), reference: v.string(), status: Text, createdAt: Text });
const OfCustomer = v.object({ ...Record.entries, customer: Party });
const OfCompany = v.object({ ...Record.entries, companyRelation: Party });

const counted = v.object({ totalCount: v.number() });
const listOf = <R>(row: v.GenericSchema<unknown, R>) => v.object({ results: v.array(row) });
const tasksOf = v.object({ results: v.array(OfCustomer), totalCount: v.number() });

const Summary = v.object({
  openShipments: counted,
  openBookings: counted,
  openQuotes: counted,
  shipments: listOf(OfCompany),
  bookings: listOf(OfCustomer),
  quotes: listOf(OfCustomer),
  bookingTasks: v.optional(tasksOf),
  quoteTasks: v.optional(tasksOf),
  manifestTasks: v.optional(tasksOf),
});

/** What the dashboard shows (MOD-01): numbers of the server alone. */
export type Summary = v.InferOutput<typeof Summary>;
export type LatestRecord = v.InferOutput<typeof Record> & {
  customer?: v.InferOutput<typeof Party>;
  companyRelation?: v.InferOutput<typeof Party>;
};
export type Tasks = v.InferOutput<typeof tasksOf>;

/** For whom tasks are looked for: agents enter charges, the others attach orders, admins see to both. */
export interface Duties {
  orders: boolean;
  charges: boolean;
}

const count = (key: string, model: string, where: string) =>
  `${key}: all${model}(where: $${where}, take: 0) { totalCount }`;
const latest = (key: string, model: string, row: v.GenericSchema) =>
  `${key}: all${model}(sort: $newest, take: ${SHOWN}) { results ${selectionOf(row)} }`;
const tasks = (key: string, model: string, where: string) =>
  `${key}: all${model}(where: $${where}, sort: $newest, take: ${SHOWN}) { results ${selectionOf(OfCustomer)} totalCount }`;

/** All of it in one request. Throws `ClientError`. */
export function loadSummary(client: Client, duties: Duties, signal: AbortSignal): Promise<Summary> {
  const used: Record<string, Where> = {
    openShipments: OPEN_SHIPMENTS,
    openBookings: OPEN_BOOKINGS,
    openQuotes: OPEN_QUOTES,
    ...(duties.orders && { withoutOrders: BOOKINGS_WITHOUT_ORDERS }),
    ...(duties.charges && { withoutCharges: WITHOUT_CHARGES }),
  };
  const query = `query dashboard($newest: JSON, ${Object.keys(used)
    .map((name) => `$${name}: JSON`)
    .join(', ')}) {
    ${count('openShipments', 'Shipments', 'openShipments')}
    ${count('openBookings', 'Booking', 'openBookings')}
    ${count('openQuotes', 'Quote', 'openQuotes')}
    ${latest('shipments', 'Shipments', OfCompany)}
    ${latest('bookings', 'Booking', OfCustomer)}
    ${latest('quotes', 'Quote', OfCustomer)}
    ${duties.orders ? tasks('bookingTasks', 'Booking', 'withoutOrders') : ''}
    ${duties.charges ? tasks('quoteTasks', 'Quote', 'withoutCharges') : ''}
    ${duties.charges ? tasks('manifestTasks', 'Manifest', 'withoutCharges') : ''}
  }`;
  const newest = { field: 'createdAt', order: 'DESC' };
  return client.query(Summary, { name: 'dashboard', query, variables: { newest, ...used }, signal });
}
