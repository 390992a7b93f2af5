import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { plannedMilestones } from '../../../../portal/server/milestones/planned-milestones.ts';

const TIMES = {
  departsAt: '2026-12-11T18:00:00.000Z',
  arrivesAt: '2027-01-08T06:00:00.000Z',
  cargoCutOffAt: '2026-12-08T10:00:00.000Z',
};
const planOf = (...given: Parameters<typeof plannedMilestones>) =>
  Object.fromEntries(plannedMilestones(...given).map(({ event, plannedAt }) => [event, plannedAt]));

suite('the plan of a shipment', () => {
  test('MOD-04 has what the carrier confirmed, and the rest around that', () => {
    const plan = planOf('Ocean', TIMES);
    assert.equal(plan.GTIN, TIMES.cargoCutOffAt);
    assert.equal(plan.DEPA, TIMES.departsAt);
    assert.equal(plan.ARRI, TIMES.arrivesAt);
    assert.equal(plan.DROP, '2027-01-11T06:00:00.000Z');
  });

  test('MOD-04 has its milestones one after the other, however early or late the cut-off', () => {
    for (const cargoCutOffAt of [null, TIMES.departsAt, '2026-11-01T00:00:00.000Z'])
      for (const mode of ['Ocean', 'Air'] as const) {
        const times = plannedMilestones(mode, { ...TIMES, cargoCutOffAt }).map(({ plannedAt }) => plannedAt);
        assert.deepEqual(times, times.toSorted(), `${mode} ${cargoCutOffAt}`);
      }
  });

  test('MOD-04 goes by air with the milestones of the air', () => {
    assert.deepEqual(Object.keys(planOf('Air', TIMES)), ['GTIN', 'DEPA', 'ARRI', 'CUSR', 'GTOT', 'DROP']);
  });
});
