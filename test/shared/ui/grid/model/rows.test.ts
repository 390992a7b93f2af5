import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GridAction } from '../../../../../shared/ui/grid/model/grid-model.ts';
import { message } from '../message.ts';
import { at, type Line, line, TestGrid } from './price-list.ts';

const testGrid = () =>
  new TestGrid([
    line('a', { name: 'A' }),
    line('b', { name: 'B' }, { isStored: true }),
    line('c', { name: 'C' }),
  ]);

describe('rows', () => {
  it('CHG-17 adds a row at the end, with the focus in its first cell', () => {
    const grid = testGrid().do({ type: 'rowAdded' });
    assert.deepEqual(grid.column('name'), ['A', 'B', 'C', '']);
    assert.deepEqual(grid.state.focus, at(grid.keys()[3]!, 'name'));
    assert.deepEqual(grid.undo().keys(), ['a', 'b', 'c']);
  });

  it('adds a row after another one, or at the end when that one is gone', () => {
    assert.equal(testGrid().do({ type: 'rowAdded', after: 'a' }).keys()[2], 'b');
    assert.deepEqual(testGrid().do({ type: 'rowAdded', after: 'zz' }).keys().slice(0, 3), ['a', 'b', 'c']);
  });

  it('normalizes what was typed before the row came, as a step of its own', () => {
    const grid = testGrid().type(at('c', 'quantity'), '5').do({ type: 'rowAdded' });
    assert.deepEqual(grid.column('quantity'), ['', '', '5.00', '']);
    assert.equal(grid.undo().text('c', 'quantity'), '5.00');
  });

  it('duplicates below, with the focus in the same column of the copy', () => {
    const grid = testGrid().select(at('a', 'note')).do({ type: 'rowDuplicated', row: 'b' });
    assert.deepEqual(grid.column('name'), ['A', 'B', 'B', 'C']);
    assert.deepEqual(grid.state.focus, at(grid.keys()[2]!, 'note'));
    assert.equal(grid.steps(), 1);
  });

  it('D-23 marks a stored row and removes any other at once', () => {
    const grid = testGrid().do({ type: 'rowRemoved', row: 'b' }, { type: 'rowRemoved', row: 'a' });
    assert.deepEqual(grid.keys(), ['b', 'c']);
    assert.ok(grid.row('b').isRemoved);
    grid.undo().undo();
    assert.deepEqual(grid.keys(), ['a', 'b', 'c']);
    assert.ok(!grid.row('b').isRemoved);
  });

  it('moves the focus from a removed row to the next one that stays, in the same column', () => {
    const focusAfter = (...keys: string[]) => {
      const grid = testGrid().select(at(keys[0]!, 'cost'));
      return grid.do(...keys.map((row) => ({ type: 'rowRemoved', row }) as const)).state.focus;
    };
    assert.deepEqual(focusAfter('a'), at('b', 'cost'));
    assert.deepEqual(focusAfter('b'), at('c', 'cost'));
    assert.deepEqual(focusAfter('c'), at('b', 'cost'), 'the one before, after the last');
    assert.deepEqual(focusAfter('b', 'c'), at('a', 'cost'), 'over a row that goes');
    assert.deepEqual(focusAfter('a', 'c', 'b'), at('b', 'cost'), 'where only that one is left');
    assert.equal(new TestGrid([line('a')]).do({ type: 'rowRemoved', row: 'a' }).state.focus, null);
  });

  it('D-23 brings a removed row back, and the focus to it', () => {
    const grid = testGrid().select(at('a', 'note')).do({ type: 'rowRemoved', row: 'b' });
    grid.do({ type: 'rowRestored', row: 'b' });
    assert.ok(!grid.row('b').isRemoved);
    assert.deepEqual(grid.state.focus, at('b', 'note'));
    assert.equal(grid.steps(), 2);
  });

  it('has no copy, no second removal and no return of rows that cannot have them', () => {
    const grid = testGrid().do({ type: 'rowRemoved', row: 'b' });
    const before = grid.state;
    grid.do(
      { type: 'rowDuplicated', row: 'b' },
      { type: 'rowRemoved', row: 'b' },
      { type: 'rowRestored', row: 'a' },
      { type: 'rowDuplicated', row: 'zz' },
      { type: 'rowRemoved', row: 'zz' },
      { type: 'rowRestored', row: 'zz' },
    );
    assert.equal(grid.state, before);
  });

  it('appends ready rows as one step, and goes to the first of them', () => {
    const grid = testGrid().do({ type: 'rowsAppended', rows: [line('x'), line('y')] });
    assert.deepEqual(grid.keys(), ['a', 'b', 'c', 'x', 'y']);
    assert.deepEqual(grid.state.focus, at('x', 'name'));
    assert.deepEqual(grid.undo().keys(), ['a', 'b', 'c']);
    const { focus } = grid.do({ type: 'rowsAppended', rows: [] }).state;
    assert.deepEqual([grid.steps(), focus], [0, at('c', 'name')], 'nothing to append');
  });

  it('D-123 starts anew with loaded rows, and keeps the focus in its row', () => {
    const grid = testGrid().type(at('b', 'name'), 'half').do({ type: 'rowAdded' }).select(at('b', 'cost'));
    grid.do({ type: 'loaded', rows: [line('z'), line('b')] });
    assert.deepEqual(grid.state.focus, at('b', 'cost'));
    assert.deepEqual([grid.steps(), grid.state.future, grid.state.typing], [0, [], null]);
  });

  it('D-123 keeps the focus at its height where loaded rows have other keys', () => {
    const focusIn = (...keys: string[]) =>
      testGrid()
        .select(at('c', 'cost'), at('a', 'name'))
        .do({ type: 'loaded', rows: keys.map((key) => line(key)) });
    assert.deepEqual(focusIn('x', 'y', 'z', 'q').state.focus, at('z', 'cost'));
    assert.deepEqual(focusIn('x').state.focus, at('x', 'cost'));
    assert.deepEqual(focusIn('x').range().rows, ['x']);
    assert.equal(focusIn().state.focus, null);
  });

  it('takes the first column where loaded rows have other columns', () => {
    const grid = testGrid().select(at('b', 'cost'));
    grid.rules = { ...grid.rules, columns: ['name', 'note'] };
    grid.do({ type: 'loaded', rows: grid.state.rows });
    assert.deepEqual(grid.state.focus, at('b', 'name'));
  });
});

describe('what the rules refuse', () => {
  const refusing = () => {
    const grid = testGrid();
    const refusal = { message: message('no') };
    grid.rules = {
      ...grid.rules,
      refuseAdd: (rows) => (rows.at(-1)?.cells.name ? undefined : refusal),
      refuseDuplicate: ({ cells }) => (cells.name === 'A' ? refusal : undefined),
      refuseRemove: (row, rows) => (row === rows[0] ? refusal : undefined),
    };
    return grid;
  };

  it('AIR-46 AIR-63 changes nothing, and makes no step', () => {
    const grid = refusing();
    const before = grid.state;
    grid.do({ type: 'rowDuplicated', row: 'a' }, { type: 'rowRemoved', row: 'a' });
    assert.equal(grid.state, before);
    grid.type(at('c', 'name'), '').do({ type: 'rowAdded' });
    assert.deepEqual(grid.keys(), ['a', 'b', 'c']);
  });

  it('AIR-62 AIR-65 is nothing else', () => {
    const grid = refusing().do({ type: 'rowDuplicated', row: 'c' }, { type: 'rowRemoved', row: 'c' });
    assert.deepEqual(grid.column('name'), ['A', 'B', 'C']);
    assert.equal(grid.do({ type: 'rowAdded' }).keys().length, 4);
  });
});

describe('an action of no grid', () => {
  it('throws and says which', () => {
    assert.throws(() => testGrid().do({ type: 'sorted' } as unknown as GridAction<Line>), /sorted/);
  });
});
