import type { Text } from '../../../i18n/define-texts.ts';
import type { GridAction, GridRow, GridRules, GridState } from '../model/grid-model.ts';
import { edgesOf } from '../model/range.ts';
import { indexOf } from '../model/row-list.ts';
import { texts } from '../texts/index.ts';

/** What an action did, for those who don't see it; nothing where the new focus is enough. */
export function announcementOf<Row extends GridRow>(
  rules: GridRules<Row>,
  action: GridAction<Row>,
  before: GridState<Row>,
  after: GridState<Row>,
): Text | undefined {
  const isChanged = before.rows !== after.rows || before.extra !== after.extra;
  // A text: a number would be grouped, as in `row 1,000`.
  const row = (rows: readonly Row[], key: string | undefined) => ({ n: String(indexOf(rows, key) + 1) });
  const cells = () => {
    const { top, bottom, left, right } = edgesOf(rules, after);
    const rows = bottom - top + 1;
    return { rows, cells: rows * (right - left + 1) };
  };
  switch (action.type) {
    case 'extended':
      return after.anchor ? texts('grid.message.selected', cells()) : undefined;
    case 'undone':
      return texts(isChanged || before.typing ? 'grid.message.undone' : 'grid.message.nothingUndone');
    case 'redone':
      return texts(isChanged ? 'grid.message.redone' : 'grid.message.nothingRedone');
    case 'pasted': {
      // Also one whose values all were cut, or changed nothing.
      const { paste } = after;
      if (!paste || paste === before.paste) return undefined;
      return texts('grid.message.pasted', {
        ...(paste.rows ? cells() : { rows: 0, cells: 0 }),
        cut: paste.cut,
      });
    }
  }
  if (!isChanged) return undefined;
  switch (action.type) {
    case 'rowAdded':
    case 'rowDuplicated':
      return texts('grid.message.added', row(after.rows, after.focus?.row));
    case 'rowRemoved': {
      const isGone = before.rows.length > after.rows.length;
      return texts(isGone ? 'grid.message.removed' : 'grid.message.marked', row(before.rows, action.row));
    }
    case 'rowRestored':
      return texts('grid.message.restored', row(after.rows, action.row));
    case 'filledDown':
    case 'filledTo':
      return texts('grid.message.filled', cells());
    case 'cleared':
      return texts('grid.message.cleared', cells());
    case 'cellsFilled':
      return texts('grid.message.filled', { cells: action.cells.length });
  }
  return undefined;
}
