import { guarded } from '../spreadsheet/formula-guard.ts';
import { unmistakable } from '../trade/number-notation.ts';
import { type ExportTable, numberIn } from './table.ts';

/** Excel reads a file without it in the system's own code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * The table as CSV (RFC 4180: commas, CRLF, doubled quotes) with its labels as the first line, which programs expect there
 * (so without the lines of its head, and without one that names the separator), in UTF-8 as Excel recognises it. What a
 * spreadsheet would run as a formula gets an apostrophe in front of it; numbers stay as they are, negative ones too; one
 * with thousandths has a zero more, so that it is the same one in a language with a decimal comma.
 */
export function tableCsv({ columns, rows }: ExportTable): string {
  const lines = [
    columns.map(({ label }) => csvText(label)),
    ...rows.map((row) =>
      columns.map((column, n) => {
        const cell = row[n] ?? '';
        const number = numberIn(column, cell);
        return number === undefined ? csvText(cell) : unmistakable(number);
      }),
    ),
  ];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}

/** A line of cells that are written as they are: numbers, and texts of {@link csvText}. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.join(',')}\r\n`;

/** A text as a cell that no spreadsheet runs as a formula. */
export function csvText(cell: string): string {
  const harmless = guarded(cell);
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
