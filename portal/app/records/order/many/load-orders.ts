import * as v from 'valibot';
import { answeredRows } from '../../../../../shared/contract/answered-rows.ts';
import { client } from '../../../client/client.ts';
import { type DatedOrder, datedOrder } from '../dated-order.ts';

/** Orders that are asked for at a time. */
const CHUNK = 200;

const FIELDS = Object.keys(datedOrder).join(' ');
const Answer = v.object({ allPurchaseOrder: v.object({ results: answeredRows(v.object(datedOrder)) }) });

async function load(where: object, signal: AbortSignal): Promise<DatedOrder[]> {
  const { allPurchaseOrder } = await client.query(Answer, {
    name: 'allPurchaseOrder',
    query: `query allPurchaseOrder($where: JSON, $take: Int) {
      allPurchaseOrder(where: $where, take: $take) { results { ${FIELDS} } } }`,
    variables: { where, take: CHUNK },
    signal,
  });
  return allPurchaseOrder.results;
}

const inChunks = async <T>(values: readonly T[], ask: (some: readonly T[]) => Promise<DatedOrder[]>) => {
  const found: DatedOrder[] = [];
  for (let start = 0; start < values.length; start += CHUNK)
    found.push(...(await ask(values.slice(start, start + CHUNK))));
  return found;
};

/** The orders as they are stored now, in the order of the ids; those that are gone are left out. */
export async function loadOrders(ids: readonly number[], signal: AbortSignal): Promise<DatedOrder[]> {
  const found = await inChunks(ids, (some) => load({ id: { in: some } }, signal));
  const byId = new Map(found.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
