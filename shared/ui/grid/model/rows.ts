import { positionIn } from './cells.ts';
import type { GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';
import { indexOf, replaceRow } from './row-list.ts';

/** New rows after the row of a key, or at the end without one; the focus goes to the first of them. */
export function inserted<Row extends GridRow>(
  state: GridState<Row>,
  added: readonly Row[],
  column: string | undefined,
  after?: string,
): GridState<Row> {
  const at = indexOf(state.rows, after) + 1 || state.rows.length;
  const rows = [...state.rows.slice(0, at), ...added, ...state.rows.slice(at)];
  return step(state, rows, positionIn(added[0], column) ?? state.focus);
}

/** A copy below; a removed row has none, since it is about to go. */
export function duplicated<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  key: string,
): GridState<Row> {
  const row = state.rows[indexOf(state.rows, key)];
  return !row || row.isRemoved ? state : inserted(state, [rules.copyRow(row)], columnOf(rules, state), key);
}

/** A stored row is marked, any other goes at once (D-23). The focus goes on to the next row that stays. */
export function removed<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  key: string,
): GridState<Row> {
  const index = indexOf(state.rows, key);
  const row = state.rows[index];
  if (!row || row.isRemoved) return state;
  const rows = rules.isStored(row)
    ? replaceRow(state.rows, index, { ...row, isRemoved: true })
    : state.rows.filter((other) => other !== row);
  const stays = (other: Row) => !other.isRemoved;
  const next = rows.slice(index).find(stays) ?? rows.findLast(stays) ?? rows[index] ?? rows.at(-1);
  return step(state, rows, positionIn(next, columnOf(rules, state)));
}

export function restored<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  key: string,
): GridState<Row> {
  const index = indexOf(state.rows, key);
  const row = state.rows[index];
  if (!row?.isRemoved) return state;
  const rows = replaceRow(state.rows, index, { ...row, isRemoved: false });
  return step(state, rows, positionIn(row, columnOf(rules, state)));
}

const columnOf = <Row extends GridRow>(rules: GridRules<Row>, { focus }: GridState<Row>) =>
  focus?.column ?? rules.columns[0];
