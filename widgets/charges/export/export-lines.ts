import { tableCsv } from '../../../shared/export/csv.ts';
import { download } from '../../../shared/export/download.ts';
import { exportFileName } from '../../../shared/export/file-name.ts';
import type { ExportColumn, ExportTable } from '../../../shared/export/table.ts';
import { tableXlsx } from '../../../shared/export/xlsx.ts';
import type { Translate } from '../../../shared/i18n/define-texts.ts';
import { convert } from '../../../shared/trade/money.ts';
import type { GridColumn } from '../../../shared/ui/grid/grid-column.ts';
import { unreadText } from '../../../shared/ui/grid/model/number-cells.ts';
import { amountIn, type ChargeRow } from '../rows/charge-row.ts';
import { type Field, isAmount, isConverted } from '../rows/list-kind.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { createTotals, type Total } from '../rules/list-totals.ts';
import type { RateState } from '../state/exchange-rates.ts';
import type { TextId } from '../texts/index.ts';

/** What is exported: the table as it stands, unsaved lines too and removed ones not. */
export interface Exported {
  readonly title: string;
  /** Parts of the file's name, such as the record's reference and the feature. */
  readonly name: readonly string[];
  readonly chargeRules: ChargeRules;
  readonly columns: readonly GridColumn<ChargeRow>[];
  readonly rows: readonly ChargeRow[];
  readonly rates: ReadonlyMap<string, RateState>;
  /** The totals as the screen shows them: with the uplift, or without. */
  readonly withProfit: boolean;
  readonly text: Translate<TextId>;
  readonly locale: string;
}

function exportTable({ title, chargeRules, columns, rows, rates }: Exported): ExportTable {
  const inUsd = (row: ChargeRow): string => {
    const { charge } = chargeRules.validate(row);
    if (!charge) return '';
    if (!isConverted(chargeRules.kind, charge.currency))
      return charge.currency === 'USD' ? charge.amount : '';
    const rate = rates.get(charge.currency)?.rate?.rate;
    return rate ? convert(charge.amount, rate) : '';
  };
  return {
    title,
    columns: columns.map(
      ({ id, label, width }): ExportColumn => ({
        label,
        kind: id === 'usd' || isAmount(id) ? 'number' : 'text',
        width: Math.round(width / 8),
      }),
    ),
    rows: rows
      .filter((row) => !row.isRemoved)
      .map((row) => columns.map(({ id }) => (id === 'usd' ? inUsd(row) : textOf(row, id as Field)))),
  };
}

/** A number as it counts, or its text as it could not be read. */
const textOf = ({ cells }: ChargeRow, field: Field): string =>
  (isAmount(field) && amountIn(field, cells)) || unreadText(cells[field]);

/** What the lines come to, as a table of its own. */
function totalsTable({ chargeRules, rows, rates, withProfit, text }: Exported): ExportTable {
  const { byCurrency, usd } = createTotals(chargeRules, rates)(rows);
  const line = (label: string, total: Total | null) => [
    label,
    total?.cost ?? text('charges.total.unknown'),
    total?.selling ?? '',
  ];
  const unnamed = text(chargeRules.kind.isManifest ? 'charges.total' : 'charges.total.noCurrency');
  const labels = ['charges.total.cost', ...(withProfit ? (['charges.total.profit'] as const) : [])] as const;
  return {
    title: text('charges.totals'),
    columns: [
      { label: text('charges.column.currency'), kind: 'text', width: 28 },
      ...labels.map((id): ExportColumn => ({ label: text(id), kind: 'number', width: 18 })),
    ],
    rows: [
      ...byCurrency.map((total) => line(total.currency || unnamed, total)),
      ...(usd === undefined ? [] : [line(text('charges.total.usd'), usd)]),
    ],
  };
}

/** Downloads the file; a workbook has the totals on a sheet of their own. */
export async function exportLines(exported: Exported, ending: 'csv' | 'xlsx'): Promise<void> {
  const table = exportTable(exported);
  const blob =
    ending === 'csv'
      ? new Blob([tableCsv(table, exported.locale)], { type: 'text/csv;charset=utf-8' })
      : await tableXlsx([table, totalsTable(exported)]);
  download(blob, exportFileName(exported.name, new Date(), ending));
}
