import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  NOTHING,
  selectAll,
  selectRange,
  toggleRow,
} from '../../../../../portal/app/modules/selection/selection.ts';
import { MOST_SELECTED } from '../../../../../shared/contract/exports.ts';

const ROWS = [5, 3, 9, 1, 7];
const ids = ({ ids: chosen }: typeof NOTHING) => [...chosen].sort();

test('MOD-02 a row is chosen and left out again', () => {
  const one = toggleRow(NOTHING, 3);
  assert.deepEqual(ids(one), [3]);
  assert.deepEqual(ids(toggleRow(one, 3)), []);
});

test('MOD-02 a range goes from the last row to this one, up or down, beside what was chosen', () => {
  const chosen = toggleRow(toggleRow(NOTHING, 7), 3);
  assert.deepEqual(ids(selectRange(chosen, ROWS, 1)), [1, 3, 7, 9]);
  assert.deepEqual(ids(selectRange(toggleRow(NOTHING, 1), ROWS, 3)), [1, 3, 9]);
  assert.deepEqual(ids(selectRange(NOTHING, ROWS, 9)), [9]);
  assert.deepEqual(
    ids(selectRange({ ids: new Set([8]), from: 8 }, ROWS, 9)),
    [8, 9],
    'the first row is gone',
  );
});

test('MOD-02 all rows and none; never more than can be exported', () => {
  assert.deepEqual(ids(selectAll(ROWS, true)), [...ROWS].sort());
  assert.equal(selectAll(ROWS, false), NOTHING);
  const many = Array.from({ length: MOST_SELECTED + 10 }, (_, n) => n);
  assert.equal(selectAll(many, true).ids.size, MOST_SELECTED);
});
