import type { Text } from '../../i18n/text.ts';
import { indexOf } from './core/cells.ts';
import type { GridAction, GridRow, GridRules, GridState } from './core/grid.ts';
import { rangeOf } from './core/range.ts';

/** What an action did, for those who don't see it; nothing where the focus itself tells enough. */
export function newsOf<Row extends GridRow>(
  rules: GridRules<Row>,
  action: GridAction<Row>,
  before: GridState<Row>,
  after: GridState<Row>,
): Required<Text> | undefined {
  const isChanged = before.rows !== after.rows;
  const news = (id: Text['id'], values: Required<Text>['values'] = {}) => ({ id, values });
  const cells = () => {
    const { rows, columns } = rangeOf(rules, after);
    return { rows: rows.length, cells: rows.length * columns.length };
  };
  switch (action.type) {
    case 'undone':
      return news(isChanged ? 'grid.said.undone' : 'grid.said.nothingUndone');
    case 'redone':
      return news(isChanged ? 'grid.said.redone' : 'grid.said.nothingRedone');
  }
  if (!isChanged) return undefined;
  switch (action.type) {
    case 'rowAdded':
    case 'rowDuplicated':
      return news('grid.said.added', { n: indexOf(after.rows, after.focus?.row) + 1 });
    case 'rowRemoved': {
      const n = indexOf(before.rows, action.row) + 1;
      return news(before.rows.length > after.rows.length ? 'grid.said.removed' : 'grid.said.marked', { n });
    }
    case 'rowRestored':
      return news('grid.said.restored', { n: indexOf(after.rows, action.row) + 1 });
    case 'pasted':
      return news('grid.said.pasted', { ...cells(), cut: after.paste?.cut ?? 0 });
    case 'filledDown':
      return news('grid.said.filled', cells());
    case 'cleared':
      return news('grid.said.cleared', cells());
  }
  return undefined;
}
