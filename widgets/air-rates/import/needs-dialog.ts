import { readDate } from '../../../shared/trade/date-text.ts';
import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { fits, isShifted, kindOf } from './cells/kinds.ts';
import { isDateTarget } from './targets.ts';

const HEADING = /^\W*(?:from|to|origin\w*|dest\w*|p[od][ld]|ao[ld]|von|nach|carrier|airline)\W*$/i;

/** More lines than these are alike. */
const LOOKED_AT = 50;

/**
 * Whether a block has to be looked at before it is pasted: it has headings, dates whose day could be the month, or texts
 * that can't stand in the columns where they would come to lie. Everything else the grid pastes as it is.
 *
 * @param columns ids of the table's columns, from the one on that the block begins in
 */
export function needsDialog(block: Block, columns: readonly string[], locale: string): boolean {
  if (block.length === 1 && block[0]!.length === 1) return false;
  return block.slice(0, LOOKED_AT).some((line, n) => {
    const kinds = line.map((text) => (text.trim() ? kindOf(text, locale) : undefined));
    const isMisplaced = (text: string, at: number) => {
      const [kind, column] = [kinds[at], columns[at]];
      if (kind === undefined) return false;
      if (column === undefined || (n === 0 && HEADING.test(text)) || !fits(kind, column)) return true;
      return isDateTarget(column) && 'error' in readDate(text, locale);
    };
    return isShifted(kinds, columns) || line.some(isMisplaced);
  });
}
