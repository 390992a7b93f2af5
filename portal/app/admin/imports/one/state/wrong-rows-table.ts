import { IMPORT_COLUMNS, type Import } from '../../../../../../shared/contract/imports.ts';
import type { ExportTable } from '../../../../../../shared/export/table.ts';
import type { Translate } from '../../../../../../shared/i18n/define-texts.ts';
import { headingText } from '../../../../../../shared/spreadsheet/heading-text.ts';
import type { ListedRow } from '../../api.ts';
import type { TextId } from '../../texts/index.ts';
import { problemText } from '../problem-text.ts';

/** The cells of a file, line by line. */
export type FileLines = readonly (readonly string[])[];

/** The index of the line with the headings of an import, above which titles may stand; -1 where there is none. */
export const headingLineIn = (lines: FileLines, headings: Import['headings']): number =>
  headings.length === 0
    ? -1
    : lines.findIndex((line) => headings.every(({ heading }, n) => headingText(line[n] ?? '') === heading));

/**
 * The wrong rows with the cells that they have in the file, and behind them what is wrong, so that they can be corrected
 * and imported. Without the file there are their references alone.
 */
export function wrongRowsTable(
  { kind, fileName, headings: known }: Pick<Import, 'kind' | 'fileName' | 'headings'>,
  rows: readonly ListedRow[],
  lines: FileLines | undefined,
  text: Translate<TextId>,
): ExportTable {
  const texts = known.map(({ heading }) => heading);
  const headings = lines ? (lines[headingLineIn(lines, known)] ?? texts) : [IMPORT_COLUMNS[kind][0]!.heading];
  const cells = ({ line, reference }: ListedRow) => (lines ? (lines[line - 1] ?? []) : [reference]);
  const labels = [...headings, text('imports.wrong.column')];
  return {
    title: `${fileName.replace(/\.\w+$/, '')} ${text('imports.wrong.title')}`,
    columns: labels.map((label) => ({ label, kind: 'text', width: 12 })),
    rows: rows.map((row) => [
      ...headings.map((_, n) => cells(row)[n] ?? ''),
      row.problems.map((problem) => problemText(kind, problem, text)).join('\n'),
    ]),
  };
}
