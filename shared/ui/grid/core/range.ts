import { indexOf, isPlace, isSamePlace } from './cells.ts';
import type { GridRow, GridRules, GridState, Place } from './grid.ts';

/** The range's edges by index, all inclusive. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The edges of the range; without a focus it is empty and lies below the last row. */
export function edgesOf<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): Edges {
  const { rows, focus } = state;
  if (!focus) return { top: rows.length, bottom: rows.length - 1, left: 0, right: -1 };
  const corner = state.anchor ?? focus;
  const [row, otherRow] = [indexOf(rows, focus.row), indexOf(rows, corner.row)];
  const [column, otherColumn] = [rules.columns.indexOf(focus.column), rules.columns.indexOf(corner.column)];
  return {
    top: Math.min(row, otherRow),
    bottom: Math.max(row, otherRow),
    left: Math.min(column, otherColumn),
    right: Math.max(column, otherColumn),
  };
}

/** The keys of the rows and the ids of the columns in the range, in the order on the screen; none without a focus. */
export function rangeOf<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
): { rows: readonly string[]; columns: readonly string[] } {
  const { top, bottom, left, right } = edgesOf(rules, state);
  return {
    rows: state.rows.slice(top, bottom + 1).map((row) => row.key),
    columns: rules.columns.slice(left, right + 1),
  };
}

/** The range from the focus to this cell; without a focus it is this cell alone. */
export function extended<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  place: Place,
): GridState<Row> {
  if (!isPlace(rules, state.rows, place)) return state;
  if (!state.focus) return { ...state, focus: place };
  return { ...state, anchor: isSamePlace(place, state.focus) ? null : place };
}
