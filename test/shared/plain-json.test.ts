import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainJson } from '../../shared/plain-json.ts';
import { withToJson } from '../helpers/with-to-json.ts';

const VALUES = [
  { orders: [1, 2], styles: [{ orderId: 1, numbers: ['A', 'B'] }], note: null, left: undefined },
  [[], [[1.5, 'two'], true]],
  { at: new Date('2026-03-01T12:00:00Z') },
  'text',
];

test('API-16 what is sent from a page that gave all arrays or objects a toJSON is what is sent from any other page', () => {
  const usual = VALUES.map((value) => JSON.stringify(value));
  assert.deepEqual(VALUES.map(plainJson), usual);
  for (const prototype of [Array.prototype, Object.prototype])
    withToJson(prototype, () => assert.deepEqual(VALUES.map(plainJson), usual));
});
