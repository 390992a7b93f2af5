import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceChange } from '../../../../../portal/app/rate-sheets/one/price-change.ts';

test('MOD-11 a price differs from the one before by an exact amount, and by per cent with one decimal', () => {
  assert.deepEqual(priceChange('1140', '1200'), { step: 'more', amount: '60', percent: '5.3' });
  assert.deepEqual(priceChange('1200.10', '1200'), { step: 'less', amount: '0.1', percent: '0.0' });
  assert.deepEqual(priceChange('0.1', '0.3'), { step: 'more', amount: '0.2', percent: '200.0' });
});

test('a price is the same however it is written, and one that was nothing has no per cent', () => {
  assert.deepEqual(priceChange('1200.00', '1200'), { step: 'same' });
  assert.deepEqual(priceChange(undefined, undefined), { step: 'same' });
  assert.deepEqual(priceChange('0', '5'), { step: 'more', amount: '5', percent: null });
});

test('a price that there was not before is new, and one that there is no more is gone', () => {
  assert.deepEqual(priceChange(undefined, '5'), { step: 'new' });
  assert.deepEqual(priceChange('5', undefined), { step: 'gone' });
});
