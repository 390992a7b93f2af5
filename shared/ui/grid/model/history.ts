import { isSamePosition, nearestFocus } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { isSameList } from './row-list.ts';

const MAX_STEPS = 200;

/**
 * The state with other rows, as a step that can be taken back; without any change there is none. A focus that is given
 * is where the user is then, alone; without one, focus and range stay.
 */
export function step<Row extends GridRow>(
  state: GridState<Row>,
  rows: readonly Row[],
  focus?: CellPosition | null,
  extra = state.extra,
): GridState<Row> {
  const entry = focus === undefined || isSamePosition(focus, state.focus) ? state.entry : null;
  const moved = focus === undefined ? state : { ...state, focus, anchor: null, entry };
  if (extra === state.extra && isSameList(state.rows, rows)) return moved;

  return {
    ...moved,
    rows,
    extra,
    past: [
      ...state.past,
      {
        rows: state.rows,
        extra: extra === state.extra ? null : { before: state.extra, after: extra },
        focus: state.focus,
        after: moved.focus,
      },
    ].slice(-MAX_STEPS),
    future: [],
    paste: null,
  };
}

/** One step back or forth. What the step changed is where the focus goes, wherever it is by now. */
export function travel<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  from: 'past' | 'future',
): GridState<Row> {
  const taken = state[from].at(-1);
  if (!taken) return state;
  const to = from === 'past' ? 'future' : 'past';
  const { before, after } = taken.extra ?? {};
  const extra = from === 'past' ? moved(state.extra, after, before) : moved(state.extra, before, after);
  return {
    ...state,
    rows: taken.rows,
    extra,
    focus: taken.focus ?? nearestFocus(rules, state, taken.rows),
    anchor: null,
    entry: null,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { rows: state.rows, extra: taken.extra, focus: taken.after, after: taken.focus }],
    paste: null,
  };
}

/** The parts that a step changed as they are on its other side, but those that were changed since: they are somebody's work. */
function moved(extra: unknown, here: unknown, there: unknown): unknown {
  if (here === there) return extra;
  if (extra === here) return there;
  const [now, old, other] = [extra, here, there] as Record<string, unknown>[];
  const parts = Object.keys(other!).filter(
    (part) => other![part] !== old![part] && now![part] === old![part],
  );
  return { ...now, ...Object.fromEntries(parts.map((part) => [part, other![part]])) };
}
