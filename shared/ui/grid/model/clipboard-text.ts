import type { Block } from './grid-model.ts';

/** One cell alone, which spreadsheets, and other programs all the more, put there as it is. */
const ALONE = /^([^\t\r\n]*)(\r?\n)?$/;

/** A quoted cell up to a separator, or whatever stands up to the next one. */
const CELL = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;

/**
 * The cells of a block as spreadsheets put it on the clipboard: tabs between cells, `\r\n`, `\n` or `\r` between
 * rows and after the last. A cell in quotes holds tabs, newlines and doubled quotes; any other quote, and each in a
 * cell alone, is a quote. Rows may differ in length. What is no text, or empty, has no rows.
 */
export function parseBlock(text: string): string[][] {
  if (typeof text !== 'string' || !text) return [];
  const alone = ALONE.exec(text);
  if (alone) return [[alone[1]!]];
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    CELL.lastIndex = at;
    const [cell, quoted] = CELL.exec(text)!;
    row.push(quoted === undefined ? cell : quoted.replaceAll('""', '"'));
    at += cell.length;
    if (text[at] === '\t') continue;
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (at + 1 === text.length) break;
  }
  return rows;
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
