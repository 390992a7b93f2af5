import type { SheetDocument } from '../sheet-document.ts';
import type { Table } from '../table.ts';
import { oneLine, type TextColumn, textColumns } from './cell-texts.ts';
import { PADDING, shareWidth } from './column-widths.ts';
import type { Letters, Weight } from './fonts.ts';
import { wrap } from './wrap.ts';

/** A4 in landscape, in points; rows stand between the margins. */
export const PAGE = { width: 841.89, height: 595.28, side: 34, top: 34, bottom: 46 };

/** A line of text at its place, in points from the top left corner of the page. */
export interface TextLine {
  text: string;
  x: number;
  /** Of its top. */
  y: number;
  size: number;
  weight: Weight;
  color: 'text' | 'muted';
}

export interface Page {
  lines: TextLine[];
  /** Where a line is drawn across the page: below labels, and fainter below a row. */
  rules: { y: number; isFaint: boolean }[];
  /** Behind the labels. */
  bands: { y: number; height: number }[];
}

/** Where a table begins, for the outline of the file. */
export interface TableStart {
  title: string;
  /** Index of the page. */
  page: number;
}

export interface Layout {
  pages: readonly Page[];
  tables: readonly TableStart[];
}

type Fonts = Record<Weight, Letters>;

const WIDTH = PAGE.width - 2 * PAGE.side;
const END = PAGE.height - PAGE.bottom;
const LINE = 1.3;
const ROW_PADDING = 2.5;
const TITLE_SIZE = 15;
const TABLE_TITLE_SIZE = 11;
const TEXT_SIZE = 8.5;
const GAP = 14;

/** Puts the sheet on pages: the heading on the first one, and the labels of a table on each page that has rows of it. */
export function layOut(document: SheetDocument, fonts: Fonts): Layout {
  const writer = createWriter();
  for (const line of wrap(oneLine(document.title), WIDTH, (text) => fonts.bold.width(text) * TITLE_SIZE))
    writer.line(line, TITLE_SIZE, 'bold');
  writer.space(2);
  const paragraph = paragraphWriter(writer, fonts);
  for (const line of document.heading) paragraph(line, 'text');
  if (!isWritten(document, fonts.regular)) paragraph(document.boxes, 'muted');
  const tables = document.tables.map((table) => layOutTable(table, document, fonts, writer));
  return { pages: writer.pages, tables };
}

/** Whether the font has a letter for all that stands in the sheet. */
function isWritten({ heading, tables }: SheetDocument, { has }: Letters): boolean {
  const texts = new Set(heading);
  for (const { columns } of tables)
    for (const { values, second } of columns)
      for (const value of [...values, ...(second?.values ?? [])]) if (value !== null) texts.add(value);
  return [...texts].every((text) => has(oneLine(text)));
}

/** Where the next line comes, and the pages so far. */
interface Writer {
  readonly pages: Page[];
  readonly page: Page;
  y: number;
  /** Goes to the next page unless so much fits on this one; whether it did. */
  need(height: number): boolean;
  space(height: number): void;
  line(text: string, size: number, weight?: Weight, color?: TextLine['color']): void;
}

function createWriter(): Writer {
  const pages: Page[] = [{ lines: [], rules: [], bands: [] }];
  return {
    pages,
    y: PAGE.top,
    get page() {
      return pages.at(-1)!;
    },
    need(height) {
      if (this.y + height <= END) return false;
      pages.push({ lines: [], rules: [], bands: [] });
      this.y = PAGE.top;
      return true;
    },
    space(height) {
      this.y += height;
    },
    line(text, size, weight = 'regular', color = 'text') {
      this.need(size * LINE);
      this.page.lines.push({ text, x: PAGE.side, y: this.y, size, weight, color });
      this.y += size * LINE;
    },
  };
}

const paragraphWriter =
  (writer: Writer, { regular }: Fonts) =>
  (text: string, color: TextLine['color']) => {
    for (const line of wrap(oneLine(text), WIDTH, (part) => regular.width(part) * TEXT_SIZE))
      writer.line(line, TEXT_SIZE, 'regular', color);
  };

/** The lines of a cell, each with its place in the row. */
type CellLine = Omit<TextLine, 'x' | 'y'> & { x: number; dy: number };

interface Row {
  lines: readonly CellLine[];
  height: number;
}

function layOutTable(
  table: Table,
  { none, formats }: SheetDocument,
  fonts: Fonts,
  writer: Writer,
): TableStart {
  const columns = textColumns(table, formats);
  const rows = rowsOf(columns, fonts);
  const labels = rows.next().value as Row;
  const first = rows.next();
  const height = TABLE_TITLE_SIZE * LINE + (table.note ? TEXT_SIZE * LINE : 0) + labels.height;
  writer.space(GAP);
  writer.need(height + (first.done ? TEXT_SIZE * LINE : first.value.height));
  const start = { title: table.title, page: writer.pages.length - 1 };
  writer.line(table.title, TABLE_TITLE_SIZE, 'bold');
  if (table.note) paragraphWriter(writer, fonts)(table.note, 'muted');
  writer.space(3);
  if (first.done) {
    writer.line(none, TEXT_SIZE, 'regular', 'muted');
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
function* rowsOf(columns: readonly TextColumn[], fonts: Fonts): Generator<Row, undefined> {
  const { size, widths } = shareWidth(columns, WIDTH, fonts);
  const starts = widths.map((_, n) => PAGE.side + widths.slice(0, n).reduce((sum, width) => sum + width, 0));
  const row = (textsOf: (column: TextColumn) => readonly string[], weight: Weight): Row => {
    const widthOf = (text: string) => fonts[weight].width(text) * size;
    const lines = columns.flatMap((column, n) => {
      const room = widths[n]! - 2 * PADDING;
      const left = starts[n]! + PADDING;
      return textsOf(column)
        .flatMap((text, place) =>
          // A hundredth of a point is no reason to break a text that the column was made for.
          wrap(text, room + 0.01, widthOf).map(
            (line) => ({ text: line, color: place === 0 ? 'text' : 'muted' }) as const,
          ),
        )
        .map(({ text, color }, line): CellLine => {
          const x = column.align === 'right' ? left + room - widthOf(text) : left;
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
  for (let n = 0; n < count; n += 1) yield row(({ cells }) => cells[n]!, 'regular');
}
