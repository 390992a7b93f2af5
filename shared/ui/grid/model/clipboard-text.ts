import { holdsLines, type QuotedCell } from '../../../spreadsheet/separated-lines.ts';
import type { Block } from './grid-model.ts';

/** One cell alone, which spreadsheets, and other programs all the more, put there as it is. */
const ALONE = /^([^\t\r\n]*)(\r?\n)?$/;

/** A quoted cell up to a separator. */
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;
/** Whatever stands up to the next separator. */
const PLAIN = /[^\t\r\n]*/y;
const SEPARATOR = '\t';

/**
 * The cells of a block as spreadsheets put it on the clipboard: tabs between cells, `\r\n`, `\n` or `\r` between
 * rows and after the last. A cell in quotes holds tabs, newlines and doubled quotes; any other quote, each in a
 * cell alone, and one that only another cell's quote seems to close, is a quote. Rows may differ in length. What is
 * no text, or empty, has no rows.
 */
export function parseBlock(text: string): string[][] {
  if (typeof text !== 'string' || !text) return [];
  const alone = ALONE.exec(text);
  if (alone) return [[alone[1]!]];
  const rows: string[][] = [];
  let row: string[] = [];
  let widest = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const { length, cell } = cellAt(text, at, { widest, before: row.length });
    row.push(cell);
    at += length;
    if (text[at] === SEPARATOR) continue;
    rows.push(row);
    widest = Math.max(widest, row.length);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at + 1 === text.length) break;
  }
  return rows;
}

/** A cell and how long it is in the text, in a row that has some before it, beneath rows of at most so many. */
function cellAt(text: string, at: number, row: Pick<QuotedCell, 'widest' | 'before'>) {
  QUOTED.lastIndex = at;
  const [whole = '', quoted] = (text[at] === '"' && QUOTED.exec(text)) || [];
  const isCell =
    quoted !== undefined &&
    !(
      /[\r\n]/.test(quoted) &&
      holdsLines(text, { ...row, start: at, end: at + whole.length, separator: SEPARATOR })
    );
  if (isCell) return { length: whole.length, cell: quoted.replaceAll('""', '"') };
  PLAIN.lastIndex = at;
  const [cell] = PLAIN.exec(text)!;
  return { length: cell.length, cell };
}

/** The opposite: a text that spreadsheets, and `parseBlock`, read as these cells. */
export function formatBlock(rows: Block): string {
  const isAlone = rows.length === 1 && rows[0]!.length === 1;
  const misread = isAlone ? /[\t\r\n]/ : /^"|[\t\r\n]/;
  const quote = (cell: string) => (misread.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((row) => row.map(quote).join('\t')).join('\n');
  // A last row that is one blank cell would else pass for the end of the row before it.
  return rows.length > 0 && /(^|\n)$/.test(text) ? `${text}\n` : text;
}
