import type { CellStyle, CellValue, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { cellText } from './cell-text.ts';
import { type ExportColumn, type ExportTable, numberIn } from './table.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FONT = { name: 'Calibri', size: 11 };
/** `@` keeps a cell text also after someone has edited it. */
const FORMATS = { text: '@', number: '#,##0.00', count: 'General', day: 'yyyy-mm-dd', month: 'mmm yyyy' };

/** Excel's own bound. */
const LONGEST_SHEET_NAME = 31;

const WIDEST_COLUMN = 60;

/** See `tableXlsx`; a module of its own, because the writer is larger than a whole element. */
export async function workbook(tables: readonly ExportTable[]): Promise<Blob> {
  const taken = new Set<string>();
  const sheets = tables.map((table) => sheet(table, sheetName(table.title, taken)));
  const bytes = await writeXlsx({ sheets, defaultFont: FONT });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPE });
}

function sheet({ head = [], columns, rows }: ExportTable, name: string): WriteSheet {
  return {
    name,
    columns: columns.map(
      (column, n): ColumnDef => ({ width: widthOf(column, n, rows), numFmt: FORMATS[column.kind] }),
    ),
    rows: [
      ...head.map((line) => [cellText(line)]),
      columns.map(({ label }) => cellText(label)),
      ...rows.map((row) => columns.map((column, n) => value(column, row[n] ?? ''))),
    ],
    cells: new Map([
      ...columns.map((column, n) => [`${head.length},${n}`, { style: labelStyle(column) }] as const),
      ...rows.flatMap((row, at) =>
        columns.flatMap((column, n) => {
          const numFmt = ownFormat(column, row[n] ?? '');
          return numFmt ? [[`${head.length + 1 + at},${n}`, { style: { numFmt } }] as const] : [];
        }),
      ),
    ]),
    freezePane: { rows: head.length + 1 },
  };
}

/** As wide as its texts need, within reason: a spreadsheet cuts a text off at the next filled cell. */
function widthOf({ width }: ExportColumn, n: number, rows: ExportTable['rows']): number {
  const longest = rows.reduce((most, row) => Math.max(most, row[n]?.length ?? 0), 0);
  return Math.max(width, Math.min(longest + 2, WIDEST_COLUMN));
}

function value(column: ExportColumn, text: string): CellValue {
  if (text === '') return null;
  const number = numberIn(column, text);
  if (number !== undefined) return Number(number);
  return dayIn(column, text) ?? cellText(text);
}

/** Of a number that its column would show without its last decimals, such as an amount of dinars (D-149). */
function ownFormat(column: ExportColumn, text: string): string | undefined {
  const decimals = column.kind === 'number' ? numberIn(column, text)?.split('.')[1] : undefined;
  return decimals && decimals.length > 2 ? `#,##0.${'0'.repeat(decimals.length)}` : undefined;
}

const DAY = /^(\d{4})-\d\d-\d\d$/;
/** What a spreadsheet can't count from its first day stays a text. */
const FIRST_YEAR = 1900;

/** The cell's day as a moment in UTC, or undefined where the cell is text. */
function dayIn(column: ExportColumn, text: string): Date | undefined {
  const isDay = column.kind === 'day' || column.kind === 'month';
  const [, year] = (isDay && DAY.exec(text)) || [];
  const day = new Date(text);
  return year && Number(year) >= FIRST_YEAR && !Number.isNaN(day.getTime()) ? day : undefined;
}

const labelStyle = ({ kind }: ExportColumn): CellStyle => ({
  font: { ...FONT, bold: true },
  numFmt: FORMATS.text,
  alignment: { horizontal: kind === 'number' || kind === 'count' ? 'right' : 'left' },
});

/** Excel refuses a workbook whose sheet has no name, a long one, one with `:\/?*[]`, or the same one twice. */
export function sheetName(title: string, taken = new Set<string>()): string {
  const plain =
    cellText(title)
      .replace(/[:\\/?*[\]\n\t]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  let name = plain.slice(0, LONGEST_SHEET_NAME);
  for (let n = 2; taken.has(name.toLowerCase()); n++) {
    const end = ` ${n}`;
    name = plain.slice(0, LONGEST_SHEET_NAME - end.length) + end;
  }
  taken.add(name.toLowerCase());
  return name;
}
