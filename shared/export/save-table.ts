import { tableCsv } from './csv.ts';
import { download } from './download.ts';
import { exportFileName } from './file-name.ts';
import type { ExportTable } from './table.ts';
import { tableXlsx } from './xlsx.ts';

/** Hands the user the table as a file that is named after it, as spreadsheets of the language open it. Rejects when the writer of workbooks can't be loaded. */
export async function saveTable(table: ExportTable, kind: 'csv' | 'xlsx', locale: string): Promise<void> {
  const blob =
    kind === 'csv'
      ? new Blob([tableCsv(table, locale)], { type: 'text/csv;charset=utf-8' })
      : await tableXlsx([table]);
  download(blob, exportFileName([table.title], new Date(), kind));
}
