import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { NEWEST } from '../../../shared/list/list-query.ts';
import { OPEN_QUOTES } from '../../lists/definitions/charges.ts';
import { OPEN_BOOKINGS } from '../../lists/definitions/orders.ts';
import { OPEN_SHIPMENTS } from '../../lists/definitions/shipment-filters.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { declared, OfCompany, OfCustomer, type Variables } from './records.ts';
import { loadTasks, type TaskLists } from './tasks/load-tasks.ts';

/** How many of the latest records of a kind are shown. */
const SHOWN = 5;

const counted = v.object({ totalCount: v.number() });
const listOf = <R>(row: v.GenericSchema<unknown, R>) => v.object({ results: v.array(row) });

const Latest = v.object({
  openShipments: counted,
  openBookings: counted,
  openQuotes: counted,
  shipments: listOf(OfCompany),
  bookings: listOf(OfCustomer),
  quotes: listOf(OfCustomer),
});

/** The data of the dashboard (MOD-01), all counted by the server. */
export type Summary = v.InferOutput<typeof Latest> & { tasks: TaskLists };

const count = (key: string, model: string) => `${key}: all${model}(where: $${key}, take: 0) { totalCount }`;
const latest = (key: string, model: string, row: v.GenericSchema) =>
  `${key}: all${model}(sort: $newest, take: ${SHOWN}) { results ${selectionOf(row)} }`;

const VARIABLES: Variables = {
  newest: NEWEST,
  openShipments: OPEN_SHIPMENTS,
  openBookings: OPEN_BOOKINGS,
  openQuotes: OPEN_QUOTES,
};
const QUERY = `query dashboard(${declared(VARIABLES)}) {
  ${count('openShipments', 'Shipments')}
  ${count('openBookings', 'Booking')}
  ${count('openQuotes', 'Quote')}
  ${latest('shipments', 'Shipments', OfCompany)}
  ${latest('bookings', 'Booking', OfCustomer)}
  ${latest('quotes', 'Quote', OfCustomer)}
}`;

/** The same requests for all roles, so that they need not wait for the profile. Throws `ClientError`. */
export async function loadSummary(client: Client, signal: AbortSignal): Promise<Summary> {
  const [shown, tasks] = await Promise.all([
    client.query(Latest, { name: 'dashboard', query: QUERY, variables: VARIABLES, signal }),
    loadTasks(client, signal),
  ]);
  return { ...shown, tasks };
}
