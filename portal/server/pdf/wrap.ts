const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Lines that a text has at most; the last one of a longer text ends with `…`. */
const MOST_LINES = 20;

/**
 * The lines of a text in a column: broken between words, and within a word that is wider than the column. An empty text
 * has no line.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (text === '') return [];
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text, width, widthOf)) {
    const longer = line + part;
    if (line === '' || widthOf(longer.trimEnd()) <= width) {
      line = longer;
      continue;
    }
    lines.push(line.trimEnd());
    if (lines.length === MOST_LINES) return [...lines.slice(0, -1), `${lines.at(-1)}…`];
    line = part;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
}

/** As much of a text as a line has room for; the rest is an ellipsis. */
export function shortened(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const [line = ''] = wrap(text, width - widthOf('…'), widthOf);
  return `${line}…`;
}

/** Words with the space behind them; of one that is too wide its letters. */
function* partsOf(text: string, width: number, widthOf: (text: string) => number): Generator<string> {
  for (const [word] of text.matchAll(/\S+\s*/g))
    if (widthOf(word.trimEnd()) <= width) yield word;
    else for (const { segment } of graphemes.segment(word)) yield segment;
}
