import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renewalOf, validityOf } from '../../../../portal/app/air-rate/submission-facts.ts';
import type { WholeSubmission } from '../../../../portal/lists/definitions/rates.ts';

const rate = (id: number, validityFrom: string, validityTo: string | null) => ({
  ...{ id, from: 'PVG', to: 'HAM', airline: 'Sky Line', rateLevels: [] },
  ...{ minTransitTime: null, maxTransitTime: null, transitTimeText: '', maxCapacity: null },
  ...{ validityFrom, validityTo, routingText: '', comment: '' },
});
const submission = (...airFreightRates: ReturnType<typeof rate>[]): WholeSubmission => ({
  ...{ id: 5003, createdAt: '', submissionNotes: '', entity: null, customerName: '', charges: [] },
  airFreightRates,
});

describe('what is said of an opened submission', () => {
  it('MOD-15 is valid from the first day to the last of its rates', () => {
    const both = submission(rate(1, '2026-05-10', '2026-05-31'), rate(2, '2026-05-01', '2026-06-30'));
    assert.deepEqual(validityOf(both), { from: '2026-05-01', to: '2026-06-30' });
    const open = submission(rate(1, '2026-05-10', '2026-05-31'), rate(2, '2026-05-01', null));
    assert.deepEqual(validityOf(open), { from: '2026-05-01', to: null });
    assert.equal(validityOf(submission()), undefined);
  });

  it('MOD-15 renews a rate for as long as it was valid, from the day after', () => {
    const stored = submission(rate(1, '2026-05-01', '2026-05-31'), rate(2, '2026-05-01', null));
    assert.deepEqual(renewalOf(stored, 1), {
      lane: 'PVG – HAM, Sky Line',
      validity: { from: '2026-06-01', to: '2026-06-30' },
    });
    assert.equal(renewalOf(stored, 2), undefined, 'it never ends');
    assert.equal(renewalOf(stored, 3), undefined, 'it is of another submission');
  });
});
