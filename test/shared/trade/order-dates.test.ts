import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contradictions, type OrderDates } from '../../../shared/trade/order-dates.ts';

const NONE: OrderDates = { cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null };
const wrong = (dates: Partial<OrderDates>) => contradictions({ ...NONE, ...dates });

test('MOD-05 the dates of an order come one after the other, on the same day at the earliest', () => {
  assert.deepEqual(wrong({}), []);
  const day = '2026-12-01';
  assert.deepEqual(wrong({ cargoReadyOn: day, shipFrom: day, shipUntil: day, deliverBy: day }), []);
  assert.deepEqual(wrong({ shipFrom: '2026-12-02', shipUntil: day }), ['shipUntil']);
  assert.deepEqual(wrong({ cargoReadyOn: '2026-12-02', shipUntil: day }), ['cargoReadyOn']);
  // Goods that become ready within the window are no contradiction.
  assert.deepEqual(wrong({ cargoReadyOn: '2026-12-02', shipFrom: day }), []);
  assert.deepEqual(wrong({ shipFrom: '2026-12-02', deliverBy: day }), ['deliverBy']);
  assert.deepEqual(wrong({ cargoReadyOn: '2026-12-02', deliverBy: day }), ['deliverBy']);
});
