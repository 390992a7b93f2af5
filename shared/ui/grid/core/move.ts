import { indexOf } from './cells.ts';
import type { GridRow, GridRules, GridState, Place } from './grid.ts';

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
  place: Place,
  direction: Direction,
  count = 1,
): Place | undefined {
  const row = indexOf(rows, place.row);
  const column = columns.indexOf(place.column);
  if (row < 0 || column < 0) return undefined;
  const [toRow, toColumn] = target(row, column, rows.length - 1, columns.length - 1, direction, count);
  const [key, id] = [rows[toRow]?.key, columns[toColumn]];
  const isSame = toRow === row && toColumn === column;
  return key === undefined || id === undefined || isSame ? undefined : { row: key, column: id };
}

function target(
  row: number,
  column: number,
  lastRow: number,
  lastColumn: number,
  direction: Direction,
  count: number,
): [row: number, column: number] {
  switch (direction) {
    case 'up':
      return [Math.max(0, row - count), column];
    case 'down':
      return [Math.min(lastRow, row + count), column];
    case 'left':
      return [row, column - 1];
    case 'right':
      return [row, column + 1];
    case 'rowStart':
      return [row, 0];
    case 'rowEnd':
      return [row, lastColumn];
    case 'gridStart':
      return [0, 0];
    case 'gridEnd':
      return [lastRow, lastColumn];
    case 'next':
      return column < lastColumn ? [row, column + 1] : [row + 1, 0];
    case 'previous':
      return column > 0 ? [row, column - 1] : [row - 1, lastColumn];
  }
}
