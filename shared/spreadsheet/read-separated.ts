import type { Block } from '../ui/grid/model/grid-model.ts';
import { unguarded } from './formula-guard.ts';
import { plainText } from './plain-text.ts';
import { separatedLines } from './separated-lines.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Excel's own way to name the separator, in a line of its own before all others; programs fill it up to as many cells as a line has. */
const NAMED = /^"?sep=(.)"?[,;\t|]*(?:\r\n|\r|\n)/i;
const SAMPLE_LINES = 30;

/** A line that only divides others, as reports and notes draw it. */
const RULE = /^[\s|+:=_-]*$/;
/** A line with bars around its cells. */
const FRAMED = /^\s*\|(.*)\|\s*$/;

/**
 * The cells of a text with commas, semicolons, tabs or bars between them, whichever divides most lines. Texts stay texts:
 * nothing is calculated.
 */
export function readSeparated(text: string): Block {
  const named = NAMED.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const separator = named?.[1] ?? separatorIn(body);
  const plain = separator === '|' ? withoutFrame(body) : body;
  const lines = separatedLines(plain, separator);
  const whole = wholeLines(lines, body);
  return whole === undefined ? lines.map((line) => line.map(cellText)) : readSeparated(whole);
}

/** The text of lines that a program put in quotes as a whole, with their separators; undefined where it did not. */
function wholeLines(lines: readonly (readonly string[])[], body: string): string | undefined {
  const isWhole = lines.length > 1 && body.startsWith('"') && lines.every(({ length }) => length <= 1);
  const text = isWhole ? lines.map(([line = '']) => line).join('\n') : '';
  return SEPARATORS.some((separator) => text.includes(separator)) && !text.startsWith('"') ? text : undefined;
}

/** A list with bars around its cells, as lists of SAP are, without what was only drawn. */
function withoutFrame(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => (RULE.test(line) ? '' : line));
  const isFramed = lines.filter(Boolean).every((line) => FRAMED.test(line) || !line.includes('|'));
  return (isFramed ? lines.map((line) => line.replace(FRAMED, '$1')) : lines).join('\n');
}

/** What was guarded is as it was before that, whatever it looks like. */
function cellText(cell: string): string {
  const own = unguarded(cell);
  return own === cell ? plainText(cell) : own;
}

/** The separator that most lines have, and of those the one that they have most of, outside quotes. */
function separatorIn(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, 'x')
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .filter((line) => line.trim());
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const divided = counts.filter((count) => count > 0).length;
    return { separator, divided, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  scores.sort((one, other) => other.divided - one.divided || other.total - one.total);
  return scores[0]!.separator;
}
