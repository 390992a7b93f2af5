import { purchaseOrders } from '../../../portal/lists/definitions/orders.ts';
import { whereOf } from '../../../portal/lists/request/request.ts';
import { selectionOf } from '../../../portal/lists/request/selection.ts';
import type { Measured, Target, Task } from './client.ts';
import { FIRST_ORDER, MINUTES_APART, type OrderOwner } from './orders-database.ts';
import type { Row } from './row.ts';
import type { BenchServer } from './server.ts';

const LIST = `query($where: JSON, $skip: Int!) {
  page: allPurchaseOrder(where: $where, sort: {field: createdAt, order: DESC}, skip: $skip, take: 50) {
    results ${selectionOf(purchaseOrders.row)}
  }
}`;

/**
 * Numbers, parts that one in 2, 60, 200 and 2,000 numbers have, and that none has; a company; a style number, what all have, and
 * what one order in 60, 200, 500 and 600 has through them; and what only the oldest numbers have.
 */
const SEARCHED = [
  'PO-00014140',
  'PO-',
  '/fw',
  '141',
  '1414',
  '0014140',
  'zzzzz',
  'po',
  'zq',
  'Company 105',
  'ST-0000003',
  'ST-00',
  'ST-001',
  '/AW200',
  '/AW500',
  'ST-0001',
  'PO-0001',
];

const behind = (order: number) => {
  const time = new Date(FIRST_ORDER + order * MINUTES_APART * 60_000).toISOString();
  return {
    _and: [{ createdAt: { lteq: time } }, { _or: [{ createdAt: { lt: time } }, { id: { lt: order } }] }],
  };
};

/** The list of the portal among `count` orders against its first page among 3,000 (MOD-05). */
export async function orderList(
  owner: OrderOwner,
  { few, many, count }: { few: BenchServer; many: BenchServer; count: number },
  ask: (task: Task) => Promise<Measured>,
): Promise<Row[]> {
  const asked = {
    'first page': { skip: 0 },
    'page behind half of the orders': { skip: 0, where: behind(count / 2) },
    'page at the 20,000th order': { skip: 20_000 },
    ...Object.fromEntries(
      SEARCHED.map((searchText) => [
        `search "${searchText}"`,
        { skip: 0, where: whereOf(purchaseOrders, { searchText, filters: {} }) },
      ]),
    ),
  };
  const target = async (server: BenchServer, variables: object): Promise<Target> => ({
    url: server.api,
    token: await server.tokenOf(owner),
    body: JSON.stringify({ query: LIST, variables }),
  });
  const first = await target(few, { skip: 0 });
  const rows: Row[] = [];
  for (const [name, variables] of Object.entries(asked)) {
    const targets = [first, await target(many, variables)];
    const [before = 1, after = 1] = await ask({ kind: 'latency', rounds: 40, targets });
    const value = after / before;
    rows.push({
      name: `list of orders, ${name}, ${owner} owner, ${before.toFixed(1)} -> ${after.toFixed(1)} ms`,
      value,
      target: '<= 3',
      met: value <= 3,
    });
  }
  return rows;
}
