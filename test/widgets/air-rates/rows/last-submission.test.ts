import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { StoredSubmission } from '../../../../widgets/air-rates/api/submission.ts';
import { lastSubmission, newestSubmission } from '../../../../widgets/air-rates/rows/last-submission.ts';

/** Newest first; those of `withoutRates` have none. */
const latest = (ids: readonly number[], withoutRates: readonly number[] = []) =>
  ids.map((id, n) =>
    v.parse(StoredSubmission, {
      id,
      createdAt: `2026-03-${20 - n}T10:00:00Z`,
      airFreightRates: withoutRates.includes(id) ? [] : [{ id: 1 }],
    }),
  );

describe('the last submission', () => {
  it('REF-18 of a stored one is the first behind the newest that has rates', () => {
    assert.equal(lastSubmission(latest([5, 4, 3], [4]), { hasRecord: true })?.id, 3);
  });

  it('D-131 of a new draft is the newest that has rates', () => {
    assert.equal(lastSubmission(latest([5, 4, 3]), { hasRecord: false })?.id, 5);
    assert.equal(lastSubmission(latest([5, 4, 3], [5]), { hasRecord: false })?.id, 4);
  });

  it('REF-19 is the only one that is left', () => {
    assert.equal(lastSubmission(latest([5]), { hasRecord: true })?.id, 5);
    assert.equal(lastSubmission(latest([5, 4]), { hasRecord: true, excluded: [5] })?.id, 4);
  });

  it('REF-17 is none of those that are left out', () => {
    assert.equal(lastSubmission(latest([5, 4, 3]), { hasRecord: true, excluded: [4] })?.id, 3);
  });

  it('REF-20 D-60 is none where no other has rates', () => {
    assert.equal(lastSubmission([], { hasRecord: true }), undefined);
    assert.equal(lastSubmission(latest([5], [5]), { hasRecord: true }), undefined);
    assert.equal(lastSubmission(latest([5, 4], [4]), { hasRecord: true }), undefined);
  });

  it('REF-16 goes by the time, whatever the order', () => {
    assert.equal(lastSubmission(latest([5, 4, 3]).toReversed(), { hasRecord: true })?.id, 4);
    assert.equal(newestSubmission(latest([5, 4, 3], [5]).toReversed())?.id, 4);
  });
});
