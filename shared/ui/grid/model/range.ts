import { hasPosition, isSamePosition, positionIn } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { indexOf } from './row-list.ts';

/**
 * The edges of the range by index, all inclusive; without a focus, or with one in a column that has gone by an undo, it
 * is empty and lies below the last row.
 */
export function edgesOf<Row extends GridRow>(
  { columns }: GridRules<Row>,
  { rows, focus, anchor }: GridState<Row>,
): { top: number; bottom: number; left: number; right: number } {
  const corner = anchor ?? focus;
  const [top, bottom] = inOrder(indexOf(rows, focus?.row), indexOf(rows, corner?.row));
  const [left, right] = inOrder(columns.indexOf(focus?.column ?? ''), columns.indexOf(corner?.column ?? ''));
  if (top < 0 || left < 0) return { top: rows.length, bottom: rows.length - 1, left: 0, right: -1 };
  return { top, bottom, left, right };
}

const inOrder = (one: number, other: number): [number, number] => (one < other ? [one, other] : [other, one]);

/** The rows and columns of the range, in the order on the screen, and where they begin. */
export function selection<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
): { top: number; left: number; rows: readonly Row[]; columns: readonly string[] } {
  const { top, bottom, left, right } = edgesOf(rules, state);
  return {
    top,
    left,
    rows: state.rows.slice(top, bottom + 1),
    columns: rules.columns.slice(left, right + 1),
  };
}

/** The range from the focus to this cell; without a focus it is this cell alone. */
export function extended<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  position: CellPosition,
): GridState<Row> {
  if (!hasPosition(rules, state.rows, position)) return state;
  if (!state.focus) return { ...state, focus: position };
  return { ...state, anchor: isSamePosition(position, state.focus) ? null : position };
}

/** The cell by which the user comes into the grid again: the one that was left, or else the first. */
export const tabStopOf = <Row extends GridRow>(
  rules: GridRules<Row>,
  rows: readonly Row[],
  left: CellPosition | null,
): CellPosition | null =>
  left && hasPosition(rules, rows, left) ? left : positionIn(rows[0], rules.columns[0]);
