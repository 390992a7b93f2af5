import { type ExportTable, numberIn } from './table.ts';

/** Excel reads a file without it in the system's own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet read a cell as a formula, also in its full width and behind a space. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$/;

/**
 * The table as CSV (RFC 4180: commas, CRLF, doubled quotes) with its labels as the first line, in UTF-8 as Excel
 * recognises it. A text that a spreadsheet would run as a formula gets an apostrophe in front of it; numbers stay as
 * they are, negative ones too.
 */
export function tableCsv({ columns, rows }: ExportTable): string {
  const lines = [
    columns.map(({ label }) => text(label)),
    ...rows.map((row) =>
      columns.map((column, n) => {
        const cell = row[n] ?? '';
        return numberIn(column, cell) ?? text(cell);
      }),
    ),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function text(cell: string): string {
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
