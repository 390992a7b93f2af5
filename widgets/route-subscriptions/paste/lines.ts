import { MAX_ROUTES_OF_COMPANY } from '../../../shared/contract/route-subscriptions.ts';
import { parseBlock } from '../../../shared/ui/grid/model/clipboard-text.ts';

/** Lines that are read at most: as many as a company may have routes. */
export const MOST_LINES = MAX_ROUTES_OF_COMPANY;

/** A line with something on it. */
export interface PastedLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Between cells there were commas, which also stand in names. */
  readonly isByComma: boolean;
}

export interface PastedLines {
  readonly lines: readonly PastedLine[];
  /** Lines with something on them, those over {@link MOST_LINES} included. */
  readonly count: number;
}

/** What stands between two places on a line, the surest first. */
const SEPARATORS = [/\s*[;|]\s*/, /\s*(?:→|⇒|=>|->|>)\s*/, /\s+[-–—/]\s+/];
const COMMA = /\s*,\s*/;
/** A cell of a CSV file. */
const QUOTED = /(?:^|[;,|])\s*"/;
/** `CNSHA DEHAM MAEU`: codes alone. */
const CODES = /^[A-Z]{2}[A-Z0-9]{3}(\s+[A-Z]{2}[A-Z0-9]{3}){1,2}(\s+[A-Z]{2,4})?$/;

/** A text as spreadsheets put it on the clipboard, or typed line by line. */
export function readLines(text: string): PastedLines {
  const rows = text.includes('\t') ? parseBlock(text) : text.split(/\r\n?|\n/).map((line) => [line]);
  const lines: PastedLine[] = [];
  let count = 0;
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count <= MOST_LINES) lines.push({ line: index + 1, ...cellsOf(row) });
  }
  return { lines, count };
}

function cellsOf(row: readonly string[]): Omit<PastedLine, 'line'> {
  if (row.length > 1) return { cells: row.map(clean), isByComma: false };
  if (QUOTED.test(row[0]!)) return { cells: quotedCells(row[0]!).map(clean), isByComma: false };
  const only = clean(row[0]!);
  const separator = SEPARATORS.find((one) => one.test(only));
  if (separator) return { cells: only.split(separator).map(clean), isByComma: false };
  if (COMMA.test(only)) return { cells: only.split(COMMA).map(clean), isByComma: true };
  return { cells: CODES.test(only) ? only.split(/\s+/) : [only], isByComma: false };
}

/** Blanks as one space. */
const clean = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** The cells of a line of a CSV file, in whose quotes separators mean nothing; what stands behind the quotes belongs to the cell. */
const quotedCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|[;,|])\s*(?:"((?:[^"]|"")*)"|)([^;,|]*)/g)].map(
    ([, quoted = '', plain = '']) => quoted.replaceAll('""', '"') + plain,
  );
