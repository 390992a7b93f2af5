import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contradictions, isWindowReversed, planContradictions } from '../../../shared/trade/order-dates.ts';

const DAY = '2026-12-01';
const NEXT_DAY = '2026-12-02';

test('D-157 a date contradicts the others where the goods would be ready too late, or be there before they leave', () => {
  assert.deepEqual(contradictions({}), []);
  assert.deepEqual(contradictions({ cargoReadyOn: DAY, shipFrom: DAY, shipUntil: DAY, deliverBy: DAY }), []);
  assert.deepEqual(contradictions({ cargoReadyOn: NEXT_DAY, shipUntil: DAY }), ['cargoReadyOn']);
  // Goods that become ready within the window are no contradiction.
  assert.deepEqual(contradictions({ cargoReadyOn: NEXT_DAY, shipFrom: DAY }), []);
  assert.deepEqual(contradictions({ shipFrom: NEXT_DAY, deliverBy: DAY }), ['deliverBy']);
  assert.deepEqual(contradictions({ cargoReadyOn: NEXT_DAY, deliverBy: DAY }), ['deliverBy']);
  assert.deepEqual(contradictions({ cargoReadyOn: NEXT_DAY, shipUntil: DAY, deliverBy: DAY }), [
    'cargoReadyOn',
    'deliverBy',
  ]);
});

test('D-157 a ship window that ends before it begins can’t be', () => {
  assert.equal(isWindowReversed({ shipFrom: NEXT_DAY, shipUntil: DAY }), true);
  assert.equal(isWindowReversed({ shipFrom: DAY, shipUntil: DAY }), false);
  assert.equal(isWindowReversed({ shipFrom: null, shipUntil: DAY }), false);
});

test('D-157 a booked departure before the cargo is ready, or outside the ship window, contradicts these dates', () => {
  const booked = { firstDepartureOn: DAY, lastDepartureOn: NEXT_DAY };
  assert.deepEqual(planContradictions({ cargoReadyOn: NEXT_DAY, shipFrom: NEXT_DAY, shipUntil: DAY }), []);
  assert.deepEqual(
    planContradictions({ cargoReadyOn: DAY, shipFrom: DAY, shipUntil: NEXT_DAY, ...booked }),
    [],
  );
  assert.deepEqual(
    planContradictions({ cargoReadyOn: NEXT_DAY, shipFrom: NEXT_DAY, shipUntil: DAY, ...booked }),
    [
      { date: 'cargoReadyOn', departsOn: DAY },
      { date: 'shipFrom', departsOn: DAY },
      { date: 'shipUntil', departsOn: NEXT_DAY },
    ],
  );
  assert.deepEqual(planContradictions({ cargoReadyOn: null, shipFrom: undefined, ...booked }), []);
});
