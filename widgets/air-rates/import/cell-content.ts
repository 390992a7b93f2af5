import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { isNumeric, levelOf } from '../rows/rate-row.ts';
import { kindOf } from './cells/kinds.ts';
import { isOfOtherUnit } from './cells/price-unit.ts';

/** A word, which an airport, a city or an airline could be; Chinese and Japanese ones are short. */
const WORD = /\p{L}{2}/u;

/**
 * Whether a block is the content of cells and no list of rates: nothing in it could be a place, so it lies over the cells
 * from the focused one on, as in a spreadsheet. Not so where a column of numbers would change what a text says: it would
 * keep only the digits of `+45`, `2-4` or a price in euros.
 *
 * @param columns ids of the table's columns, from the focused one on
 */
export function isCellContent(block: Block, columns: readonly string[], locale: string): boolean {
  const isPlain = (text: string, column: string | undefined) => {
    if (text.trim() === '') return true;
    const kind = kindOf(text, locale);
    if (kind === 'airline' || kind === 'code' || kind === 'codes') return false;
    if (kind === 'text' && WORD.test(text)) return false;
    if (column === undefined || !isNumeric(column)) return true;
    return kind === 'number' && !(levelOf(column) !== undefined && isOfOtherUnit(text));
  };
  return block.every((line) => line.every((text, n) => isPlain(text, columns[n])));
}
