import { texts } from '../texts/index.ts';
import type { Block, GridAction, GridRow, GridRules, Refusal } from './grid-model.ts';
import { indexOf } from './row-list.ts';

/** As many cells are pasted at once at most: more would hold up the page for seconds, and no sheet of rates has them. */
export const MAX_PASTED_CELLS = 100_000;

/** Why a block can't be pasted: it is refused whole, since nobody would look for what is missing. */
export function refusalOfBlock(block: Block): Refusal | undefined {
  const count = block.reduce((sum, line) => sum + line.length, 0);
  if (count <= MAX_PASTED_CELLS) return undefined;
  return { message: texts('grid.message.tooLarge', { count, most: MAX_PASTED_CELLS }) };
}

/** Why an action can't happen; undefined where it can. */
export function refusalOf<Row extends GridRow>(
  rules: GridRules<Row>,
  rows: readonly Row[],
  action: GridAction<Row>,
): Refusal | undefined {
  if (action.type === 'rowAdded') return rules.refuseAdd?.(rows);
  if (action.type === 'pasted') return refusalOfBlock(action.block);
  if (action.type !== 'rowDuplicated' && action.type !== 'rowRemoved') return undefined;
  const row = rows[indexOf(rows, action.row)];
  if (!row) return undefined;
  return action.type === 'rowRemoved' ? rules.refuseRemove?.(row, rows) : rules.refuseDuplicate?.(row, rows);
}
