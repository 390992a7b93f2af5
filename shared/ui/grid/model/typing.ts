import { hasPosition, isSamePosition, isSameRow, shownText, textIn, write } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';
import { indexOf, replaceRow } from './row-list.ts';

/** A text in a cell, while it is being typed; the focus comes along, and the range is that cell. */
export function applyTyping<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  position: CellPosition,
  text: string,
): GridState<Row> {
  const state = isSamePosition(before.focus, position) ? before : focused(rules, before, position);
  return isSamePosition(state.focus, position)
    ? { ...withText(rules, state, position, text), anchor: null }
    : state;
}

/**
 * The row is always as if the cell was left now, and the text as it was typed stands beside it. What follows is derived
 * from the row as it was before the typing, so that the texts in between leave no trace; the text from before ends the
 * typing.
 */
function withText<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  position: CellPosition,
  text: string,
): GridState<Row> {
  const typing = state.typing ?? state.rows;
  const index = indexOf(typing, position.row);
  const old = typing[index]!;
  const present = state.rows[index]!;
  if (old.isRemoved || shownText(rules, state, present, position.column) === text) return state;
  if (rules.show(position.column, textIn(old, position.column), old) === text)
    return { ...state, rows: typing, typing: null, entry: null };
  const row = write(rules, old, { [position.column]: rules.normalize(position.column, text, old) });
  if (isSameRow(row, present)) return { ...state, typing, entry: text };
  return { ...state, typing, rows: row === old ? typing : replaceRow(typing, index, row), entry: text };
}

/** All that was typed is one step. The text stays as it was typed: that is over only when the cell is left. */
export const commitTyping = <Row extends GridRow>(state: GridState<Row>): GridState<Row> =>
  state.typing ? step({ ...state, rows: state.typing, typing: null }, state.rows) : state;

/** The row is again as it was before the typing. */
export const dropTyping = <Row extends GridRow>(state: GridState<Row>): GridState<Row> =>
  state.typing ? { ...state, rows: state.typing, typing: null, entry: null } : state;

/** The focus in a cell, with nothing entered and no range; a cell that isn't there any more changes nothing. */
export function focused<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  position: CellPosition,
): GridState<Row> {
  const state = commitTyping(before);
  return hasPosition(rules, state.rows, position)
    ? { ...state, focus: position, anchor: null, entry: null }
    : state;
}
