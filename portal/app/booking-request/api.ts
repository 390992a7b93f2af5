import * as v from 'valibot';
import { BookingAnswer, type SaveBookingRequest } from '../../../shared/contract/booking-requests.ts';
import { comparable } from '../../../shared/trade/comparable-number.ts';
import { partOfNumber, Text } from '../../lists/definitions/common.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';
import type { Named } from './entry.ts';
import { OrderSource } from './sources.ts';

/** How many orders or companies are offered at a time. */
const OFFERED = 20;
/** How many orders are asked for in one call: the rows of a page of the data API. */
const PAGE = 200;

/** Requests a booking, or changes a requested one; a repeat with the same key takes effect once. */
export const saveBookingRequest = (input: SaveBookingRequest, key: string): Promise<BookingAnswer> =>
  client.action('saveBookingRequest', input, BookingAnswer, { key });

const Orders = v.object({
  found: v.object({
    results: v.array(
      v.object({ id: v.number(), orderNumbers: v.string(), status: v.string(), cargoReadyOn: Text }),
    ),
  }),
});

/** An order that can be booked, how far it is, and when its goods are ready. */
export type OfferedOrder = v.InferOutput<typeof Orders>['found']['results'][number];

/** The newest orders of a company with this part in their numbers that can be booked, or that the booking has. */
export async function findOrders(
  { company, bookingId }: { company: number; bookingId: number | null },
  text: string,
  signal: AbortSignal,
): Promise<OfferedOrder[]> {
  const part = text ? partOfNumber('orderNumbers', text) : {};
  const isFree = { isBookable: { eq: true } };
  const { found } = await client.query(Orders, {
    name: 'orders',
    query: `query orders($where: JSON, $newest: JSON) {
      found: allPurchaseOrder(where: $where, sort: $newest, take: ${OFFERED}) {
        results { id orderNumbers status cargoReadyOn }
      }
    }`,
    variables: {
      where: {
        orderPurchaser: { id: { eq: company } },
        ...part,
        ...(bookingId === null ? isFree : { _or: [isFree, { bookings: { id: { eq: bookingId } } }] }),
      },
      newest: { field: 'createdAt', order: 'DESC' },
    },
    signal,
  });
  return found.results;
}

/** Those of the orders that are there and for the caller, in no order. Throws `ClientError`. */
export async function loadOrders(ids: readonly number[], signal: AbortSignal): Promise<OrderSource[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
    ids.slice(page * PAGE, (page + 1) * PAGE),
  );
  const found = await Promise.all(pages.map((part) => ordersWhere({ id: { in: part } }, signal)));
  return found.flat();
}

/** A company's orders of these numbers, however they are written (D-150), in no order. Throws `ClientError`. */
export async function loadNumbered(
  company: number,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<OrderSource[]> {
  const spellings = [...new Set(numbers.flatMap((number) => [number, comparable(number)]))];
  const pages = Array.from({ length: Math.ceil(spellings.length / PAGE) }, (_, page) =>
    spellings.slice(page * PAGE, (page + 1) * PAGE),
  );
  const found = await Promise.all(
    pages.map((part) =>
      ordersWhere({ orderPurchaser: { id: { eq: company } }, orderNumbers: { in: part } }, signal),
    ),
  );
  return found.flat();
}

async function ordersWhere(where: object, signal: AbortSignal): Promise<OrderSource[]> {
  const { orders } = await client.query(v.object({ orders: v.object({ results: v.array(OrderSource) }) }), {
    name: 'chosenOrders',
    query: `query chosenOrders($where: JSON, $take: Int) {
      orders: allPurchaseOrder(where: $where, take: $take) { results ${selectionOf(OrderSource)} }
    }`,
    variables: { where, take: PAGE },
    signal,
  });
  return orders.results;
}

const Companies = v.object({
  found: v.object({ results: v.array(v.object({ id: v.number(), companyName: v.string() })) }),
});

/** The importers that the caller may request bookings for, by name: the first ones, and any other by a part of its name. */
export async function findCustomers(text: string, signal: AbortSignal): Promise<Named[]> {
  const { found } = await client.query(Companies, {
    name: 'customers',
    query: `query customers($where: JSON, $byName: JSON) {
      found: allCompany(where: $where, sort: $byName, take: ${OFFERED}) { results { id companyName } }
    }`,
    variables: {
      where: { entityType: { eq: 'Importer' }, ...(text && { companyName: { matches: text } }) },
      byName: { field: 'companyName', order: 'ASC' },
    },
    signal,
  });
  return found.results.map(({ id, companyName }) => ({ id, label: companyName }));
}
