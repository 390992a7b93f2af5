import type { ExportTable } from '../../../shared/export/table.ts';
import type { Formats } from '../../../shared/i18n/formats.ts';
import { columnsOf, type FigureColumn } from './figure-columns.ts';
import type { Report } from './load-report.ts';
import { type Comparison, type ReportRow, rowsOf } from './report-rows.ts';
import type { Words } from './report-words.ts';
import type { TextId } from './texts/index.ts';

interface Language {
  text: Words;
  formats: Formats;
}

const HEADINGS: Readonly<Record<Comparison, TextId>> = {
  month: 'reports.month',
  lane: 'reports.lane',
  carrier: 'reports.carrier',
};
const COMPARISONS = ['month', 'lane', 'carrier'] as const;

/** The figures as the sheets of a workbook, one a comparison. */
export const figureSheets = (report: Report, language: Language): ExportTable[] =>
  COMPARISONS.map((by) => ({
    title: language.text(HEADINGS[by]),
    columns: [nameColumn(language.text(HEADINGS[by])), ...figureHeads(report, language)],
    rows: rowsOf(report, by, language).map((row) => [row.name, ...cellsOf(row, report)]),
  }));

/** The same as one table, whose first column says what is compared. */
export const figureList = (title: string, report: Report, language: Language): ExportTable => ({
  title,
  columns: [
    nameColumn(language.text('reports.by')),
    nameColumn(language.text('reports.name')),
    ...figureHeads(report, language),
  ],
  rows: COMPARISONS.flatMap((by) =>
    rowsOf(report, by, language).map((row) => [
      language.text(HEADINGS[by]),
      row.name,
      ...cellsOf(row, report),
    ]),
  ),
});

const nameColumn = (label: string) => ({ label, kind: 'text', width: 24 }) as const;

/** `number` has two decimals in a workbook, `count` those that the figure has. */
const kindOf = ({ digits }: FigureColumn) => (digits === 2 ? 'number' : 'count');

const figureHeads = (report: Report, { text }: Language) =>
  columnsOf(report).map(
    (column) => ({ label: column.label(text), kind: kindOf(column), width: 12 }) as const,
  );

const cellsOf = ({ figures }: ReportRow, report: Report): (string | null)[] =>
  columnsOf(report).map(({ value }) => value(figures));
