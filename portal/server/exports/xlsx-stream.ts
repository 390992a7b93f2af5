import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { cellText } from '../../../shared/export/cell-text.ts';
import { sheetName } from '../../../shared/export/workbook.ts';
import type { Cell } from './cells.ts';
import type { ExportTable } from './export-table.ts';

/** Without all rows no column can be as wide as its longest text, so that it is as wide as texts of its kind mostly are. */
const WIDTHS: Partial<Record<NonNullable<Kind>, number>> = {
  number: 14,
  date: 12,
  dateTime: 18,
  localTime: 18,
  status: 14,
  list: 40,
  prices: 48,
};
const WIDTH = 24;

/** `@` keeps a cell text also after someone has edited it. */
const FORMATS: Partial<Record<NonNullable<Kind>, string>> = {
  number: 'General',
  date: 'yyyy-mm-dd',
  dateTime: 'yyyy-mm-dd hh:mm',
  localTime: 'yyyy-mm-dd hh:mm',
};
const TEXT = '@';

type Kind = ExportTable['columns'][number]['kind'];

/**
 * The table as a workbook with headings that stay in sight, made as fast as it is read. Texts stay texts whatever they begin
 * with.
 */
export function xlsxStream({ title, columns, rows }: ExportTable): Readable {
  const workbook = writeXlsxStream(cellsOf(rows), {
    name: sheetName(title),
    columns: columns.map(
      ({ label, kind = 'text' }): ColumnDef => ({
        header: cellText(label),
        width: Math.max(WIDTHS[kind] ?? WIDTH, label.length + 2),
        numFmt: FORMATS[kind] ?? TEXT,
      }),
    ),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(workbook as ReadableStream<Uint8Array>);
}

async function* cellsOf(rows: AsyncIterable<Cell[]>) {
  for await (const row of rows) yield row.map(cellValue);
}

function cellValue(cell: Cell): Cell | null {
  if (typeof cell !== 'string') return cell;
  return cell === '' ? null : cellText(cell);
}
