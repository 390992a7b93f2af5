import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DatedOrder } from '../../../../../portal/app/records/order/dated-order.ts';
import { matchOrders } from '../../../../../portal/app/records/order/many/match-orders.ts';
import { byOrder } from '../../../../../portal/app/records/order/many/read-dates.ts';

const order = (id: number, orderNumbers: string): DatedOrder => ({
  ...{ id, orderNumbers, revision: 1 },
  ...{ cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null },
});
const lines = (...numbers: string[]) =>
  byOrder(
    numbers.map((number, n) => ({ line: n + 1, number, news: { shipFrom: '2027-03-01' }, unreadable: [] })),
  );

test('MOD-05 D-150 pasted numbers find their orders as numbers are compared; those of none are named', () => {
  const { orders, unknown, several } = matchOrders(lines('PO–2 ', 'PO-9', 'PO-1'), [
    order(1, 'PO-1'),
    order(2, 'PO-2'),
  ]);
  assert.deepEqual(
    orders.map(({ order: { id }, dates, fate }) => [id, dates.shipFrom, fate]),
    [
      [2, '2027-03-01', 'change'],
      [1, '2027-03-01', 'change'],
    ],
  );
  assert.deepEqual([unknown, several], [['PO-9'], []]);
});

test('MOD-05 nothing is changed of a number that several companies’ orders have', () => {
  const { orders, several } = matchOrders(lines('PO-1'), [order(1, 'PO-1'), order(2, 'PO-1')]);
  assert.deepEqual([orders, several], [[], ['PO-1']]);
});
