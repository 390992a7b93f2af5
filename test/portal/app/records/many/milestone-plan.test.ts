import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShipmentOfMany } from '../../../../../portal/app/records/milestone/many/load-shipments.ts';
import { entryNow, inputOf, plannedAll } from '../../../../../portal/app/records/milestone/many/plan.ts';

const milestone = (id: number, event: string, actualAt: string | null = null) => ({
  id,
  event,
  plannedAt: '2026-11-10T12:00:00.000Z',
  actualAt,
  estimatedAt: null,
  delayReason: null,
  delayNote: null,
});
const shipment = (id: number, more: Partial<ShipmentOfMany> = {}): ShipmentOfMany => ({
  id,
  reference: `S-${id}`,
  status: 'Booked',
  revision: 3,
  milestones: [milestone(id * 10, 'STUF', '2026-11-01T12:00:00.000Z'), milestone(id * 10 + 1, 'GTIN')],
  ...more,
});
const entry = entryNow('2026-11-12T09:00');
const iso = (local: string) => new Date(local).toISOString();

test('MOD-02 the first open milestone of each shipment is recorded, at the time of all or at its own', () => {
  const planned = plannedAll([shipment(1), shipment(2)], { ...entry, times: { 2: '2026-11-13T10:00' } });
  assert.deepEqual(
    planned.map((one) => inputOf(one, entry)),
    [
      { shipmentId: 1, milestoneId: 11, revision: 3, actualAt: iso('2026-11-12T09:00'), note: '' },
      { shipmentId: 2, milestoneId: 21, revision: 3, actualAt: iso('2026-11-13T10:00'), note: '' },
    ],
  );
});

test('MOD-02 nothing is recorded of a cancelled shipment, of one whose milestones are all reached, and without a time', () => {
  const done = shipment(2, { milestones: [milestone(20, 'DROP', '2026-11-01T12:00:00.000Z')] });
  const hindrances = (time: string) =>
    plannedAll([shipment(1, { status: 'Cancelled' }), done, shipment(3)], { ...entry, time }).map(
      ({ hindrance }) => hindrance,
    );
  assert.deepEqual(hindrances('2026-11-12T09:00'), ['cancelled', 'allReached', undefined]);
  assert.equal(hindrances('')[2], 'noTime');
});

test('MOD-02 an estimate behind the plan needs its reason, and another reason its note', () => {
  const expected = { ...entry, kind: 'expected' } as const;
  const hindrance = (more: object) => plannedAll([shipment(1)], { ...expected, ...more })[0]!.hindrance;
  assert.equal(hindrance({}), 'noReason');
  assert.equal(hindrance({ reason: 'Other' }), 'noNote');
  assert.equal(hindrance({ reason: 'Weather' }), undefined);
  assert.equal(hindrance({ time: '2026-11-08T09:00' }), undefined);
  assert.equal(hindrance({ reason: 'Other', notes: { 1: 'strike' } }), undefined);
  const [planned] = plannedAll([shipment(1)], { ...expected, reason: 'Weather', note: ' storm ' });
  assert.deepEqual(inputOf(planned!, { ...expected, reason: 'Weather', note: ' storm ' }), {
    shipmentId: 1,
    milestoneId: 11,
    revision: 3,
    estimatedAt: iso('2026-11-12T09:00'),
    delayReason: 'Weather',
    delayNote: 'storm',
  });
});
