import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chosenColumns,
  columnChoices,
  moveColumn,
  showColumn,
  shownIds,
} from '../../../../../portal/app/modules/columns/column-choice.ts';
import type { Column } from '../../../../../portal/lists/definition.ts';

const column = (id: string, more: Partial<Column> = {}): Column => ({
  id,
  label: 'list.col.reference',
  value: () => id,
  ...more,
});
const DEFINITION = {
  columns: [column('reference'), column('mode'), column('status'), column('notes', { inDetail: true })],
};
const ids = (columns: readonly Column[]) => columns.map(({ id }) => id);

test('MOD-02 chosen columns stand in their order behind the one that opens the record', () => {
  assert.deepEqual(ids(chosenColumns(DEFINITION, ['status', 'notes', 'mode'])), [
    'reference',
    'status',
    'notes',
    'mode',
  ]);
  assert.deepEqual(ids(chosenColumns(DEFINITION, ['status', 'reference', 'status'])), [
    'reference',
    'status',
  ]);
});

test('MOD-02 columns that a list no longer has are left out', () => {
  assert.deepEqual(ids(chosenColumns(DEFINITION, ['gone', 'mode'])), ['reference', 'mode']);
});

test('MOD-02 a column can be moved to every place but the first, and hidden without losing its own', () => {
  const all = columnChoices(DEFINITION, DEFINITION.columns.slice(0, 3));
  const moved = moveColumn(all, 'status', 1);
  assert.deepEqual(shownIds(moved), ['reference', 'status', 'mode']);
  assert.deepEqual(shownIds(moveColumn(moved, 'mode', 0)), ['reference', 'mode', 'status']);
  assert.deepEqual(shownIds(moveColumn(moved, 'reference', 2)), ['reference', 'status', 'mode']);
  assert.deepEqual(shownIds(moveColumn(moved, 'status', Number.POSITIVE_INFINITY)), [
    'reference',
    'mode',
    'status',
  ]);
  const hidden = showColumn(moved, 'status', false);
  assert.deepEqual(shownIds(hidden), ['reference', 'mode']);
  assert.deepEqual(shownIds(showColumn(hidden, 'status', true)), shownIds(moved));
  assert.deepEqual(shownIds(showColumn(moved, 'notes', true)).at(-1), 'notes');
});
