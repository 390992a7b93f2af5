import { tableCsv } from '../../shared/export/csv.ts';
import { download } from '../../shared/export/download.ts';
import { exportFileName } from '../../shared/export/file-name.ts';
import type { ExportColumn, ExportTable } from '../../shared/export/table.ts';
import { tableXlsx } from '../../shared/export/xlsx.ts';
import { convert } from '../../shared/trade/money.ts';
import type { GridColumn } from '../../shared/ui/grid/grid-column.ts';
import { type Field, isAmount, isConverted } from './kind.ts';
import type { RateState } from './rates.ts';
import type { ChargeRow } from './rows.ts';
import type { Sheet } from './sheet.ts';

/** What is exported: the table as it stands, unsaved lines too and removed ones not. */
export interface Exported {
  readonly title: string;
  /** Parts of the file's name, such as the record's reference and the feature. */
  readonly name: readonly string[];
  readonly sheet: Sheet;
  readonly columns: readonly GridColumn<ChargeRow>[];
  readonly rows: readonly ChargeRow[];
  readonly rates: ReadonlyMap<string, RateState>;
}

function exportTable({ title, sheet, columns, rows, rates }: Exported): ExportTable {
  const inUsd = (row: ChargeRow): string => {
    const { charge } = sheet.judge(row);
    if (!charge) return '';
    if (!isConverted(sheet.kind, charge.currency)) return charge.currency === 'USD' ? charge.amount : '';
    const rate = rates.get(charge.currency)?.rate?.rate;
    return rate ? convert(charge.amount, rate) : '';
  };
  return {
    title,
    columns: columns.map(
      ({ id, label, width }): ExportColumn => ({
        label,
        kind: isAmount(id) || id === 'usd' ? 'number' : 'text',
        width: Math.round(width / 8),
      }),
    ),
    rows: rows
      .filter((row) => !row.isRemoved)
      .map((row) => columns.map(({ id }) => (id === 'usd' ? inUsd(row) : row.cells[id as Field]))),
  };
}

/** Hands the user the file. */
export async function exportLines(exported: Exported, ending: 'csv' | 'xlsx'): Promise<void> {
  const table = exportTable(exported);
  const blob =
    ending === 'csv'
      ? new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' })
      : await tableXlsx([table]);
  download(blob, exportFileName(exported.name, new Date(), ending));
}
