import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DatedOrder } from '../../../../../portal/app/records/order/dated-order.ts';
import { movedBy, planned } from '../../../../../portal/app/records/order/many/plan.ts';

const ORDER: DatedOrder = {
  ...{ id: 1, orderNumbers: 'PO-1', revision: 1, cargoReadyOn: null },
  ...{ shipFrom: '2027-03-01', shipUntil: '2027-03-10', deliverBy: '2027-04-01' },
};

test('MOD-05 of many orders those dates change that are named; null empties one', () => {
  const { dates, changed, fate } = planned(ORDER, { cargoReadyOn: '2027-03-02', deliverBy: null });
  assert.deepEqual(dates, {
    ...{ cargoReadyOn: '2027-03-02', shipFrom: '2027-03-01' },
    ...{ shipUntil: '2027-03-10', deliverBy: null },
  });
  assert.deepEqual([changed, fate], [['cargoReadyOn', 'deliverBy'], 'change']);
});

test('MOD-05 an order whose dates are those already stays as it is', () => {
  assert.equal(planned(ORDER, { shipFrom: '2027-03-01' }).fate, 'same');
  assert.equal(planned(ORDER, {}).fate, 'same');
});

test('D-157 a contradiction is stored and marked, a window that ends before it begins is not', () => {
  const late = planned(ORDER, { cargoReadyOn: '2027-03-11' });
  assert.deepEqual([late.fate, late.contradicting], ['change', ['cargoReadyOn']]);
  assert.equal(planned(ORDER, { shipUntil: '2027-02-28' }).fate, 'impossible');
});

test('MOD-05 all dates that an order has are moved by days, over the end of a month, too', () => {
  assert.deepEqual(movedBy(ORDER, 7), {
    ...{ shipFrom: '2027-03-08', shipUntil: '2027-03-17', deliverBy: '2027-04-08' },
  });
  assert.deepEqual(movedBy(ORDER, -1), {
    ...{ shipFrom: '2027-02-28', shipUntil: '2027-03-09', deliverBy: '2027-03-31' },
  });
});
