import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, line, TestGrid } from './price-list.ts';

test('texts for single cells are read as they are typed, as one step, and the first of them gets the focus', () => {
  const grid = new TestGrid([line('1', { quantity: '2.00' }), line('2'), line('3', { quantity: '4.00' })]);
  const cells = [
    { ...at('1', 'cost'), text: '2,5' },
    { ...at('3', 'cost'), text: '1' },
    { ...at('gone', 'cost'), text: '1' },
  ];
  grid.select(at('2', 'name')).do({ type: 'cellsFilled', cells });
  assert.deepEqual(grid.column('cost'), ['2.50', '', '1.00']);
  assert.deepEqual(grid.column('total'), ['5.00', '', '4.00']);
  assert.deepEqual([grid.state.focus, grid.steps()], [at('1', 'cost'), 1]);
  assert.deepEqual(grid.undo().column('cost'), ['', '', '']);
});
