import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayStart } from '../../../../portal/lists/request/day-start.ts';

test('MOD-24 a day begins when the clocks of the reader’s place show midnight, also where they are changed that day', () => {
  assert.equal(dayStart('2026-03-02', 'UTC'), '2026-03-02T00:00:00.000Z');
  assert.equal(dayStart('2026-03-02', 'Asia/Shanghai'), '2026-03-01T16:00:00.000Z');
  assert.equal(dayStart('2026-03-02', 'America/Los_Angeles', 1), '2026-03-03T08:00:00.000Z');
  assert.equal(dayStart('2026-03-29', 'Europe/Berlin'), '2026-03-28T23:00:00.000Z');
  assert.equal(dayStart('2026-03-29', 'Europe/Berlin', 1), '2026-03-29T22:00:00.000Z');
  assert.equal(dayStart('2026-11-01', 'Pacific/Auckland'), '2026-10-31T11:00:00.000Z');
});
