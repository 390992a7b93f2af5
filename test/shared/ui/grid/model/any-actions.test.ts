import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { isSamePosition, shownText } from '../../../../../shared/ui/grid/model/cells.ts';
import { parseBlock } from '../../../../../shared/ui/grid/model/clipboard-text.ts';
import type { CellPosition, GridAction } from '../../../../../shared/ui/grid/model/grid-model.ts';
import { COLUMNS, type Line, line, Sheet, totalOf } from './price-list.ts';

/** Actions that name rows by their number, so that they mean something in whatever the grid is by then. */
type Act = (sheet: Sheet) => GridAction<Line>;

const nat = fc.nat(12);
const column = fc.constantFrom(...COLUMNS);
const text = fc.constantFrom('', ' ', '1', '2,5', '7.00', 'Fuel', 'x y', '"', '="a"', '-3');
const block = fc
  .array(fc.array(text, { minLength: 1, maxLength: 6 }), { maxLength: 6 })
  .map((rows) => rows.map((cells) => cells.join('\t')).join('\r\n'));
/** Now and then a row that isn't there. */
const keyOf = (sheet: Sheet, index: number) => sheet.state.rows[index]?.key ?? `none ${index}`;

const position = fc.record({ row: nat, column });
const placed = (make: (position: CellPosition, text: string) => GridAction<Line>) =>
  fc.tuple(position, text).map(
    ([at, value]): Act =>
      (sheet) =>
        make({ row: keyOf(sheet, at.row), column: at.column }, value),
  );
const onRow = (type: 'rowDuplicated' | 'rowRemoved' | 'rowRestored') =>
  nat.map(
    (index): Act =>
      (sheet) => ({ type, row: keyOf(sheet, index) }),
  );
const plain = (type: 'left' | 'typingDropped' | 'filledDown' | 'cleared' | 'undone' | 'redone') =>
  fc.constant<Act>(() => ({ type }));

const appended = fc.nat(3).map(
  (count): Act =>
    (sheet) => ({ type: 'rowsAppended', rows: Array.from({ length: count }, () => sheet.rules.newRow()) }),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  placed((at) => ({ type: 'focused', position: at })),
  placed((at) => ({ type: 'extended', position: at })),
  placed((at, value) => ({ type: 'typed', position: at, text: value })),
  text.map(
    (value): Act =>
      (sheet) => ({ type: 'typed', position: sheet.state.focus ?? at0(sheet), text: value }),
  ),
  block.map(
    (value): Act =>
      () => ({ type: 'pasted', block: parseBlock(value) }),
  ),
  fc.oneof(...(['left', 'typingDropped', 'filledDown', 'cleared', 'undone', 'redone'] as const).map(plain)),
  fc.oneof(...(['rowDuplicated', 'rowRemoved', 'rowRestored'] as const).map(onRow)),
  appended,
  fc.option(nat, { nil: undefined }).map(
    (index): Act =>
      (sheet) => ({
        type: 'rowAdded',
        ...(index === undefined ? {} : { after: keyOf(sheet, index) }),
      }),
  ),
);
const at0 = (sheet: Sheet): CellPosition => ({ row: keyOf(sheet, 0), column: COLUMNS[0] });

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
  'typed typingDropped pasted filledDown cleared undone redone focused'.split(' '),
);

/** Runs the property over any grid and any actions, and looks at it after each. */
function afterAnyActions(
  look: (sheet: Sheet, before: Sheet['state'], action: GridAction<Line>) => void,
  end?: (sheet: Sheet, rows: Line[]) => void,
) {
  fc.assert(
    fc.property(start, acts, (rows, all) => {
      const sheet = new Sheet(rows);
      for (const one of all) {
        const before = sheet.state;
        const action = one(sheet);
        sheet.do(action);
        look(sheet, before, action);
      }
      end?.(sheet, rows);
    }),
    { numRuns: 400 },
  );
}

describe('whatever a user does in a grid', () => {
  it('can be taken back to the beginning and done again to the end', () => {
    const all = (sheet: Sheet, from: 'past' | 'future') => {
      while (sheet.state[from].length > 0) sheet.do({ type: from === 'past' ? 'undone' : 'redone' });
    };
    afterAnyActions(
      () => {},
      (sheet, rows) => {
        sheet.do({ type: 'left' });
        all(sheet, 'future');
        const { rows: last } = sheet.state;
        all(sheet, 'past');
        assert.deepEqual(sheet.state.rows, rows);
        all(sheet, 'future');
        assert.deepEqual(sheet.state.rows, last);
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
      const shown = (of: Sheet['state'], { row: key, column: id }: CellPosition) =>
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
    afterAnyActions((sheet) => assert.equal(new Set(sheet.keys()).size, sheet.keys().length));
  });

  it('D-23 no text of a removed row changes', () => {
    afterAnyActions((sheet, before) => {
      for (const old of before.rows.filter((row) => row.isRemoved)) {
        const row = sheet.row(old.key);
        if (row?.isRemoved) assert.equal(row, old);
      }
    });
  });

  it('a row that says the same is the same object', () => {
    afterAnyActions((sheet, before) => {
      const olds = new Map(before.rows.map((row) => [row.key, row]));
      for (const row of sheet.state.rows) {
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
      (sheet) => {
        const { rows, focus } = sheet.do({ type: 'typingDropped' }).state;
        const isOpen = sheet.range().rows.every((key) => !sheet.row(key).isRemoved);
        if (!focus || !isOpen) return;
        const range = sheet.range();
        sheet.paste(sheet.copied());
        assert.deepEqual(sheet.state.rows, rows);
        assert.deepEqual(sheet.range(), range);
      },
    );
  });
});
