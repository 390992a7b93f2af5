import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at, line, TestGrid } from './price-list.ts';

const notes = (...texts: readonly string[]) =>
  new TestGrid(texts.map((note, n) => line(`${n + 1}`, { note, name: `n${n + 1}` })));
const to = (row: string, column: string) => ({ type: 'filledTo', position: at(row, column) }) as const;

describe('a range whose corner is dragged', () => {
  it('repeats its texts below, in their order, as one step', () => {
    const grid = notes('a', 'b', '', '', 'e').select(at('1', 'note'), at('2', 'note')).do(to('5', 'note'));
    assert.deepEqual(grid.column('note'), ['a', 'b', 'a', 'b', 'a']);
    assert.deepEqual([grid.steps(), grid.range().rows], [1, ['1', '2', '3', '4', '5']]);
    assert.deepEqual(grid.undo().column('note'), ['a', 'b', '', '', 'e']);
  });

  it('repeats upwards so that the last text comes next', () => {
    const grid = notes('', '', '', 'y', 'z').select(at('4', 'note'), at('5', 'note')).do(to('1', 'note'));
    assert.deepEqual(grid.column('note'), ['z', 'y', 'z', 'y', 'z']);
    assert.deepEqual(grid.range().rows, ['1', '2', '3', '4', '5']);
  });

  it('repeats to the right and to the left, each cell as its own column reads it', () => {
    const grid = new TestGrid([line('1', { quantity: '2,5' }), line('2', { quantity: 'none' })]);
    grid.select(at('1', 'quantity'), at('2', 'quantity')).do(to('2', 'cost'));
    assert.deepEqual(grid.column('cost'), ['2.50', 'none']);
    assert.deepEqual(grid.column('total'), ['6.25', '']);
    grid.do(to('1', 'name'));
    assert.deepEqual(grid.column('name'), ['2.50', 'none']);
    assert.deepEqual(grid.range().columns, ['name', 'quantity', 'cost']);
  });

  it('keeps two columns in their order to the left', () => {
    const grid = new TestGrid([line('1', { total: '1', note: '2' })]);
    grid.select(at('1', 'total'), at('1', 'note')).do(to('1', 'name'));
    assert.deepEqual(
      ['name', 'quantity', 'cost'].map((column) => grid.text('1', column)),
      ['2', '1.00', '2.00'],
    );
  });

  it('grows in the direction in which the cell lies further away', () => {
    const grid = notes('a', '', '').select(at('1', 'cost')).do(to('3', 'total'));
    assert.deepEqual(grid.range(), { rows: ['1', '2', '3'], columns: ['cost'] });
    const across = notes('a', '', '').select(at('1', 'name')).do(to('2', 'cost'));
    assert.deepEqual(across.range(), { rows: ['1'], columns: ['name', 'quantity', 'cost'] });
  });

  it('leaves everything as it is where the corner stays inside', () => {
    const grid = notes('a', 'b').select(at('1', 'note'), at('2', 'note'));
    const before = grid.state;
    assert.equal(grid.do(to('1', 'note')).state, before);
    assert.equal(grid.do(to('gone', 'note')).state, before);
  });

  it('takes the range along where it was made from below', () => {
    const grid = notes('a', 'b', '').select(at('2', 'note'), at('1', 'note')).do(to('3', 'note'));
    assert.deepEqual(grid.column('note'), ['a', 'b', 'a']);
    assert.deepEqual(grid.range().rows, ['1', '2', '3']);
  });

  it('D-23 goes around removed rows', () => {
    const grid = new TestGrid([
      line('1', { note: 'a' }),
      line('2', { note: 'gone' }, { isStored: true, isRemoved: true }),
      line('3', { note: 'b' }),
      line('4', {}),
      line('5', { note: 'kept' }, { isStored: true, isRemoved: true }),
      line('6', {}),
    ]);
    grid.select(at('1', 'note'), at('3', 'note')).do(to('6', 'note'));
    assert.deepEqual(grid.column('note'), ['a', 'gone', 'b', 'a', 'kept', 'b']);
  });

  it('fills with what was typed and not yet left', () => {
    const grid = notes('a', '').type(at('1', 'quantity'), '1,5').do(to('2', 'quantity'));
    assert.deepEqual(grid.column('quantity'), ['1.50', '1.50']);
    assert.equal(grid.undo().text('2', 'quantity'), '');
  });
});
