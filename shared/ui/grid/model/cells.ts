import type { CellPosition, GridRow, GridRules, GridState } from './grid-model.ts';
import { valueIn } from './number-cells.ts';
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
    : rules.show(column, textIn(row, column), row);

/**
 * What a cell takes over from another one: of a number its value, or its text as it could not be read, and of anything else
 * the text that is shown there.
 */
export function takenText<Row extends GridRow>(
  rules: GridRules<Row>,
  state: Pick<GridState<Row>, 'focus' | 'entry'>,
  from: { readonly row: Row; readonly column: string },
  to: { readonly row: Row; readonly column: string },
): string {
  const { numbers } = rules;
  const isEntered = state.entry !== null && isSamePosition(positionIn(from.row, from.column), state.focus);
  if (isEntered || !numbers?.has(from.column) || !numbers.has(to.column))
    return rules.normalize(to.column, shownText(rules, state, from.row, from.column), to.row);
  const text = textIn(from.row, from.column);
  return valueIn(text) === undefined ? text : numbers.hold(text);
}

/**
 * What the cells of a row hold of texts by column, each read with those before it: an amount with its currency.
 *
 * @param read what a cell makes of a text; by default as the rules normalize it
 */
export function readTexts<Row extends GridRow>(
  { normalize }: GridRules<Row>,
  row: Row,
  texts: Readonly<Record<string, string>>,
  read = normalize,
): Record<string, string> {
  const known: Record<string, string> = { ...row.cells };
  const present = { ...row, cells: known };
  const held: Record<string, string> = {};
  for (const [column, text] of Object.entries(texts)) {
    held[column] = read(column, text, present);
    known[column] = held[column];
  }
  return held;
}

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
