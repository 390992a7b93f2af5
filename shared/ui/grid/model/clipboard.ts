import type { DecimalSign } from '../../../trade/number-notation.ts';
import { decimalSignOfColumn } from '../../../trade/read-number.ts';
import {
  hasPosition,
  isSamePosition,
  positionIn,
  readTexts,
  shownText,
  takenText,
  textIn,
  write,
} from './cells.ts';
import { formatBlock } from './clipboard-text.ts';
import { entered } from './fill.ts';
import type {
  Block,
  BlockValues,
  CellPosition,
  CellRange,
  GridRow,
  GridRules,
  GridState,
} from './grid-model.ts';
import { step } from './history.ts';
import { valueIn } from './number-cells.ts';
import { selection } from './range.ts';
import { indexOf } from './row-list.ts';

/** The range as spreadsheets take it from the clipboard; removed rows go with it. Empty without a focus. */
export function copyText<Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): string {
  const { rows, columns } = selection(rules, state);
  return formatBlock(rows.map((row) => columns.map((column) => shownText(rules, state, row, column))));
}

/** The values of the numbers in that text, for another of our tables; undefined where there is none. */
export function copyValues<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
): BlockValues | undefined {
  const { rows, columns } = selection(rules, state);
  if (!columns.some((column) => rules.numbers?.has(column))) return undefined;
  return rows.map((row) =>
    columns.map((column) => {
      const from = { row, column };
      return rules.numbers?.has(column) ? (valueIn(takenText(rules, state, from, from)) ?? null) : null;
    }),
  );
}

/**
 * A block over the range, as one step. As in Excel it repeats over a range that it fits into a whole number of
 * times. Otherwise it lies at the range's first cell; further rows are added, further columns cut. Removed rows
 * take part in nothing: the block goes around them, so none of its rows is lost. A blank row adds no row, since that
 * would only be an error to remove. A newline in a cell becomes a space: a cell is one line.
 *
 * Numbers that were copied from one of our tables are their values, whatever the language. Of all others one that can be read in
 * two ways is read as the other numbers of its column are written, if they tell it (D-148).
 */
export function pasted<Row extends GridRow>(
  rules: GridRules<Row>,
  before: GridState<Row>,
  block: Block,
  into: CellRange = before,
  values?: BlockValues,
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
  const { numbers } = rules;
  /** Where the cells of the columns of numbers stand in a line of the block. */
  const numeric = new Map(
    columns.flatMap((column, n) => (numbers?.has(column) ? [[column, n % width] as const] : [])),
  );
  const decided = decidedSigns(rules, numeric, block, values, range.rows[0]);
  const rows = [...state.rows];
  const touched: Row[] = [];
  const unclear: CellPosition[] = [];
  let first: Readonly<Record<string, string>> = {};
  let cut = 0;
  let index = range.top;
  for (let line = 0; line < down; line += 1) {
    const texts: Record<string, string> = {};
    for (let cell = 0; cell < across; cell += 1) {
      const value = block[line % block.length]![cell % width]?.replace(/\s*[\r\n]+\s*/g, ' ');
      const column = columns[cell];
      if (value !== undefined && column !== undefined) texts[column] = value;
      else if (value?.trim()) cut += 1;
    }
    while (rows[index]?.isRemoved) index += 1;
    if (!rows[index] && !Object.values(texts).some((text) => text.trim())) continue;
    const old = rows[index] ?? rules.newRow();
    const held = readTexts(rules, old, texts, (column, text, present) => {
      const cell = numeric.get(column);
      if (cell === undefined) return rules.normalize(column, text, present);
      const copied = values?.[line % block.length]?.[cell];
      return copied ? numbers!.hold(copied) : numbers!.read(column, text, present, decided.get(column));
    });
    const row = write(rules, old, held);
    for (const column of numeric.keys())
      if (column in held && numbers!.readings(column, textIn(row, column), row))
        unclear.push({ row: row.key, column });
    if (touched.length === 0) first = held;
    touched.push(row);
    rows[index] = row;
    index += 1;
  }
  const focus = positionIn(touched[0], columns[0]);
  const last = positionIn(touched.at(-1), columns.at(-1));
  const paste = { rows: touched.length, cut, unclear };
  if (!focus) return cut > 0 ? { ...before, paste } : before;
  const next = { ...step(state, rows, focus), anchor: isSamePosition(last, focus) ? null : last, paste };
  return entered(rules, next, first);
}

/** The decimal sign of the columns of numbers whose own texts tell it. */
function decidedSigns<Row extends GridRow>(
  { numbers }: GridRules<Row>,
  columns: ReadonlyMap<string, number>,
  block: Block,
  values: BlockValues | undefined,
  row: Row | undefined,
): ReadonlyMap<string, DecimalSign> {
  const decided = new Map<string, DecimalSign>();
  if (!numbers) return decided;
  for (const [column, cell] of columns) {
    const texts = block.flatMap((line, at) => (values?.[at]?.[cell] ? [] : (line[cell] ?? [])));
    // Most blocks are written as the language writes, and then nothing is to be decided.
    if (texts.every((text) => text === '' || numbers.isPlain(text))) continue;
    const sign = decimalSignOfColumn(texts, numbers.currencyOf(column, row));
    if (sign) decided.set(column, sign);
  }
  return decided;
}

/** The unclear numbers of the last paste, read in one of both ways, as one step. The focus is in the first of them. */
export function explained<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  marks: 'decimals' | 'thousands',
): GridState<Row> {
  const rows = [...state.rows];
  const unclear = state.paste?.unclear ?? [];
  for (const { row: key, column } of unclear) {
    const index = indexOf(rows, key);
    const row = rows[index];
    const [decimals, thousands] = (row && rules.numbers?.readings(column, textIn(row, column), row)) ?? [];
    const value = marks === 'decimals' ? decimals : thousands;
    if (row && value !== undefined) rows[index] = write(rules, row, { [column]: rules.numbers!.hold(value) });
  }
  return { ...step(state, rows, unclear[0]), entry: null };
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
