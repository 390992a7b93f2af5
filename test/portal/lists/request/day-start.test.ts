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

test('MOD-24 a day on which the clocks skip midnight begins with its first hour, and one that has midnight twice with the first', () => {
  assert.equal(dayStart('2026-09-06', 'America/Santiago'), '2026-09-06T04:00:00.000Z');
  assert.equal(dayStart('2026-03-08', 'America/Havana'), '2026-03-08T05:00:00.000Z');
  assert.equal(dayStart('2026-03-07', 'America/Havana', 1), '2026-03-08T05:00:00.000Z');
  assert.equal(dayStart('2026-03-29', 'Asia/Beirut'), '2026-03-28T22:00:00.000Z');
  assert.equal(dayStart('2026-10-25', 'Asia/Beirut'), '2026-10-24T22:00:00.000Z');
  assert.equal(dayStart('2026-11-01', 'America/Havana'), '2026-11-01T04:00:00.000Z');
});

test('MOD-24 wherever the clocks are changed, the day begins at its first minute, and the minute before is of the day before', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    for (const day of changedDays(timeZone)) {
      const start = Date.parse(dayStart(day, timeZone));
      assert.equal(days.format(start), day, `${day} in ${timeZone}`);
      assert.ok(days.format(start - 60_000) < day, `before ${day} in ${timeZone}`);
    }
  }
});

/** The days of a year on which the clocks of the zone are changed, and their neighbours. */
function changedDays(timeZone: string): string[] {
  const offsets = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const noon = (n: number) => Date.UTC(2026, 0, 1 + n, 12);
  const offsetAt = (n: number) =>
    offsets.formatToParts(noon(n)).find(({ type }) => type === 'timeZoneName')?.value;
  const changed = Array.from({ length: 366 }, (_, n) => n).filter((n) => offsetAt(n) !== offsetAt(n - 1));
  return changed.flatMap((n) => [n - 1, n, n + 1]).map((n) => new Date(noon(n)).toISOString().slice(0, 10));
}
