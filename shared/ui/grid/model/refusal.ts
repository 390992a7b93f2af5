import type { GridAction, GridRow, GridRules, Refusal } from './grid-model.ts';
import { indexOf } from './row-list.ts';

/** Why the rules don't let an action happen; undefined where they do. */
export function refusalOf<Row extends GridRow>(
  rules: GridRules<Row>,
  rows: readonly Row[],
  action: GridAction<Row>,
): Refusal | undefined {
  if (action.type === 'rowAdded') return rules.refuseAdd?.(rows);
  if (action.type !== 'rowDuplicated' && action.type !== 'rowRemoved') return undefined;
  const row = rows[indexOf(rows, action.row)];
  if (!row) return undefined;
  return action.type === 'rowRemoved' ? rules.refuseRemove?.(row, rows) : rules.refuseDuplicate?.(row, rows);
}
