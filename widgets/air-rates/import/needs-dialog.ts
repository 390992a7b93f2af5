import { readDate } from '../../../shared/trade/date-text.ts';
import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { fits, kindOf } from './cells/kinds.ts';
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
  return block.slice(0, LOOKED_AT).some((line, n) =>
    line.some((text, at) => {
      if (text.trim() === '') return false;
      const column = columns[at];
      if (column === undefined || (n === 0 && HEADING.test(text)) || !fits(kindOf(text, locale), column))
        return true;
      const reading = isDateTarget(column) ? readDate(text, locale) : undefined;
      return reading !== undefined && 'error' in reading;
    }),
  );
}
