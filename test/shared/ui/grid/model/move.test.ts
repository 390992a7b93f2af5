import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Direction, neighbour } from '../../../../../shared/ui/grid/model/move.ts';
import { at, COLUMNS, line, TestGrid } from './price-list.ts';

const grid = new TestGrid(['a', 'b', 'c'].map((key) => line(key)));
const from = (row: string, column: string, direction: Direction, count?: number) =>
  neighbour(grid.rules, grid.state, at(row, column), direction, count);

describe('neighbour', () => {
  it('is the next cell in each direction', () => {
    assert.deepEqual(from('b', 'cost', 'up'), at('a', 'cost'));
    assert.deepEqual(from('b', 'cost', 'down'), at('c', 'cost'));
    assert.deepEqual(from('b', 'cost', 'left'), at('b', 'quantity'));
    assert.deepEqual(from('b', 'cost', 'right'), at('b', 'total'));
  });

  it('ends at the edges', () => {
    assert.equal(from('a', 'cost', 'up'), undefined);
    assert.equal(from('c', 'cost', 'down'), undefined);
    assert.equal(from('b', 'name', 'left'), undefined);
    assert.equal(from('b', 'note', 'right'), undefined);
    assert.equal(from('c', 'note', 'gridEnd'), undefined);
  });

  it('goes through every cell by Tab, row after row, and leaves at both ends', () => {
    const walk = (row: string, column: string, direction: Direction) => {
      const seen = [];
      for (
        let position = from(row, column, direction);
        position;
        position = from(position.row, position.column, direction)
      ) {
        seen.push(`${position.row} ${position.column}`);
      }
      return seen;
    };
    const all = ['a', 'b', 'c'].flatMap((row) => COLUMNS.map((column) => `${row} ${column}`));
    assert.deepEqual(walk('a', 'name', 'next'), all.slice(1));
    assert.deepEqual(walk('c', 'note', 'previous'), all.slice(0, -1).reverse());
  });

  it('goes to the ends of the row and of the grid', () => {
    assert.deepEqual(from('b', 'cost', 'rowStart'), at('b', 'name'));
    assert.deepEqual(from('b', 'cost', 'rowEnd'), at('b', 'note'));
    assert.deepEqual(from('b', 'cost', 'gridStart'), at('a', 'name'));
    assert.deepEqual(from('b', 'cost', 'gridEnd'), at('c', 'note'));
  });

  it('goes a page up or down, as far as there are rows', () => {
    assert.deepEqual(from('a', 'cost', 'down', 2), at('c', 'cost'));
    assert.deepEqual(from('b', 'cost', 'down', 20), at('c', 'cost'));
    assert.deepEqual(from('b', 'cost', 'up', 20), at('a', 'cost'));
  });

  it('knows none of a cell that is gone', () => {
    assert.equal(from('zz', 'cost', 'next'), undefined);
    assert.equal(from('a', 'zz', 'gridEnd'), undefined);
  });
});

describe('the range', () => {
  it('has rows and columns in the order on the screen, whichever corner comes first', () => {
    for (const [one, other] of [
      [at('a', 'total'), at('c', 'cost')],
      [at('c', 'cost'), at('a', 'total')],
      [at('c', 'total'), at('a', 'cost')],
    ]) {
      const { rows, columns } = new TestGrid(grid.state.rows).select(one!, other!).range();
      assert.deepEqual([...rows, ...columns], ['a', 'b', 'c', 'cost', 'total']);
    }
  });

  it('is the focused cell alone without a second corner, and empty without a focus', () => {
    const testGrid = new TestGrid(grid.state.rows);
    assert.deepEqual(testGrid.range(), { rows: [], columns: [] });
    testGrid.select(at('b', 'cost'), at('c', 'cost')).do({ type: 'extended', position: at('b', 'cost') });
    assert.equal(testGrid.state.anchor, null);
    assert.deepEqual(testGrid.range(), { rows: ['b'], columns: ['cost'] });
  });

  it('begins where the range is drawn to when nothing has the focus', () => {
    const testGrid = new TestGrid(grid.state.rows).do({ type: 'extended', position: at('b', 'cost') });
    assert.deepEqual(testGrid.state.focus, at('b', 'cost'));
  });

  it('stays as it is for a cell that is gone', () => {
    const testGrid = new TestGrid(grid.state.rows).select(at('a', 'cost'), at('b', 'cost'));
    testGrid.do(
      { type: 'extended', position: at('zz', 'cost') },
      { type: 'focused', position: at('a', 'zz') },
    );
    assert.deepEqual(testGrid.range().rows, ['a', 'b']);
  });
});
