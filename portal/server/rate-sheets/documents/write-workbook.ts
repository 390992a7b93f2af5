import type { Cell, CellStyle, CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { calculateColumnWidth, calculateRowHeight, rangeRef, writeXlsx } from 'hucre/xlsx';
import { cellText } from '../../../../shared/export/cell-text.ts';
import type { SheetDocument } from './sheet-document.ts';
import type { Field, Table } from './table.ts';

const FONT = { name: 'Calibri', size: 10 };
const LINE = { style: 'hair', color: { rgb: 'A6A6A6' } } as const;
const CELL: CellStyle = {
  font: FONT,
  border: { bottom: LINE },
};
type Alignment = NonNullable<CellStyle['alignment']>;
/** Words begin a little apart from a number that ends before them. */
const WORDS: Alignment = { horizontal: 'left', indent: 1 };
const LABEL: CellStyle = {
  font: { ...FONT, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'DCE6F1' } },
  border: { bottom: { style: 'thin' } },
  numFmt: '@',
};
const TITLE: CellStyle = { font: { ...FONT, size: 14, bold: true }, numFmt: '@' };
const HEADING: CellStyle = {
  font: FONT,
  numFmt: '@',
  alignment: { vertical: 'top', wrapText: true },
};

/** In characters; a longer text is wrapped. */
const WIDEST_COLUMN = 30;
/** In points, of a label of two lines. */
const LABEL_HEIGHT = 28;
/** What most currencies have: the format of a column, so that only other amounts need one of their own. */
const USUAL_DECIMALS = 2;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** The writer takes a text such as `#N/A` for an error of a spreadsheet, unless it is a formatted one. */
const ERROR = /^#[A-Z]/;

/**
 * The workbook of a sheet: a worksheet for each table, below the heading. Days and numbers are values with a format, texts
 * stay texts whatever they begin with. Prints in landscape, as wide as the page, with the labels on each page. The same
 * document gives the same bytes.
 */
export async function writeWorkbook(document: SheetDocument): Promise<ArrayBuffer> {
  const sheets = document.tables.map((table) => worksheet(document, table));
  const day = new Date(`${document.day}T00:00:00Z`);
  const bytes = await writeXlsx({
    sheets: sheets.map(({ sheet }) => sheet),
    // The writer's own setting puts the name of the worksheet there without quotes, which a name with a space needs.
    namedRanges: sheets.map(({ sheet: { name }, labelsAt: row }) => ({
      name: '_xlnm.Print_Titles',
      range: `'${name.replaceAll("'", "''")}'!$${row + 1}:$${row + 1}`,
      scope: name,
    })),
    defaultFont: FONT,
    properties: {
      title: document.title,
      creator: cellText(document.provider),
      created: day,
      modified: day,
    },
  });
  return bytes.buffer as ArrayBuffer;
}

interface Worksheet {
  sheet: WriteSheet;
  /** Index of the row with the labels. */
  labelsAt: number;
}

function worksheet(document: SheetDocument, table: Table): Worksheet {
  const heading = [document.title, ...document.heading, ...(table.note ? [table.note] : [])].map(cellText);
  const fields = table.columns.flatMap(({ second, ...first }) => (second ? [first, second] : [first]));
  const count = fields[0]?.values.length ?? 0;
  const labelsAt = heading.length;
  const lastColumn = fields.length - 1;
  const rows: CellValue[][] = [
    ...heading.map((line) => [line]),
    fields.map(({ label }) => label),
    ...Array.from({ length: count }, (_, n) => fields.map((field) => cellValue(field, n))),
  ];
  const columns = fields.map(
    (field, n): ColumnDef => ({
      width: widthOf(
        field,
        rows.slice(labelsAt + 1).map((row) => row[n] ?? null),
      ),
      style: cellStyle(field.kind, USUAL_DECIMALS),
    }),
  );
  const width = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const sheet: WriteSheet = {
    name: table.title,
    columns,
    rows,
    cells: new Map([
      ...heading.map((_, row): OwnCell => [`${row},0`, { style: row === 0 ? TITLE : HEADING }]),
      ...fields.map(({ kind }, n): OwnCell => [`${labelsAt},${n}`, { style: labelStyle(kind) }]),
      ...ownStyles(table, fields, labelsAt + 1),
    ]),
    merges: heading.map((_, row) => ({ startRow: row, endRow: row, startCol: 0, endCol: lastColumn })),
    rowDefs: new Map([
      ...heading.map((line, row) => [row, { height: headingHeight(line, row, width) }] as const),
      [labelsAt, { height: LABEL_HEIGHT }],
    ]),
    freezePane: { rows: labelsAt + 1 },
    autoFilter: { range: rangeRef(labelsAt, 0, labelsAt + Math.max(count, 1), lastColumn) },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: `&L${document.title}&C${table.title}&R${document.page('&P', '&N')}` },
  };
  return { sheet, labelsAt };
}

function cellValue({ kind, values }: Field, row: number): CellValue {
  const value = values[row] ?? null;
  if (value === null) return null;
  if (kind === 'day') return new Date(`${value}T00:00:00Z`);
  // A spreadsheet's number has 15 digits: as many as the largest price and its mark-up have.
  return kind !== 'text' && NUMBER.test(value) ? Number(value) : cellText(value);
}

type OwnCell = readonly [place: string, Partial<Cell>];

/** Cells that the style of their column doesn't fit. */
function* ownStyles({ decimals }: Table, fields: readonly Field[], firstRow: number): Generator<OwnCell> {
  for (const [n, { kind, values }] of fields.entries())
    for (const [row, value] of values.entries()) {
      if (value === null) continue;
      const isAmount = kind === 'amount' || kind === 'difference';
      if (isAmount && decimals[row] !== USUAL_DECIMALS)
        yield [`${firstRow + row},${n}`, { style: cellStyle(kind, decimals[row] ?? USUAL_DECIMALS) }];
      else if (ERROR.test(value)) yield [`${firstRow + row},${n}`, { richText: [{ text: cellText(value) }] }];
    }
}

function formatOf(kind: Field['kind'], decimals: number): string {
  const amount = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  switch (kind) {
    case 'text':
      // Keeps a cell text also after someone has edited it.
      return '@';
    case 'day':
      return 'yyyy-mm-dd';
    case 'count':
      return '0';
    case 'amount':
      return amount;
    case 'difference':
      return `+${amount};-${amount};${amount}`;
  }
}

const alignmentOf = (kind: Field['kind']): Alignment => (kind === 'text' ? WORDS : { horizontal: 'right' });

const cellStyle = (kind: Field['kind'], decimals: number): CellStyle => ({
  ...CELL,
  numFmt: formatOf(kind, decimals),
  alignment: { ...alignmentOf(kind), vertical: 'top', wrapText: true },
});

const labelStyle = (kind: Field['kind']): CellStyle => ({
  ...LABEL,
  alignment: { ...alignmentOf(kind), vertical: 'center', wrapText: true },
});

/** As wide as its values and its label in two lines need. */
function widthOf({ label, kind }: Field, values: CellValue[]): number {
  return calculateColumnWidth([...inTwoLines(label), ...values], {
    font: { ...FONT, bold: true },
    numFmt: formatOf(kind, USUAL_DECIMALS),
    minWidth: 5,
    maxWidth: WIDEST_COLUMN,
    padding: kind === 'text' ? 2 : 1,
  });
}

/** Broken between those words that leave the longer line as short as can be. */
function inTwoLines(label: string): string[] {
  const words = label.split(/\s+/);
  const breaks = words.map((_, n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** A spreadsheet gives no height of its own to rows with merged cells. */
const headingHeight = (line: string, row: number, width: number): number =>
  calculateRowHeight([line], {
    fontSize: row === 0 ? (TITLE.font?.size ?? FONT.size) : FONT.size,
    wrapText: true,
    columnWidths: [width],
  });
