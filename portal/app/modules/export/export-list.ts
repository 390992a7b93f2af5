import type { Client } from '../../../../shared/client/client.ts';
import type { ExportTable } from '../../../../shared/export/table.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { isLastPage } from '../../../../shared/list/list-source.ts';
import { cellText } from '../cell/cell-text.ts';
import type { Column, Language, ModuleDefinition, Row } from '../definition.ts';
import { moduleSource } from '../request/request.ts';

/** The largest page of the data API. */
const PAGE = 200;
/** More rows would take browser and server minutes. */
export const MOST_ROWS = 10_000;

/** All rows of the list. Throws `ClientError`. */
export async function loadAll(
  client: Client,
  definition: ModuleDefinition,
  { query, language, signal }: { query: ListQuery; language: Language; signal: AbortSignal },
): Promise<{ rows: Row[]; isCut: boolean }> {
  const source = moduleSource(client, definition, { query, language, pageSize: PAGE });
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
  language: Language,
): ExportTable {
  return {
    title: language.text(title),
    columns: columns.map(({ label, kind }) => ({
      label: language.text(label),
      kind: kind === 'number' ? 'number' : 'text',
      width: 12,
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, language))),
  };
}

function cellOf(column: Column, row: Row, language: Language): string {
  const value = column.value(row);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && (column.kind === 'date' || column.kind === 'dateTime')) {
    return column.kind === 'date' ? value.slice(0, 10) : value;
  }
  return cellText(column, row, language);
}
