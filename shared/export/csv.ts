import { guarded } from '../spreadsheet/formula-guard.ts';
import { type DecimalSign, decimalSignOf, unmistakable } from '../trade/number-notation.ts';
import { type ExportTable, numberIn } from './table.ts';

/** Excel reads a file without it in the system's own code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** How the cells of a line and the decimals of a number are divided. */
export interface CsvForm {
  separator: ',' | ';';
  decimal: DecimalSign;
}

/** What the spreadsheets of a language open in columns, with numbers that count: semicolons where decimals have a comma. */
export function csvForm(locale: string): CsvForm {
  const decimal = decimalSignOf(locale);
  return { separator: decimal === ',' ? ';' : ',', decimal };
}

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * The table as CSV (RFC 4180: CRLF, doubled quotes; {@link csvForm} of the language) with its labels as the first line, which
 * programs expect there (so without the lines of its head, and without one that names the separator, at which Excel no longer sees
 * the mark), in UTF-8 as Excel recognises it. What a
 * spreadsheet would run as a formula gets an apostrophe in front of it; numbers stay as they are, negative ones too; one
 * with thousandths has a zero more, so that it is the same one in a language with a decimal comma.
 */
export function tableCsv({ columns, rows }: ExportTable, locale: string): string {
  const form = csvForm(locale);
  const lines = [
    columns.map(({ label }) => csvText(label)),
    ...rows.map((row) =>
      columns.map((column, n) => {
        const cell = row[n] ?? '';
        const number = numberIn(column, cell);
        return number === undefined ? csvText(cell) : csvNumber(unmistakable(number), form);
      }),
    ),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line, form)).join('');
}

/** A line of cells that are written as they are: of {@link csvNumber} and {@link csvText}. */
export const csvLine = (cells: readonly string[], { separator }: CsvForm): string =>
  `${cells.join(separator)}\r\n`;

/** A number in canonical decimal text, without grouping. */
export const csvNumber = (number: string, { decimal }: CsvForm): string => number.replace('.', decimal);

/** A text as a cell that no spreadsheet runs as a formula. */
export function csvText(cell: string): string {
  const harmless = guarded(cell);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
