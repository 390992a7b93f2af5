import * as v from 'valibot';
import { answeredRows } from '../../../../../shared/contract/answered-rows.ts';
import { comparable } from '../../../../../shared/trade/comparable-number.ts';
import { client } from '../../../client/client.ts';
import { type DatedOrder, datedOrder } from '../dated-order.ts';

/** Orders that are asked for at a time: as many as the data API answers. */
const CHUNK = 200;

/** Numbers that are asked for at a time, each of which several companies may have. */
const NUMBERS = 50;

/** The orders of these ids as they are stored now, in their order; those that are gone are left out. */
export async function ordersWhere<Order extends { id: number }>(
  schema: v.GenericSchema<unknown, Order>,
  fields: string,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Order[]> {
  const Answer = v.object({ allPurchaseOrder: v.object({ results: answeredRows(schema) }) });
  const found = new Map<number, Order>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { allPurchaseOrder } = await client.query(Answer, {
      name: 'allPurchaseOrder',
      query: `query allPurchaseOrder($where: JSON, $take: Int) {
        allPurchaseOrder(where: $where, take: $take) { results { ${fields} } } }`,
      variables: { where: { id: { in: ids.slice(start, start + CHUNK) } }, take: CHUNK },
      ...(signal && { signal }),
    });
    for (const order of allPurchaseOrder.results) found.set(order.id, order);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same with their dates. */
export const loadOrders = (ids: readonly number[], signal?: AbortSignal): Promise<DatedOrder[]> =>
  ordersWhere(v.object(datedOrder), Object.keys(datedOrder).join(' '), ids, signal);

/** The orders of these numbers, as written or as they are compared; agents and admins may find several companies' of one number. */
export async function ordersNumbered(numbers: readonly string[], signal: AbortSignal): Promise<DatedOrder[]> {
  const Answer = v.object({ allPurchaseOrder: v.object({ results: answeredRows(v.object(datedOrder)) }) });
  const spellings = [...new Set(numbers.flatMap((number) => [number, comparable(number)]))];
  const found: DatedOrder[] = [];
  for (let start = 0; start < spellings.length; start += NUMBERS) {
    const { allPurchaseOrder } = await client.query(Answer, {
      name: 'allPurchaseOrder',
      query: `query allPurchaseOrder($where: JSON, $take: Int) {
        allPurchaseOrder(where: $where, take: $take) { results { ${Object.keys(datedOrder).join(' ')} } } }`,
      variables: { where: { orderNumbers: { in: spellings.slice(start, start + NUMBERS) } }, take: CHUNK },
      signal,
    });
    found.push(...allPurchaseOrder.results);
  }
  return found;
}
