import { isSamePosition, nearestFocus, textIn } from './cells.ts';
import { explained, pasted } from './clipboard.ts';
import { cellsFilled, cleared, filledDown } from './fill.ts';
import { filledTo } from './fill-to.ts';
import type { GridAction, GridRow, GridRules, GridState } from './grid-model.ts';
import { step, travel } from './history.ts';
import { valueIn } from './number-cells.ts';
import { extended } from './range.ts';
import { refusalOf } from './refusal.ts';
import { indexOf } from './row-list.ts';
import { duplicated, inserted, removed, restored } from './rows.ts';
import { applyTyping, commitTyping, dropTyping, focused } from './typing.ts';

/** A grid of these rows in which nothing was done yet. */
export function emptyGrid<Row extends GridRow>(rows: readonly Row[]): GridState<Row>;
export function emptyGrid<Row extends GridRow, Extra>(
  rows: readonly Row[],
  extra: Extra,
): GridState<Row, Extra>;
export function emptyGrid<Row extends GridRow>(rows: readonly Row[], extra?: unknown): GridState<Row> {
  return {
    rows,
    extra,
    focus: null,
    anchor: null,
    entry: null,
    typing: null,
    past: [],
    future: [],
    paste: null,
  };
}

/**
 * What an action makes of a grid. Whatever it names that isn't there any more, it leaves alone; what changes nothing
 * makes no step, and what the rules refuse changes nothing. Rows that an action doesn't touch stay the very same objects. An unknown action throws.
 */
export function reduceGrid<Row extends GridRow, Extra = unknown>(
  rules: GridRules<Row>,
  state: GridState<Row, Extra>,
  action: GridAction<Row, Extra>,
): GridState<Row, Extra> {
  // Every extra comes from the state or the action: nothing makes one.
  return reduce(rules, state, action) as GridState<Row, Extra>;
}

function reduce<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  action: GridAction<Row>,
): GridState<Row> {
  switch (action.type) {
    case 'typed':
      return applyTyping(rules, state, action.position, action.text);
    case 'typingDropped':
      // Given up, the typing takes nothing away that could be done again.
      return state.future.length > 0 ? dropTyping(state) : takenBack(rules, state);
    case 'notationChanged':
      return withoutReadEntry(rules, state);
    case 'undone':
      return state.typing ? takenBack(rules, state) : travel(rules, state, 'past');
    case 'focused':
      return focused(rules, state, action.position);
    case 'extended':
      return extended(rules, state, action.position);
    case 'extraChanged':
      return { ...state, extra: action.extra };
    case 'loaded':
      return loaded(rules, state, action.rows, 'extra' in action ? action.extra : state.extra);
    default:
      return change(rules, commitTyping(state), action);
  }
}

function withoutReadEntry<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): GridState<Row> {
  const { focus, rows } = state;
  const isRead =
    focus !== null &&
    rules.numbers?.has(focus.column) === true &&
    valueIn(textIn(rows[indexOf(rows, focus.row)], focus.column)) !== undefined;
  return isRead ? { ...state, entry: null } : state;
}

/** What was typed is a step as any other, so that a redo brings it back. */
function takenBack<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): GridState<Row> {
  const committed = commitTyping(state);
  return committed.past === state.past ? dropTyping(state) : travel(rules, committed, 'past');
}

/** What was entered stays in its cell where the row holds the same text as before, as after a save. */
function loaded<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  rows: readonly Row[],
  extra: unknown,
): GridState<Row> {
  const focus = nearestFocus(rules, before, rows);
  const isSame =
    focus !== null &&
    isSamePosition(focus, before.focus) &&
    textIn(rows[indexOf(rows, focus.row)], focus.column) ===
      textIn(before.rows[indexOf(before.rows, focus.row)], focus.column);
  return { ...emptyGrid(rows, extra), focus, entry: isSame ? before.entry : null };
}

/** A step that may change everything; what stays of the focus is alone. */
function replaced<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  action: GridAction<Row> & { readonly type: 'replaced' },
): GridState<Row> {
  const { rows = state.rows } = action;
  const extra = 'extra' in action ? action.extra : state.extra;
  return step(state, rows, nearestFocus(rules, state, rows), extra);
}

/** The actions for which typing is over first. */
function change<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  action: GridAction<Row>,
): GridState<Row> {
  if (refusalOf(rules, state.rows, action)) return state;
  switch (action.type) {
    case 'left':
      return { ...state, focus: null, anchor: null, entry: null };
    case 'pasted':
      return pasted(rules, state, action.block, action.range, action.values);
    case 'pasteExplained':
      return explained(rules, state, action.marks);
    case 'filledDown':
      return filledDown(rules, state);
    case 'filledTo':
      return filledTo(rules, state, action.position);
    case 'cleared':
      return cleared(rules, state);
    case 'cellsFilled':
      return cellsFilled(rules, state, action.cells);
    case 'rowAdded':
      return inserted(state, [rules.newRow()], rules.columns[0], action.after);
    case 'rowDuplicated':
      return duplicated(rules, state, action.row);
    case 'rowRemoved':
      return removed(rules, state, action.row);
    case 'rowRestored':
      return restored(rules, state, action.row);
    case 'rowsAppended':
      return inserted(state, action.rows, rules.columns[0]);
    case 'replaced':
      return replaced(rules, state, action);
    case 'redone':
      return travel(rules, state, 'future');
    default:
      throw new Error(`Unknown grid action: ${action.type}`);
  }
}
