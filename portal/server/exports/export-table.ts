import type { Column, Language, Row } from '../../lists/definition.ts';
import { type Cell, cellWriter } from './cells.ts';

/** What a file is made of: its rows are read as they are written. */
export interface ExportTable {
  title: string;
  columns: readonly { label: string; kind: Column['kind'] }[];
  rows: AsyncIterable<Cell[]>;
}

/** The chosen columns of rows, in the user's language and time zone. */
export function exportTable(
  title: string,
  columns: readonly Column[],
  rows: AsyncIterable<Row>,
  { language, timeZone }: { language: Language; timeZone: string },
): ExportTable {
  const cell = cellWriter(language, timeZone);
  return {
    title,
    columns: columns.flatMap(({ label, kind, note }): ExportTable['columns'] => {
      const words = language.text(label);
      if (kind === 'money')
        return [
          { label: words, kind: 'number' },
          { label: language.text('list.col.currency'), kind: 'text' },
        ];
      return [
        { label: words, kind },
        ...(note
          ? [{ label: language.text('list.col.notesOn', { column: words }), kind: 'text' as const }]
          : []),
      ];
    }),
    rows: cellsOf(rows, (row) => columns.flatMap((column) => cell(column, row))),
  };
}

async function* cellsOf(rows: AsyncIterable<Row>, write: (row: Row) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield write(row);
}
