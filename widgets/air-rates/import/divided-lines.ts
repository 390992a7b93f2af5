import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { readMailLine } from './mail/mail-line.ts';

/** What stands between the columns of a table in a mail that is plain text. */
const BETWEEN = /\s{2,}|\s*[|;]\s*/;
/** So many pieces are a lane: both airports, the airline or a price, and prices. */
const FEWEST = 4;

/** A line of headings: of both ends of a lane and a weight break. All words for them are loaded with the dialog. */
const NAMES_LANES =
  /(?<!\p{L})(?:from|orig\w*|org|pol|aol|dep\w*|von)\s.*?(?<!\p{L})(?:to|dest\w*|dst|pod|aod|arr\w*|nach|ziel\w*)\s.*\d/iu;

/** Far above any line of headings. */
const LONGEST = 300;

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
  const table = atBlanks(block);
  // The headings have as many pieces as a lane.
  if (table && table.rows >= lanes - 1) return table.block;
  return lanes > 1 || (lanes === 1 && block.length === 1) ? pieces : block;
}

/**
 * The cells of a table that was copied out of a PDF, in which one blank may stand between two columns: those of its headings, and of
 * the lines below that have as many words; and how many these are. Undefined where there are none.
 */
function atBlanks(block: Block): { readonly block: Block; readonly rows: number } | undefined {
  const words = block.map(([text = '']) => text.trim().split(/\s+/));
  const start = block.findIndex(([text = '']) => text.length <= LONGEST && NAMES_LANES.test(text));
  const { length } = words[start] ?? [];
  const isRow = (n: number) => n >= start && words[n]!.length === length;
  const rows = block.filter((_, n) => n > start && isRow(n)).length;
  if (length === undefined || length < FEWEST || rows === 0) return undefined;
  return { block: block.map((line, n) => (isRow(n) ? words[n]! : line)), rows };
}
