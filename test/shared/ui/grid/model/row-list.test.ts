import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  changedIndexes,
  createRowCount,
  indexOf,
  isSameList,
  replaceRow,
} from '../../../../../shared/ui/grid/model/row-list.ts';
import { at, type Line, line, TestGrid } from './price-list.ts';

/** Rows that count how often somebody asks for a key, as whoever walks a list does. */
function countedRows(length: number) {
  let reads = 0;
  const rows = Array.from({ length }, (_, n): Line => {
    const { key, ...rest } = line(`row ${n}`, { quantity: '1.00', cost: '2.00', total: '2.00' });
    return Object.defineProperty({ ...rest } as Line, 'key', {
      enumerable: true,
      get() {
        reads += 1;
        return key;
      },
    });
  });
  return {
    rows,
    /** How many keys of rows were asked for. */
    readsOf(act: () => void): number {
      reads = 0;
      act();
      return reads;
    },
  };
}

describe('a list of rows', () => {
  const rows = ['a', 'b', 'c'].map((key) => line(key));

  it('finds a row by its key, also after another row was replaced', () => {
    assert.deepEqual(
      ['a', 'c', 'z', undefined].map((key) => indexOf(rows, key)),
      [0, 2, -1, -1],
    );
    const replaced = replaceRow(rows, 1, line('b', { name: 'B' }));
    assert.deepEqual([indexOf(replaced, 'c'), replaced[1]?.cells.name], [2, 'B']);
    assert.deepEqual([replaced[0], replaced[2]], [rows[0], rows[2]]);
  });

  it('knows where it differs from the list that it was made of, and from others made of the same', () => {
    const one = replaceRow(rows, 1, line('b', { name: 'B' }));
    const other = replaceRow(rows, 2, line('c', { name: 'C' }));
    assert.deepEqual(changedIndexes(rows, rows), []);
    assert.deepEqual(changedIndexes(rows, one), [1]);
    assert.deepEqual(changedIndexes(one, rows), [1]);
    assert.deepEqual(changedIndexes(one, other), [1, 2]);
    assert.equal(changedIndexes(rows, [...rows]), undefined);
  });

  it('is the same as one of the same rows, however that was made', () => {
    assert.ok(isSameList(rows, [...rows]));
    assert.ok(isSameList(rows, replaceRow(rows, 1, rows[1]!)));
    assert.ok(!isSameList(rows, replaceRow(rows, 1, line('b'))));
    assert.ok(!isSameList(rows, rows.slice(1)));
    assert.ok(!isSameList(rows, [rows[1]!, rows[0]!, rows[2]!]));
  });

  it('counts rows, asking after a replacement only for what was replaced', () => {
    const asked: string[] = [];
    const count = createRowCount((row: Line) => {
      asked.push(row.key);
      return row.cells.name === 'x';
    });
    assert.equal(count(rows), 0);
    asked.length = 0;
    const one = replaceRow(rows, 1, line('b', { name: 'x' }));
    assert.equal(count(one), 1);
    assert.equal(count(replaceRow(one, 1, line('b', { name: 'y' }))), 0);
    assert.deepEqual(new Set(asked), new Set(['b']));
    assert.equal(count(one.slice(0, 1)), 0, 'another list is counted from the start');
  });
});

describe('a key in a long grid', () => {
  it('asks for the keys of a few rows, however many there are', () => {
    const readsIn = [1_000, 10_000].map((length) => {
      const { rows, readsOf } = countedRows(length);
      const grid = new TestGrid(rows).select(at('row 500', 'quantity'));
      return readsOf(() => {
        grid.type(at('row 500', 'quantity'), '2', '25', '25,', '25,5');
        grid.do({ type: 'focused', position: at('row 501', 'quantity') });
        grid.type(at('row 501', 'cost'), '7').do({ type: 'typingDropped' });
      });
    });
    assert.equal(readsIn[0], readsIn[1]);
    assert.ok(readsIn[1]! < 100, `${readsIn[1]} keys`);
  });
});
