import { PADDING, shareWidth } from './column-widths.ts';
import type { Weight } from './font-files.ts';
import type { Fonts } from './fonts.ts';
import {
  LINE,
  type PageSize,
  paragraphWriter,
  TEXT_SIZE,
  type TextLine,
  type Writer,
  widthOf,
} from './page.ts';
import type { TextColumn } from './text-column.ts';
import { wrap } from './wrap.ts';

/** A table as a PDF shows it. */
export interface TextTable {
  title: string;
  note: string | null;
  columns: readonly TextColumn[];
  /** What stands in place of the rows where there are none. */
  none: string;
  /** Indexes of rows that stand out, as those do that add up the others. */
  sums?: ReadonlySet<number>;
  /** What stands before each number besides, where there is room, in points. */
  air?: number;
}

/** Where a table begins, for the outline of the file. */
export interface TableStart {
  title: string;
  /** Index of the page. */
  page: number;
}

const ROW_PADDING = 2.5;
const TITLE_SIZE = 11;
const GAP = 14;

/** The lines of a cell, each with its place in the row. */
type CellLine = Omit<TextLine, 'x' | 'y'> & { x: number; dy: number };

interface Row {
  lines: readonly CellLine[];
  height: number;
}

/** Puts a table on pages, with its labels on each page that has rows of it. */
export function layOutTable(table: TextTable, fonts: Fonts, writer: Writer): TableStart {
  const rows = rowsOf(table, fonts, writer.size);
  const labels = rows.next().value as Row;
  const first = rows.next();
  const height = TITLE_SIZE * LINE + (table.note ? TEXT_SIZE * LINE : 0) + labels.height;
  writer.space(GAP);
  writer.need(height + (first.done ? TEXT_SIZE * LINE : first.value.height));
  const start = { title: table.title, page: writer.pages.length - 1 };
  writer.line(table.title, TITLE_SIZE, 'bold');
  if (table.note) paragraphWriter(writer, fonts)(table.note, 'muted');
  writer.space(3);
  if (first.done) {
    writer.line(table.none, TEXT_SIZE, 'regular', 'muted');
    return start;
  }
  putLabels(labels, writer);
  for (let row: IteratorResult<Row> = first; !row.done; row = rows.next()) {
    if (writer.need(row.value.height)) {
      writer.line(table.title, TEXT_SIZE, 'bold', 'muted');
      writer.space(3);
      putLabels(labels, writer);
    }
    put(row.value, writer);
    writer.page.rules.push({ y: writer.y, isFaint: true });
  }
  return start;
}

function putLabels(labels: Row, writer: Writer): void {
  writer.page.bands.push({ y: writer.y, height: labels.height });
  put(labels, writer);
  writer.page.rules.push({ y: writer.y, isFaint: false });
}

function put({ lines, height }: Row, writer: Writer): void {
  for (const { dy, ...line } of lines) writer.page.lines.push({ ...line, y: writer.y + dy });
  writer.y += height;
}

/** The row of the labels, and then those of the table. */
function* rowsOf(
  { columns, sums, air }: TextTable,
  fonts: Fonts,
  paper: PageSize,
): Generator<Row, undefined> {
  // The bold letters of sums are wider.
  const letters = sums ? { regular: fonts.bold, bold: fonts.bold } : fonts;
  const { size, widths } = shareWidth(columns, { page: widthOf(paper), air }, letters);
  const starts = widths.map((_, n) => paper.side + widths.slice(0, n).reduce((sum, width) => sum + width, 0));
  const row = (textsOf: (column: TextColumn) => readonly string[], weight: Weight): Row => {
    const textWidth = (text: string) => fonts[weight].width(text) * size;
    const lines = columns.flatMap((column, n) => {
      const room = widths[n]! - 2 * PADDING;
      const left = starts[n]! + PADDING;
      return textsOf(column)
        .flatMap((text, place) =>
          // A hundredth of a point is no reason to break a text that the column was made for.
          wrap(text, room + 0.01, textWidth).map(
            (line) => ({ text: line, color: place === 0 ? 'text' : 'muted' }) as const,
          ),
        )
        .map(({ text, color }, line): CellLine => {
          const x = column.align === 'right' ? left + room - textWidth(text) : left;
          return { text, x, dy: ROW_PADDING + line * size * LINE, size, weight, color };
        });
    });
    // As the row is read: line by line.
    lines.sort((one, other) => one.dy - other.dy);
    const end = lines.reduce((most, { dy }) => Math.max(most, dy), ROW_PADDING) + size * LINE;
    return { lines, height: end + ROW_PADDING };
  };
  yield row(({ labels }) => labels, 'bold');
  const count = columns[0]?.cells.length ?? 0;
  for (let n = 0; n < count; n += 1) yield row(({ cells }) => cells[n]!, sums?.has(n) ? 'bold' : 'regular');
}
