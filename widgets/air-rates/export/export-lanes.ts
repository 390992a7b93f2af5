import { tableCsv } from '../../../shared/export/csv.ts';
import { download } from '../../../shared/export/download.ts';
import { exportFileName } from '../../../shared/export/file-name.ts';
import type { ExportColumn, ExportTable } from '../../../shared/export/table.ts';
import { tableXlsx } from '../../../shared/export/xlsx.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { unreadText } from '../../../shared/ui/grid/model/number-cells.ts';
import { headingOf } from '../columns/heading.ts';
import { texts as columnTexts } from '../columns/texts/index.ts';
import { cellOf, columnsOf, isNumeric, levelOf, type RateRow } from '../rows/rate-row.ts';
import { texts } from '../texts/index.ts';

/** What is exported: the lanes as they stand in the table. */
export interface ExportedLanes {
  readonly rows: readonly RateRow[];
  readonly levels: readonly string[];
  /** Parts of the file's name, such as the customer's. */
  readonly name: readonly string[];
  readonly locale: Locale;
}

const WIDTHS: Readonly<Record<string, number>> = { airline: 24, routing: 18, comment: 40 };
const WIDTH = 12;

function kindOf(column: string): ExportColumn['kind'] {
  if (levelOf(column) !== undefined) return 'number';
  return isNumeric(column) ? 'count' : 'text';
}

/** The lanes as a table of texts, which the import reads again as they are. */
export function lanesTable({ rows, levels, locale }: Omit<ExportedLanes, 'name'>): ExportTable {
  const text = columnTexts.in(locale);
  const columns = columnsOf(levels);
  return {
    title: texts.in(locale)('air.rates'),
    columns: columns.map((column) => ({
      // Weights have a point in every language, as a level is stored: the import then reads it the same everywhere.
      label: headingOf(column, text, '.'),
      kind: kindOf(column),
      width: WIDTHS[column] ?? WIDTH,
    })),
    rows: rows.map((row) =>
      columns.map((column) => {
        const cell = cellOf(row, column);
        return isNumeric(column) ? unreadText(cell) : cell;
      }),
    ),
  };
}

/** Downloads the lanes; rejects when a part can't be loaded. */
export async function exportLanes(exported: ExportedLanes, ending: 'csv' | 'xlsx'): Promise<void> {
  await Promise.all([texts.load(exported.locale), columnTexts.load(exported.locale)]);
  const table = lanesTable(exported);
  const blob =
    ending === 'csv'
      ? new Blob([tableCsv(table, exported.locale)], { type: 'text/csv;charset=utf-8' })
      : await tableXlsx([table]);
  download(blob, exportFileName(exported.name, new Date(), ending));
}
