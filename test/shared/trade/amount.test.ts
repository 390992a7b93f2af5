import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsAmount } from '../../../shared/trade/amount.ts';

test('CHG-41 a calculated amount is told to be too large by its rounded value', () => {
  assert.equal(fitsAmount('-999999999999.99'), true);
  assert.equal(fitsAmount('999999999999.994'), true);
  assert.equal(fitsAmount('999999999999.995'), false);
  assert.equal(fitsAmount('-1000000000000'), false);
});
