import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { readMailLine } from './mail/mail-line.ts';

/** What stands between the columns of a table in a mail that is plain text. */
const BETWEEN = /\s{2,}|\s*[|;]\s*/;
/** So many pieces are a lane: both airports, the airline or a price, and prices. */
const FEWEST = 4;

const piecesOf = (line: readonly string[]): string[] =>
  (line[0] ?? '')
    .trim()
    .replace(/^[|;]\s*|\s*[|;]$/g, '')
    .split(BETWEEN);

/**
 * The cells of a block whose lines are one text each, with spaces, bars or semicolons between the columns, as in a mail; the
 * block itself where it isn't such a one. A line that names its breaks stays whole for `readMailLine`.
 */
export function dividedLines(block: Block): Block {
  if (!block.every((line) => line.every((text, n) => n === 0 || text.trim() === ''))) return block;
  const pieces = block.map((line) => (readMailLine(line, []) ? line : piecesOf(line)));
  const lanes = pieces.filter(({ length }) => length >= FEWEST).length;
  return lanes > 1 || (lanes === 1 && block.length === 1) ? pieces : block;
}
