import { hasPosition, readTexts, takenText, textIn, write } from './cells.ts';
import type { FilledCell, GridRow, GridRules, GridState } from './grid-model.ts';
import { step } from './history.ts';
import { selection } from './range.ts';
import { indexOf } from './row-list.ts';

/** The texts of the range's first row in the rest of it; a single row takes those of the row above. */
export function filledDown<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
): GridState<Row> {
  const { top, rows, columns } = selection(rules, state);
  const isOpen = (row: Row) => !row.isRemoved;
  const inRange = rows.filter(isOpen);
  const source = inRange.length > 1 ? inRange[0] : state.rows.slice(0, top).findLast(isOpen);
  if (!source) return state;
  const texts = columns.map((column) => {
    const from = { row: source, column };
    return [column, takenText(rules, state, from, from)];
  });
  return filled(rules, state, Object.fromEntries(texts), (row) => row !== source);
}

/** The range, blank. */
export const cleared = <Row extends GridRow>(rules: GridRules<Row>, state: GridState<Row>): GridState<Row> =>
  filled(rules, state, Object.fromEntries(selection(rules, state).columns.map((column) => [column, ''])));

/** Each cell with its text, read as if it was typed there. */
export function cellsFilled<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  cells: readonly FilledCell[],
): GridState<Row> {
  const present = cells.filter((cell) => hasPosition(rules, state.rows, cell));
  const [first] = present;
  if (!first) return state;
  const byRow = Map.groupBy(present, ({ row }) => row);
  const rows = state.rows.map((row) => {
    const filled = byRow.get(row.key);
    if (!filled) return row;
    const texts = Object.fromEntries(filled.map(({ column, text }) => [column, text]));
    return write(rules, row, readTexts(rules, row, texts));
  });
  return { ...step(state, rows, { row: first.row, column: first.column }), entry: null };
}

/** The range with these texts by column, in all of its rows that take part. */
function filled<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  texts: Readonly<Record<string, string>>,
  takesPart: (row: Row) => boolean = () => true,
): GridState<Row> {
  const inRange = new Set(selection(rules, state).rows.filter(takesPart));
  const rows = state.rows.map((row) => (inRange.has(row) ? write(rules, row, texts) : row));
  const isFocusFilled = [...inRange].some((row) => row.key === state.focus?.row);
  const next = step(state, rows);
  return isFocusFilled ? entered(rules, next, texts) : next;
}

/** What was written over the focused cell stands there until it is left, also where its row made more of it. */
export function entered<Row extends GridRow>(
  rules: GridRules<Row>,
  state: GridState<Row>,
  texts: Readonly<Record<string, string>>,
): GridState<Row> {
  const { focus, rows } = state;
  const row = focus && rows[indexOf(rows, focus.row)];
  const text = focus && texts[focus.column];
  if (!row || text === undefined || text === null || row.isRemoved) return state;
  const isAsWritten = textIn(row, focus.column) === text;
  return { ...state, entry: isAsWritten ? null : rules.show(focus.column, text, row) };
}
