import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedOf } from '../../../shared/trade/missed-departure.ts';

test('D-157 cargo misses a departure that takes goods, or leaves, only before the day on which it is ready', () => {
  const leaving = { cutOff: '2026-12-20', departure: '2026-12-22' };
  assert.equal(missedOf('2026-12-20', leaving), undefined, 'the whole day of the cut-off counts');
  assert.equal(missedOf('2026-12-21', leaving), 'cutOff');
  assert.equal(missedOf('2026-12-23', { ...leaving, cutOff: '' }), 'departure');
  assert.equal(missedOf('2026-12-22', { ...leaving, cutOff: null }), undefined);
  assert.equal(missedOf(undefined, leaving), undefined);
  assert.equal(missedOf('2026-12-21', { cutOff: undefined, departure: undefined }), undefined);
});
