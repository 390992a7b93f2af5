import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimatedBefore } from '../../../../portal/app/records/milestone/estimate-entry.ts';
import { localTimeOf, zoneOf } from '../../../../portal/app/records/milestone/local-time.ts';
import type { Milestone } from '../../../../portal/app/records/progress.ts';

const milestone = (id: number, given: Partial<Milestone> = {}): Milestone => ({
  ...{ id, event: 'ARRI', port: null, airport: null, actualAt: null, estimatedAt: null },
  plannedAt: '2026-12-20T10:00:00Z',
  ...given,
});

test('MOD-02 an estimate warns of what comes later and is estimated sooner, and of nothing else', () => {
  const milestones = [
    milestone(1, { estimatedAt: '2026-12-01T10:00:00Z' }),
    milestone(2),
    milestone(3),
    milestone(4, { estimatedAt: '2026-12-20T10:00:00Z' }),
    milestone(5, { estimatedAt: '2026-12-24T10:00:00Z' }),
    milestone(6, { estimatedAt: '2026-12-01T10:00:00Z', actualAt: '2026-12-02T10:00:00Z' }),
  ];
  const warned = (iso: string) =>
    estimatedBefore({ time: iso && localTimeOf(iso), reason: '', note: '' }, { id: 2 }, milestones).map(
      ({ id }) => id,
    );
  assert.deepEqual(warned('2026-12-20T10:01:00Z'), [4]);
  assert.deepEqual(warned('2026-12-25T10:00:00Z'), [4, 5]);
  assert.deepEqual(warned('2026-12-20T10:00:00Z'), [], 'at the same time is in order');
  assert.deepEqual(warned(''), [], 'while nothing is typed');
});

test('MOD-02 the time that is typed is of the time zone that is named, with its summer time', (context) => {
  const zone = process.env.TZ;
  context.after(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const named = (name: string, time: string) => {
    process.env.TZ = name;
    return zoneOf(time);
  };
  assert.equal(named('Europe/Berlin', '2026-12-20T10:00'), 'UTC+1');
  assert.equal(named('Europe/Berlin', '2026-07-20T10:00'), 'UTC+2');
  assert.equal(named('Asia/Kolkata', '2026-12-20T10:00'), 'UTC+5:30');
  assert.equal(named('America/New_York', '2026-12-20T10:00'), 'UTC−5');
  assert.equal(named('UTC', ''), 'UTC');
});
