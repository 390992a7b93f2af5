import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { Id } from '../../../shared/contract/id.ts';
import { comparable } from '../../../shared/trade/comparable-number.ts';
import { findOrders } from '../api.ts';
import type { RecordRef } from '../record/record.ts';
import { CARRIED, carried, carriersBeside } from '../selection/carriers.ts';
import type { KnownOrder } from './plan.ts';

/** Orders that are asked for at a time. */
const CHUNK = 200;

const Carried = v.object({ id: Id, ...carried });
const Answer = v.object({ allPurchaseOrder: v.object({ results: answeredRows(Carried) }) });

/**
 * The owner's orders of these numbers, however they are written (D-150), by {@link comparable}; each with the other bookings
 * and shipments that carry it, where the backend knows that.
 */
export async function lookUp(
  client: Client,
  { ownerId, record, numbers }: { ownerId: number; record: RecordRef; numbers: readonly string[] },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, KnownOrder>> {
  const spellings = [...new Set(numbers.flatMap((number) => [number, comparable(number)]))];
  const orders = await findOrders(client, ownerId, spellings);
  const carriers = await carriersOf(
    client,
    record,
    orders.map(({ id }) => id),
    signal,
  );
  return new Map(
    orders.map((order) => [comparable(order.label), { ...order, carriedBy: carriers.get(order.id) ?? [] }]),
  );
}

async function carriersOf(
  client: Client,
  record: RecordRef,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const carriers = new Map<number, readonly string[]>();
  if (ids.length === 0 || !(await client.isOwn())) return carriers;
  const query = `query allPurchaseOrder($ids: [Int!]!) { allPurchaseOrder(where: {id: {in: $ids}}, take: 200) { results { id ${CARRIED} } } }`;
  for (let start = 0; start < ids.length; start += CHUNK) {
    const variables = { ids: ids.slice(start, start + CHUNK) };
    const data = await client.query(Answer, { name: 'allPurchaseOrder', query, variables, signal });
    for (const { id, ...carriedBy } of data.allPurchaseOrder.results)
      carriers.set(id, carriersBeside(record, carriedBy));
  }
  return carriers;
}
