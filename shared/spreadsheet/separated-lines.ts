/** Fewer columns tell nothing about what a cell in quotes may hold. */
const FEWEST_COLUMNS = 3;
/** So much behind a cell is looked at. */
const LONGEST_LINE = 10_000;

/**
 * The lines of a text, divided at a separator. A cell in quotes holds separators, line ends and doubled quotes. A quote that is
 * never closed, or that a later line closes by chance, is a quote: it stays in the text of its cell, and its line ends where it
 * ends, so that no line is swallowed by the one above. Which of both it is, the number of cells tells that the lines have.
 */
export function separatedLines(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  if (text === '') return lines;
  const plain = new RegExp(`[^${separator.replace(/[\\\]^-]/, '\\$&')}\\r\\n]*`, 'y');
  const plainFrom = (at: number): number => {
    plain.lastIndex = at;
    plain.exec(text);
    return plain.lastIndex;
  };
  const isEnd = (at: number) =>
    at >= text.length || text[at] === separator || text[at] === '\r' || text[at] === '\n';
  let line: string[] = [];
  let widest = 0;
  let at = 0;
  for (;;) {
    const close = text[at] === '"' ? closingQuote(text, at) : -1;
    const quoted = close < 0 ? undefined : text.slice(at + 1, close);
    let end = close < 0 ? plainFrom(at) : close + 1;
    if (quoted === undefined) line.push(text.slice(at, end));
    else if (
      /[\r\n]/.test(quoted) &&
      (!isEnd(end) || holdsLines(text, { ...{ start: at, end, separator, widest }, before: line.length }))
    ) {
      end = plainFrom(at);
      line.push(text.slice(at, end));
    } else {
      const begin = end;
      // What a program wrote behind the quotes belongs to the cell, as spreadsheets read it.
      if (!isEnd(end)) end = plainFrom(end);
      line.push(quoted.replaceAll('""', '"') + text.slice(begin, end));
    }
    at = end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    lines.push(line);
    widest = Math.max(widest, line.length);
    line = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (at >= text.length) return lines;
  }
}

/** Where the quote of a cell is closed; -1 where it never is. */
function closingQuote(text: string, at: number): number {
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/** Quotes around more than one line. */
export interface QuotedCell {
  /** Where it begins and ends with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly separator: string;
  /** How many cells the lines before have, and how many of its own stand before it. */
  readonly widest: number;
  readonly before: number;
}

/**
 * Whether quotes are no cell's, and what stands between them are lines of the table: a quote that was never closed, which a later one
 * seems to close. It is a cell where its line has as many cells as those before, unless without it each of the lines has as many, too.
 * Nobody types tabs into a cell.
 */
export function holdsLines(text: string, { start, end, separator, widest, before }: QuotedCell): boolean {
  const quoted = text.slice(start, end);
  const isTab = separator === '\t';
  if (!quoted.includes(separator) || (!isTab && widest < FEWEST_COLUMNS)) return false;
  const [behind = ''] = text.slice(end, end + LONGEST_LINE).split(/[\r\n]/, 1);
  const cellsBehind = behind.split(separator).length - 1;
  const widths = quoted.split(/\r\n|\r|\n/).map((line) => line.split(separator).length);
  const isWide = isTab || widths[1]! >= widest;
  widths[0]! += before;
  widths[widths.length - 1]! += cellsBehind;
  const areLines = widths.every((count) => count === widest);
  if (before + 1 + cellsBehind !== widest) return areLines || isWide;
  const isQuoteBeside =
    (text[start - 1] === separator && text[start - 2] === '"') ||
    (text[end] === separator && text[end + 1] === '"');
  return areLines && !isQuoteBeside && (isWide || !isProse(quoted, separator));
}

/** Whether a blank stands behind each separator, as in a sentence. */
const isProse = (quoted: string, separator: string): boolean =>
  quoted.split(separator).every((part, n) => n === 0 || /^\s/.test(part));
