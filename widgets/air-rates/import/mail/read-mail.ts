import { parseBlock } from '../../../../shared/ui/grid/model/clipboard-text.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { dividedLines } from '../divided-lines.ts';
import { readMailLine } from './mail-line.ts';

/**
 * The lines of a mail that was saved as a text, as they are where they are pasted: commas and semicolons between its words
 * divide no columns. Undefined where no line has a rate in words.
 */
export function readMail(text: string): Block | undefined {
  const block = parseBlock(text);
  return block.some((line) => readMailLine(line, [])) ? dividedLines(block) : undefined;
}
