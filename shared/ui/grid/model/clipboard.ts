import { acceptedText } from './accepted-text.ts';
import { hasPosition, isSamePosition, positionIn, shownText, write } from './cells.ts';
import { formatBlock } from './clipboard-text.ts';
import { entered } from './fill.ts';
import type { Block, CellRange, GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';
import { selection } from './range.ts';

/** The range as spreadsheets take it from the clipboard; removed rows go with it. Empty without a focus. */
export function copyText<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): string {
  const { rows, columns } = selection(rules, state);
  return formatBlock(rows.map((row) => columns.map((column) => shownText(rules, state, row, column))));
}

/**
 * A block over the range, as one step. As in Excel it repeats over a range that it fits into a whole number of
 * times. Otherwise it lies at the range's first cell; further rows are added, further columns cut. Removed rows
 * take part in nothing: the block goes around them, so none of its rows is lost. A blank row adds no row, since that
 * would only be an error to remove. A newline in a cell becomes a space: a cell is one line.
 */
export function pasted<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  block: Block,
  into: CellRange = before,
): GridState<Row> {
  const { focus: corner, anchor } = into;
  if ([corner, anchor].some((position) => position && !hasPosition(rules, before.rows, position)))
    return before;
  const entry = isSamePosition(corner, before.focus) ? before.entry : null;
  const state = { ...before, focus: corner, anchor, entry };
  const range = selection(rules, state);
  const width = block.reduce((most, line) => Math.max(most, line.length), 0);
  const [down, across] = fit(
    block.length,
    width,
    range.rows.filter((row) => !row.isRemoved).length || 1,
    range.columns.length || 1,
  );
  const columns = rules.columns.slice(range.left, range.left + across);
  const rows = [...state.rows];
  const touched: Row[] = [];
  let first: Readonly<Record<string, string>> = {};
  let cut = 0;
  let index = range.top;
  for (let line = 0; line < down; line += 1) {
    const texts: Record<string, string> = {};
    for (let cell = 0; cell < across; cell += 1) {
      const value = block[line % block.length]![cell % width]?.replace(/\s*[\r\n]+\s*/g, ' ');
      const column = columns[cell];
      if (value !== undefined && column !== undefined)
        texts[column] = rules.normalize(column, acceptedText(rules.accepts?.(column), value));
      else if (value?.trim()) cut += 1;
    }
    while (rows[index]?.isRemoved) index += 1;
    if (!rows[index] && !Object.values(texts).some(Boolean)) continue;
    const row = write(rules, rows[index] ?? rules.newRow(), texts);
    if (touched.length === 0) first = texts;
    touched.push(row);
    rows[index] = row;
    index += 1;
  }
  const focus = positionIn(touched[0], columns[0]);
  const last = positionIn(touched.at(-1), columns.at(-1));
  const paste = { rows: touched.length, cut };
  if (!focus) return cut > 0 ? { ...before, paste } : before;
  const next = { ...step(state, rows, focus), anchor: isSamePosition(last, focus) ? null : last, paste };
  return entered(rules, next, first);
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
