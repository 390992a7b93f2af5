import type { Block } from '../../../shared/ui/grid/model/grid-model.ts';
import { isNumeric } from '../rows/rate-row.ts';
import { numberCell } from './cells/number-cell.ts';

/**
 * A block that is pasted into the cells themselves, with its numbers without their currencies and units; the same block where they
 * have none.
 *
 * @param columns ids of the table's columns, from the one on that the block begins in
 */
export function bareNumbers(block: Block, columns: readonly string[]): Block {
  const bare = block.map((line) =>
    line.map((text, n) => (isNumeric(columns[n] ?? '') ? numberCell(text) || text : text)),
  );
  const isSame = bare.every((line, at) => line.every((text, n) => text === block[at]![n]));
  return isSame ? block : bare;
}
