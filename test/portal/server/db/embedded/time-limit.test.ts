import assert from 'node:assert/strict';
import { it } from 'node:test';
import { timeLeft } from '../../../../../portal/server/db/embedded/time-limit.ts';

it('PROD-07 a statement ends when its thread had the processor for its time', () => {
  assert.equal(timeLeft(750, { used: 700, elapsed: 705 }), 50);
  assert.equal(timeLeft(750, { used: 750, elapsed: 755 }), 0);
});

it('PROD-07 a statement that waited for the processor of a busy machine may take longer than its time', () => {
  assert.equal(timeLeft(750, { used: 100, elapsed: 1_600 }), 150);
  assert.ok(timeLeft(750, { used: 100, elapsed: 1_749 }) > 0);
});

it('PROD-07 a statement that only waits ends too', () => {
  assert.ok(timeLeft(750, { used: 0, elapsed: 1_750 }) <= 0);
});
