import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainJson } from '../../shared/plain-json.ts';

const VALUES = [
  { orders: [1, 2], styles: [{ orderId: 1, numbers: ['A', 'B'] }], note: null, left: undefined },
  [[], [[1.5, 'two'], true]],
  { at: new Date('2026-03-01T12:00:00Z') },
  'text',
];

/** As Prototype.js gives to all arrays of a page; other libraries have one for all objects. */
function withToJson(prototype: object, work: () => void): void {
  Object.defineProperty(prototype, 'toJSON', {
    configurable: true,
    value(this: unknown) {
      return String(this);
    },
  });
  try {
    work();
  } finally {
    Reflect.deleteProperty(prototype, 'toJSON');
  }
}

test('API-16 what is sent from a page that gave all arrays or objects a toJSON is what is sent from any other page', () => {
  const usual = VALUES.map((value) => JSON.stringify(value));
  assert.deepEqual(VALUES.map(plainJson), usual);
  for (const prototype of [Array.prototype, Object.prototype])
    withToJson(prototype, () => assert.deepEqual(VALUES.map(plainJson), usual));
});
