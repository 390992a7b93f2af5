import type { ExportTable } from '../../../shared/export/table.ts';
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
    columns: [nameColumn(language.text(HEADINGS[by])), ...figureHeads(report, language)],
    rows: comparedRows(report, by, language).map((row) => [row.name, ...cellsOf(row, report)]),
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

const headOf = (report: Report, language: Language): string[] =>
  chosenFilters(report, language).map(({ words }) => words);

const nameColumn = (label: string) => ({ label, kind: 'text', width: 24 }) as const;

/** `number` has two decimals in a workbook, `count` those that the figure has. */
const kindOf = ({ digits }: FigureColumn) => (digits === 2 ? 'number' : 'count');

const figureHeads = (report: Report, { text }: Language) =>
  columnsOf(report).map(
    (column) => ({ label: column.label(text), kind: kindOf(column), width: 12 }) as const,
  );

const cellsOf = ({ figures }: ReportRow, report: Report): (string | null)[] =>
  columnsOf(report).map(({ value }) => value(figures));
