import { isOtherZone, zoneName } from '../../../shared/i18n/zone-name.ts';
import { providerTimeZone } from '../../../shared/trade/provider-day.ts';
import type { Column, Language, Row } from '../../lists/definition.ts';
import { type Cell, cellWriter } from './cells.ts';

/** What a file is made of: its rows are read as they are written. */
export interface ExportTable {
  title: string;
  /** Whose spreadsheets open the file. */
  locale: string;
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
  const zone = providerTimeZone();
  /** Where the reader's clocks show the provider's time, nothing has to be said. */
  const inZone = (column: string) =>
    isOtherZone(zone, timeZone)
      ? language.text('list.col.inZone', { column, zone: zoneName(language.formats.locale, zone) })
      : column;
  /** Whoever the file is passed on to may be anywhere. */
  const onReadersClock = (column: string) =>
    language.text('list.col.inZone', { column, zone: zoneName(language.formats.locale, timeZone) });
  const noteHead = (column: string, byDay = false) => {
    const head = language.text('list.col.notesOn', { column });
    return byDay ? inZone(head) : head;
  };
  return {
    title,
    locale: language.formats.locale,
    columns: columns.flatMap(({ label, kind, note, byDay }): ExportTable['columns'] => {
      const name = language.text(label);
      const isMoment = kind === 'dateTime';
      const words = isMoment ? onReadersClock(name) : byDay && !note ? inZone(name) : name;
      if (kind === 'money')
        return [
          { label: words, kind: 'number' },
          { label: language.text('list.col.currency'), kind: 'text' },
        ];
      return [
        { label: words, kind },
        ...(note ? [{ label: noteHead(name, byDay), kind: 'text' as const }] : []),
      ];
    }),
    rows: cellsOf(rows, (row) => columns.flatMap((column) => cell(column, row))),
  };
}

async function* cellsOf(rows: AsyncIterable<Row>, write: (row: Row) => Cell[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield write(row);
}
