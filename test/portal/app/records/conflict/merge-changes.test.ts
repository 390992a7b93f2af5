import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeChanges } from '../../../../../portal/app/records/conflict/merge-changes.ts';

const BASE = { from: '1', until: '2', orders: [1, 2] };

test('D-19 what only one of two has changed is kept, and what both have changed is left to choose', () => {
  const merged = mergeChanges(
    BASE,
    { ...BASE, from: 'mine', until: 'mine' },
    { ...BASE, until: 'theirs', orders: [3] },
  );
  assert.deepEqual(merged, {
    values: { from: 'mine', until: 'mine', orders: [3] },
    taken: ['orders'],
    conflicts: ['until'],
  });
});

test('D-19 the same change of both is no conflict, nor is one that was taken back', () => {
  const both = { ...BASE, until: '9', orders: [1] };
  assert.deepEqual(mergeChanges(BASE, both, { ...both, orders: [1] }), {
    values: both,
    taken: [],
    conflicts: [],
  });
  assert.deepEqual(mergeChanges(BASE, both, BASE).conflicts, []);
});
