import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isSamePosition, shownText } from '../../../../../shared/ui/grid/model/cells.ts';
import { parseBlock } from '../../../../../shared/ui/grid/model/clipboard-text.ts';
import type { CellPosition, GridAction } from '../../../../../shared/ui/grid/model/grid-model.ts';
import { COLUMNS, type Line, line, TestGrid, totalOf } from './price-list.ts';

/** Actions that name rows by their number, so that they mean something in whatever the grid is by then. */
type Act = (testGrid: TestGrid) => GridAction<Line>;

const nat = fc.nat(12);
const column = fc.constantFrom(...COLUMNS);
const text = fc.constantFrom('', ' ', '1', '2,5', '7.00', 'Fuel', 'x y', '"', '="a"', '-3');
const block = fc
  .array(fc.array(text, { minLength: 1, maxLength: 6 }), { maxLength: 6 })
  .map((rows) => rows.map((cells) => cells.join('\t')).join('\r\n'));
/** Now and then a row that isn't there. */
const keyOf = (testGrid: TestGrid, index: number) => testGrid.state.rows[index]?.key ?? `none ${index}`;

const position = fc.record({ row: nat, column });
const placed = (make: (position: CellPosition, text: string) => GridAction<Line>) =>
  fc.tuple(position, text).map(
    ([at, value]): Act =>
      (testGrid) =>
        make({ row: keyOf(testGrid, at.row), column: at.column }, value),
  );
const onRow = (type: 'rowDuplicated' | 'rowRemoved' | 'rowRestored') =>
  nat.map(
    (index): Act =>
      (testGrid) => ({ type, row: keyOf(testGrid, index) }),
  );
const plain = (type: 'left' | 'typingDropped' | 'filledDown' | 'cleared' | 'undone' | 'redone') =>
  fc.constant<Act>(() => ({ type }));

const appended = fc.nat(3).map(
  (count): Act =>
    (testGrid) => ({
      type: 'rowsAppended',
      rows: Array.from({ length: count }, () => testGrid.rules.newRow()),
    }),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  placed((at) => ({ type: 'focused', position: at })),
  placed((at) => ({ type: 'extended', position: at })),
  placed((at) => ({ type: 'filledTo', position: at })),
  placed((at, value) => ({ type: 'typed', position: at, text: value })),
  text.map(
    (value): Act =>
      (testGrid) => ({ type: 'typed', position: testGrid.state.focus ?? at0(testGrid), text: value }),
  ),
  block.map(
    (value): Act =>
      () => ({ type: 'pasted', block: parseBlock(value) }),
  ),
  fc.array(fc.tuple(position, text), { maxLength: 4 }).map(
    (cells): Act =>
      (testGrid) => ({
        type: 'cellsFilled',
        cells: cells.map(([at, value]) => ({ row: keyOf(testGrid, at.row), column: at.column, text: value })),
      }),
  ),
  fc.oneof(...(['left', 'typingDropped', 'filledDown', 'cleared', 'undone', 'redone'] as const).map(plain)),
  fc.oneof(...(['rowDuplicated', 'rowRemoved', 'rowRestored'] as const).map(onRow)),
  appended,
  fc.option(nat, { nil: undefined }).map(
    (index): Act =>
      (testGrid) => ({
        type: 'rowAdded',
        ...(index === undefined ? {} : { after: keyOf(testGrid, index) }),
      }),
  ),
);
const at0 = (testGrid: TestGrid): CellPosition => ({ row: keyOf(testGrid, 0), column: COLUMNS[0] });

const startRow = fc.record({
  isStored: fc.boolean(),
  isRemoved: fc.boolean(),
  name: fc.constantFrom('', 'Toll'),
});
const start = fc
  .array(startRow, { maxLength: 6 })
  .map((rows) =>
    rows.map(({ name, isStored, isRemoved }, index) =>
      line(`row ${index}`, { name }, { isStored, ...(isStored && isRemoved ? { isRemoved } : {}) }),
    ),
  );
const acts = fc.array(act, { maxLength: 40 });

/** What may put another text into the cell that has the focus; Enter in the last row is a `focused`. */
const WRITING: ReadonlySet<string> = new Set(
  'typed typingDropped pasted filledDown filledTo cleared cellsFilled undone redone focused'.split(' '),
);

/** Runs the property over any grid and any actions, and looks at it after each. */
function afterAnyActions(
  look: (testGrid: TestGrid, before: TestGrid['state'], action: GridAction<Line>) => void,
  end?: (testGrid: TestGrid, rows: Line[]) => void,
) {
  fc.assert(
    fc.property(start, acts, (rows, all) => {
      const testGrid = new TestGrid(rows);
      for (const one of all) {
        const before = testGrid.state;
        const action = one(testGrid);
        testGrid.do(action);
        look(testGrid, before, action);
      }
      end?.(testGrid, rows);
    }),
    { numRuns: 400 },
  );
}

describe('whatever a user does in a grid', () => {
  it('can be taken back to the beginning and done again to the end', () => {
    const all = (testGrid: TestGrid, from: 'past' | 'future') => {
      while (testGrid.state[from].length > 0) testGrid.do({ type: from === 'past' ? 'undone' : 'redone' });
    };
    afterAnyActions(
      () => {},
      (testGrid, rows) => {
        testGrid.do({ type: 'left' });
        all(testGrid, 'future');
        const { rows: last } = testGrid.state;
        all(testGrid, 'past');
        assert.deepEqual(testGrid.state.rows, rows);
        all(testGrid, 'future');
        assert.deepEqual(testGrid.state.rows, last);
      },
    );
  });

  it('the focus and the range are cells that are there', () => {
    afterAnyActions(({ state, range }) => {
      const isThere = (at: CellPosition) =>
        state.rows.some((row) => row.key === at.row) && COLUMNS.some((id) => id === at.column);
      if (state.focus) assert.ok(isThere(state.focus));
      if (state.anchor) assert.ok(state.focus && isThere(state.anchor));
      assert.equal(range().rows.length > 0, state.focus !== null);
    });
  });

  it('D-145 the cell that has the focus shows what was put into it', () => {
    afterAnyActions(({ state, rules, range, row }, before, action) => {
      const shown = (of: TestGrid['state'], { row: key, column: id }: CellPosition) =>
        shownText(
          rules,
          of,
          of.rows.find((one) => one.key === key),
          id,
        );
      const { focus } = state;
      if (!focus || row(focus.row).isRemoved) return;
      if (action.type === 'typed' && isSamePosition(focus, action.position))
        assert.equal(shown(state, focus), action.text);
      if (action.type === 'cleared' && range().rows.length > 0) assert.equal(shown(state, focus), '');
      if (!WRITING.has(action.type) && isSamePosition(focus, before.focus))
        assert.equal(shown(state, focus), shown(before, focus));
    });
  });

  it('CHG-26 D-145 a row is always as if its cells were left: a total that was not written is calculated', () => {
    afterAnyActions(({ state }) => {
      for (const { cells, isManual } of state.rows) {
        if (isManual) assert.notEqual(cells.total ?? '', '');
        else assert.equal(cells.total ?? '', totalOf(cells));
      }
    });
  });

  it('no two rows have one key', () => {
    afterAnyActions((testGrid) => assert.equal(new Set(testGrid.keys()).size, testGrid.keys().length));
  });

  it('D-23 no text of a removed row changes', () => {
    afterAnyActions((testGrid, before) => {
      for (const old of before.rows.filter((row) => row.isRemoved)) {
        const row = testGrid.row(old.key);
        if (row?.isRemoved) assert.equal(row, old);
      }
    });
  });

  it('a row that says the same is the same object', () => {
    afterAnyActions((testGrid, before) => {
      const olds = new Map(before.rows.map((row) => [row.key, row]));
      for (const row of testGrid.state.rows) {
        const old = olds.get(row.key);
        if (old && isDeepStrictEqual(old, row)) assert.equal(row, old);
      }
    });
  });

  it('no step is one that changes nothing', () => {
    afterAnyActions(({ state }) => {
      const last = state.past.at(-1);
      if (last && !state.typing) assert.notDeepEqual(state.rows, last.rows);
    });
  });

  it('copying and pasting at the same position changes nothing', () => {
    afterAnyActions(
      () => {},
      (testGrid) => {
        const { rows, focus, entry } = testGrid.do({ type: 'typingDropped' }).state;
        const isOpen = testGrid.range().rows.every((key) => !testGrid.row(key).isRemoved);
        // The focused cell may show what was entered there although its row made something else of it.
        if (!focus || !isOpen || entry !== null) return;
        const range = testGrid.range();
        testGrid.paste(testGrid.copied());
        assert.deepEqual(testGrid.state.rows, rows);
        assert.deepEqual(testGrid.range(), range);
      },
    );
  });
});
