import { isSamePosition, positionIn } from './cells.ts';
import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { indexOf } from './row-list.ts';

export type Direction =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  /** The order of Tab, from the last cell of a row to the first of the next. */
  | 'next'
  | 'previous';

/**
 * The cell in a direction, or undefined where there is none, at the edges. `count` rows up or down go as far as there
 * are rows, for Page Up and Page Down.
 */
export function neighbour<Row extends GridRow>(
  { columns }: GridRules<Row>,
  { rows }: GridState<Row>,
  position: CellPosition,
  direction: Direction,
  count = 1,
): CellPosition | undefined {
  const row = indexOf(rows, position.row);
  const column = columns.indexOf(position.column);
  if (row < 0 || column < 0) return undefined;
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const targets: Record<Direction, readonly [row: number, column: number]> = {
    up: [Math.max(0, row - count), column],
    down: [Math.min(last.row, row + count), column],
    left: [row, column - 1],
    right: [row, column + 1],
    rowStart: [row, 0],
    rowEnd: [row, last.column],
    gridStart: [0, 0],
    gridEnd: [last.row, last.column],
    next: column < last.column ? [row, column + 1] : [row + 1, 0],
    previous: column > 0 ? [row, column - 1] : [row - 1, last.column],
  };
  const [toRow, toColumn] = targets[direction];
  const target = positionIn(rows[toRow], columns[toColumn]);
  return target && !isSamePosition(target, position) ? target : undefined;
}
