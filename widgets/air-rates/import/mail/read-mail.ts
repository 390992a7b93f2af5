import { readSeparated } from '../../../../shared/spreadsheet/read-separated.ts';
import { parseBlock } from '../../../../shared/ui/grid/model/clipboard-text.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { dividedLines } from '../divided-lines.ts';
import { readHeading } from '../headings/heading.ts';
import { findHeadings } from '../headings/heading-lines.ts';
import { readMailLine } from './mail-line.ts';

/**
 * The lines of a mail that was saved as a text, as they are where they are pasted: commas and semicolons between its words
 * divide no columns; blanks do where they stand between those of a table. Undefined for a text whose columns have signs between them and
 * headings above, and where no line has a rate in words.
 */
export function readMail(text: string): Block | undefined {
  if (isTable(readSeparated(text))) return undefined;
  const block = parseBlock(text);
  const divided = dividedLines(block);
  const isMail = block.some((line) => readMailLine(line, [])) || isTable(divided);
  return isMail ? divided : undefined;
}

/** Whether a line names columns, and one of them as an end of the lanes. */
function isTable(block: Block): boolean {
  const { start } = findHeadings(block, []) ?? {};
  return (
    start !== undefined &&
    block[start]!.some((text) => ['from', 'to'].includes(readHeading(text, [])?.target ?? ''))
  );
}
