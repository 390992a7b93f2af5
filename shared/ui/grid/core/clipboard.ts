import { formatBlock, parseBlock } from './block.ts';
import { isSamePlace, textIn, write } from './cells.ts';
import type { GridRow, GridRules, GridState } from './grid.ts';
import { step } from './history.ts';
import { edgesOf, rangeOf } from './range.ts';

/** The range as spreadsheets take it from the clipboard; removed rows go with it. Empty without a focus. */
export function copyText<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): string {
  const { top, bottom } = edgesOf(rules, state);
  const { columns } = rangeOf(rules, state);
  const rows = state.rows.slice(top, bottom + 1);
  return formatBlock(rows.map((row) => columns.map((column) => textIn(row, column))));
}

/**
 * A block over the range, as one step. As in Excel it repeats over a range that it fits into a whole number of
 * times. Otherwise it lies at the range's first cell; further rows are added, further columns cut. Removed rows
 * take part in nothing: the block goes around them, so none of its rows is lost. A blank row adds no row, since that
 * would only be an error to remove. A newline in a cell becomes a space: a cell is one line.
 */
export function pasted<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  text: string,
): GridState<Row> {
  const block = parseBlock(text);
  const { top, bottom, left, right } = edgesOf(rules, state);
  const open = state.rows.slice(top, bottom + 1).filter((row) => !row.isRemoved).length;
  const width = block.reduce((most, line) => Math.max(most, line.length), 0);
  const [down, across] = fit(block.length, width, open || 1, right - left + 1 || 1);
  const rows = [...state.rows];
  const touched: string[] = [];
  let cut = 0;
  let index = top;
  for (let line = 0; line < down; line += 1) {
    const cells = block[line % block.length]!;
    const texts: Record<string, string> = {};
    for (let cell = 0; cell < across; cell += 1) {
      const value = cells[cell % width]?.replace(/\s*[\r\n]+\s*/g, ' ');
      const column = rules.columns[left + cell];
      if (value !== undefined && column !== undefined) texts[column] = rules.settle(column, value);
      else if (value?.trim()) cut += 1;
    }
    while (rows[index]?.isRemoved) index += 1;
    if (!rows[index] && !Object.values(texts).some(Boolean)) continue;
    rows[index] = write(rules, rows[index] ?? rules.newRow(), texts);
    touched.push(rows[index]!.key);
    index += 1;
  }
  const [first, last] = [touched[0], touched.at(-1)];
  const column = rules.columns[left];
  if (first === undefined || last === undefined || column === undefined) return state;
  const focus = { row: first, column };
  const corner = { row: last, column: rules.columns[left + across - 1] ?? rules.columns.at(-1)! };
  return {
    ...step(state, rows, focus),
    anchor: isSamePlace(corner, focus) ? null : corner,
    paste: { rows: touched.length, added: rows.length - state.rows.length, cut },
  };
}

/** How many rows and columns a block covers in a range: a multiple of it is filled in both directions, or in one. */
function fit(height: number, width: number, rows: number, columns: number): [number, number] {
  const fitsDown = rows % height === 0;
  const fitsAcross = columns % width === 0;
  return [
    fitsDown && (fitsAcross || columns === 1) ? rows : height,
    fitsAcross && (fitsDown || rows === 1) ? columns : width,
  ];
}

/** The texts of the range's first row in the rest of it; a single row takes those of the row above. */
export function filledDown<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
): GridState<Row> {
  const { top, bottom } = edgesOf(rules, state);
  const { columns } = rangeOf(rules, state);
  const isOpen = (row: Row) => !row.isRemoved;
  const inRange = state.rows.slice(top, bottom + 1).filter(isOpen);
  const source = inRange.length > 1 ? inRange[0] : state.rows.slice(0, top).findLast(isOpen);
  return source ? written(rules, state, (column) => textIn(source, column), columns, top, bottom) : state;
}

/** Every cell of the range blank. */
export function cleared<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): GridState<Row> {
  const { top, bottom } = edgesOf(rules, state);
  return written(rules, state, () => '', rangeOf(rules, state).columns, top, bottom);
}

function written<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  textOf: (column: string) => string,
  columns: readonly string[],
  top: number,
  bottom: number,
): GridState<Row> {
  const texts = Object.fromEntries(columns.map((column) => [column, textOf(column)]));
  const rows = state.rows.map((row, index) =>
    index >= top && index <= bottom ? write(rules, row, texts) : row,
  );
  return step(state, rows);
}
