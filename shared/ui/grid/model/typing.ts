import { hasPosition, indexOf, isSamePosition, replace, textIn, write } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';

/** A text in a cell, while it is being typed; the focus comes along, and the range is that cell. */
export function typed<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  position: CellPosition,
  text: string,
): GridState<Row> {
  const state = isSamePosition(before.focus, position) ? before : focused(rules, before, position);
  return isSamePosition(state.focus, position)
    ? { ...put(rules, state, position, text), anchor: null }
    : state;
}

/** The typing is over: its text is settled, and all of it is one step. */
export function settled<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): GridState<Row> {
  const { typing, focus, rows } = state;
  if (!typing || !focus) return state;
  const text = textIn(rows[indexOf(rows, focus.row)], focus.column);
  const last = put(rules, state, focus, rules.settle(focus.column, text));
  return last.typing ? step({ ...last, rows: typing, typing: null }, last.rows) : last;
}

/**
 * What follows is derived from the row as it was before the typing, so that the texts in between leave no trace;
 * the text from before ends the typing.
 */
function put<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  position: CellPosition,
  text: string,
): GridState<Row> {
  const typing = state.typing ?? state.rows;
  const index = indexOf(typing, position.row);
  const old = typing[index]!;
  if (textIn(state.rows[index], position.column) === text) return state;
  const row = write(rules, old, { [position.column]: text });
  return row === old ? dropTyping(state) : { ...state, typing, rows: replace(state.rows, index, row) };
}

/** The row is again as it was before the typing. */
export const dropTyping = <Row extends GridRow>(state: GridState<Row>): GridState<Row> =>
  state.typing ? { ...state, rows: state.typing, typing: null } : state;

/** The focus in a cell, with nothing typed and no range; a cell that isn't there any more changes nothing. */
export function focused<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  position: CellPosition,
): GridState<Row> {
  const state = settled(rules, before);
  return hasPosition(rules, state.rows, position) ? { ...state, focus: position, anchor: null } : state;
}
