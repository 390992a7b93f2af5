import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextText } from '../../../../portal/app/records/order/next-text.ts';
import { texts } from '../../../../portal/app/records/order/texts/index.ts';
import type { Milestone } from '../../../../portal/app/records/progress.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const ARRIVAL: Milestone = {
  ...{ id: 1, event: 'ARRI', port: null, airport: null, actualAt: null },
  plannedAt: '2026-12-20T23:30:00Z',
};
const next = (given: Partial<Milestone>, now = '2026-12-01T00:00:00Z') =>
  nextText(
    [
      { ...ARRIVAL, id: 0, event: 'DEPA', actualAt: '2026-11-20T10:00:00Z' },
      { ...ARRIVAL, ...given },
    ],
    Date.parse(now),
    {
      text: texts.in('en'),
      formats: formatsOf('en'),
    },
  );

test('MOD-05 the shipment of an order tells what is next and when it is expected, with the plan where that is another day', () => {
  assert.equal(next({}), 'Next: Arrived, Dec 20, 2026');
  assert.equal(next({}, '2026-12-20T23:59:00Z'), 'Next: Arrived, Dec 20, 2026', 'D-154 its day isn’t over');
  assert.equal(next({}, '2026-12-21T00:00:00Z'), 'Next: Arrived, was planned for Dec 20, 2026');
  const expectedAt = '2026-12-24T01:00:00Z';
  assert.equal(
    next({ expectedAt, estimatedAt: expectedAt }),
    'Next: Arrived, expected Dec 24, 2026 (planned for Dec 20, 2026)',
  );
  assert.equal(next({ expectedAt }), 'Next: Arrived, not before Dec 24, 2026 (planned for Dec 20, 2026)');
  const sameDay = '2026-12-20T10:00:00Z';
  assert.equal(next({ expectedAt: sameDay, estimatedAt: sameDay }), 'Next: Arrived, Dec 20, 2026');
  assert.equal(next({ actualAt: '2026-12-20T10:00:00Z' }), undefined);
});
