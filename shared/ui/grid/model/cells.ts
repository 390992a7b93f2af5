import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { indexOf } from './row-list.ts';

export const textIn = (row: GridRow | undefined, column: string): string => row?.cells[column] ?? '';

export const positionIn = (row: GridRow | undefined, column: string | undefined): CellPosition | null =>
  row && column !== undefined ? { row: row.key, column } : null;

export function hasPosition<Row extends GridRow>(
  rules: GridRules<Row>,
  rows: readonly Row[],
  position: CellPosition,
): boolean {
  return rules.columns.includes(position.column) && indexOf(rows, position.row) >= 0;
}

export const isSamePosition = (
  one: CellPosition | null | undefined,
  other: CellPosition | null | undefined,
): boolean => one?.row === other?.row && one?.column === other?.column;

/** What stands in a cell on the screen: in the one that has the focus it is what was entered there. */
export const shownText = <Row extends GridRow>(
  rules: GridRules<Row>,
  { focus, entry }: Pick<GridState<Row>, 'focus' | 'entry'>,
  row: Row | undefined,
  column: string,
): string =>
  entry !== null && row?.key === focus?.row && column === focus?.column
    ? entry
    : rules.show(column, textIn(row, column));

/** The same focus in other rows, or the cell nearest to where it was. */
export function nearestFocus<Row extends GridRow>(
  rules: GridRules<Row>,
  { rows: before, focus }: Pick<GridState<Row>, 'rows' | 'focus'>,
  rows: readonly Row[],
): CellPosition | null {
  if (!focus || hasPosition(rules, rows, focus)) return focus;
  const near = rows[Math.max(0, indexOf(before, focus.row))] ?? rows.at(-1);
  const column = rules.columns.includes(focus.column) ? focus.column : rules.columns[0];
  return positionIn(rows[indexOf(rows, focus.row)] ?? near, column);
}

/**
 * The row with these texts by column and all that follows from them; the very same object where that changes nothing.
 * A removed row is read-only (D-23).
 */
export function write<Row extends GridRow>(
  rules: GridRules<Row>,
  row: Row,
  texts: Readonly<Record<string, string>>,
): Row {
  const columns = Object.keys(texts);
  if (row.isRemoved || columns.every((column) => textIn(row, column) === texts[column])) return row;
  const written = rules.derive({ ...row, cells: { ...row.cells, ...texts } }, columns);
  return isSameRow(written, row) ? row : written;
}

/** Whether two rows hold the same, whichever objects they are. */
export const isSameRow = <Row extends GridRow>(one: Row, other: Row): boolean =>
  isSame({ ...one, cells: other.cells }, other) && isSame(one.cells, other.cells);

const isSame = (one: object, other: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([name, value]) => values.get(name) === value);
};
