import type { Client } from '../../../../shared/client/client.ts';
import { tableCsv } from '../../../../shared/export/csv.ts';
import { download } from '../../../../shared/export/download.ts';
import { exportFileName } from '../../../../shared/export/file-name.ts';
import type { ExportTable } from '../../../../shared/export/table.ts';
import { tableXlsx } from '../../../../shared/export/xlsx.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { isLastPage } from '../../../../shared/list/list-source.ts';
import { cellText } from '../cell/cell-text.ts';
import type { Column, ModuleDefinition, Row, Words } from '../definition.ts';
import { moduleSource } from '../request/request.ts';

/** The largest page of the data API. */
const PAGE = 200;
/** More rows would take browser and server minutes. */
export const MOST_ROWS = 10_000;

/** All rows of the list. Throws `ClientError`. */
export async function loadAll(
  client: Client,
  definition: ModuleDefinition,
  { query, words, signal }: { query: ListQuery; words: Words; signal: AbortSignal },
): Promise<{ rows: Row[]; isCut: boolean }> {
  const source = moduleSource(client, definition, { query, words, pageSize: PAGE });
  const rows: Row[] = [];
  let total: number | undefined;
  for (;;) {
    const page = await source.loadPage({ skip: rows.length, last: rows.at(-1) }, signal);
    rows.push(...page.rows);
    total ??= page.total;
    if (isLastPage(page, total, rows.length, PAGE)) return { rows, isCut: false };
    if (rows.length >= MOST_ROWS) return { rows, isCut: true };
  }
}

/**
 * The list as a table for a file: days in ISO 8601 and numbers without separators, as spreadsheets expect, the rest as
 * on the screen.
 */
export function exportTable(
  { title, columns }: ModuleDefinition,
  rows: readonly Row[],
  words: Words,
): ExportTable {
  return {
    title: words.text(title),
    columns: columns.map(({ label, kind }) => ({
      label: words.text(label),
      kind: kind === 'number' ? 'number' : 'text',
      width: 12,
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, words))),
  };
}

function cellOf(column: Column, row: Row, words: Words): string {
  const value = column.value(row);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && (column.kind === 'date' || column.kind === 'dateTime')) {
    return column.kind === 'date' ? value.slice(0, 10) : value;
  }
  return cellText(column, row, words);
}

/** Downloads the table as a file. */
export async function saveTable(table: ExportTable, kind: 'csv' | 'xlsx'): Promise<void> {
  const blob =
    kind === 'csv'
      ? new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' })
      : await tableXlsx([table]);
  download(blob, exportFileName([table.title], new Date(), kind));
}
