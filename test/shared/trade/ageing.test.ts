import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucketOf } from '../../../shared/trade/ageing.ts';

test('MOD-09 what is owed is grouped by the days since it was due, each group with its last day', () => {
  const groups = [-3, 0, 1, 30, 31, 60, 61, 90, 91, 4000].map(bucketOf);
  assert.deepEqual(groups, [
    ...['notDue', 'notDue', 'days30', 'days30', 'days60', 'days60', 'days90', 'days90'],
    ...['over90', 'over90'],
  ]);
});
