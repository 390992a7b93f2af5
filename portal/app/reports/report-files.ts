import type { ExportTable } from '../../../shared/export/table.ts';
import { isOtherZone, zoneName } from '../../../shared/i18n/zone-name.ts';
import { providerTimeZone } from '../../../shared/trade/provider-day.ts';
import { columnsOf, type FigureColumn } from './figure-columns.ts';
import type { Report } from './load-report.ts';
import {
  type Comparison,
  chosenFilters,
  comparedRows,
  HEADINGS,
  type Language,
  type ReportRow,
} from './report-rows.ts';

/** The figures as the sheets of a workbook, one a comparison. */
export const figureSheets = (
  report: Report,
  comparisons: readonly Comparison[],
  language: Language,
): ExportTable[] =>
  comparisons.map((by) => ({
    title: language.text(HEADINGS[by]),
    head: headOf(report, language),
    columns: [
      { ...nameColumn(language.text(HEADINGS[by])), ...(by === 'month' && { kind: 'month' }) },
      ...figureHeads(report, language),
    ],
    rows: comparedRows(report, by, language).map((row) => [
      by === 'month' ? `${row.id}-01` : row.name,
      ...cellsOf(row, report),
    ]),
  }));

/** The same as one table, whose first column says what is compared. */
export const figureList = (
  title: string,
  report: Report,
  comparisons: readonly Comparison[],
  language: Language,
): ExportTable => ({
  title,
  head: headOf(report, language),
  columns: [
    nameColumn(language.text('reports.by')),
    nameColumn(language.text('reports.name')),
    ...figureHeads(report, language),
  ],
  rows: comparisons.flatMap((by) =>
    comparedRows(report, by, language).map((row) => [
      language.text(HEADINGS[by]),
      row.name,
      ...cellsOf(row, report),
    ]),
  ),
});

/** What the figures are narrowed to, and by which calendar their months are, where that isn't the reader's (D-154). */
const headOf = (report: Report, language: Language): string[] => {
  const zone = providerTimeZone();
  const months = isOtherZone(zone)
    ? [language.text('reports.how.month', { zone: zoneName(language.formats.locale, zone) })]
    : [];
  return [...chosenFilters(report, language).map(({ words }) => words), ...months];
};

const nameColumn = (label: string) => ({ label, kind: 'text', width: 24 }) as const;

/** `number` has two decimals in a workbook, `count` those that the figure has. */
const kindOf = ({ digits }: FigureColumn) => (digits === 2 ? 'number' : 'count');

const figureHeads = (report: Report, { text }: Language) =>
  columnsOf(report).map(
    (column) => ({ label: column.label(text), kind: kindOf(column), width: 12 }) as const,
  );

const cellsOf = ({ figures }: ReportRow, report: Report): (string | null)[] =>
  columnsOf(report).map(({ value }) => value(figures));
