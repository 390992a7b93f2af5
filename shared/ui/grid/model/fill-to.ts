import { hasPosition, positionIn, takenText, write } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';
import { edgesOf } from './range.ts';
import { indexOf } from './row-list.ts';

type Edges = ReturnType<typeof edgesOf>;

/**
 * What the range covers once its corner is dragged to a cell: it grows in one direction, that in which the cell lies
 * further away, counted in cells, and up or down where both are the same. undefined where it doesn't grow.
 */
export function grownRange<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  to: CellPosition,
): Edges | undefined {
  if (!state.focus || !hasPosition(rules, state.rows, to)) return undefined;
  const edges = edgesOf(rules, state);
  const { top, bottom, left, right } = edges;
  if (right < left) return undefined;
  const [row, column] = [indexOf(state.rows, to.row), rules.columns.indexOf(to.column)];
  const down = Math.max(top - row, row - bottom, 0);
  const across = Math.max(left - column, column - right, 0);
  if (down === 0 && across === 0) return undefined;
  return down >= across
    ? { ...edges, top: Math.min(top, row), bottom: Math.max(bottom, row) }
    : { ...edges, left: Math.min(left, column), right: Math.max(right, column) };
}

/**
 * The range grown to a cell, its texts repeated in what is new, in the order in which they stand, as one step. Removed
 * rows take part in nothing (D-23). The range is then all of it.
 */
export function filledTo<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  to: CellPosition,
): GridState<Row> {
  const grown = grownRange(rules, state, to);
  if (!grown) return state;
  const { top, bottom, left, right } = edgesOf(rules, state);
  const open = (from: number, end: number) => state.rows.slice(from, end).filter((row) => !row.isRemoved);
  const sources = open(top, bottom + 1);
  if (sources.length === 0) return state;

  const columns = rules.columns.slice(grown.left, grown.right + 1);
  const written = new Map<Row, Row>();
  const fill = (row: Row, source: Row) => {
    const texts = columns.flatMap((column, n) => {
      const at = left + modulo(grown.left + n - left, right - left + 1);
      if (row === source && rules.columns[at] === column) return [];
      const from = { row: source, column: rules.columns[at]! };
      return [[column, takenText(rules, state, from, { row, column })]];
    });
    written.set(row, write(rules, row, Object.fromEntries(texts)));
  };
  const isAcross = grown.left < left || grown.right > right;
  if (isAcross) for (const row of sources) fill(row, row);
  for (const [n, row] of open(bottom + 1, grown.bottom + 1).entries())
    fill(row, sources[n % sources.length]!);
  for (const [n, row] of open(grown.top, top).reverse().entries())
    fill(row, sources.at(-1 - (n % sources.length))!);

  const rows = state.rows.map((row) => written.get(row) ?? row);
  return withRange(rules, state, rows, grown);
}

/** The step, and a range of which the focus is still a corner: where it lay on the side that grew, it crosses over. */
function withRange<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  rows: readonly Row[],
  { top, bottom, left, right }: Edges,
): GridState<Row> {
  const isLast = indexOf(rows, state.focus?.row) === bottom;
  const isRight = rules.columns.indexOf(state.focus?.column ?? '') === right;
  const focus = positionIn(rows[isLast ? bottom : top], rules.columns[isRight ? right : left]);
  const anchor = positionIn(rows[isLast ? top : bottom], rules.columns[isRight ? left : right]);
  return { ...step(state, rows, focus), anchor };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
