import { nextDays } from '../rows/next-days.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';
import { type CellEdit, withEdits } from './selected.ts';

export interface Rolled {
  readonly rows: readonly RateRow[];
  /** In the order on the screen. */
  readonly edits: readonly CellEdit[];
  /** Rows that got another validity. */
  readonly count: number;
  /** Rows that nothing follows: without a readable validity, with one that ends before it begins, or that never ends. */
  readonly skipped: number;
}

/**
 * The rows of these keys with the validity that follows theirs, from the day after it or from `start` (YYYY-MM-DD). One
 * without an end (D-62) begins anew where a day is given.
 */
export function rolled(rows: readonly RateRow[], keys: readonly string[], start?: string): Rolled {
  const chosen = new Set(keys);
  const edits: CellEdit[] = [];
  let [count, skipped] = [0, 0];
  for (const row of rows) {
    if (!chosen.has(row.key) || row.isRemoved) continue;
    const next = nextDays(row, start);
    if (!next) {
      skipped += 1;
      continue;
    }
    const own = Object.entries(next)
      .map(([column, after]) => ({ row, column, before: cellOf(row, column), after }))
      .filter(({ before, after }) => before !== after);
    if (own.length > 0) count += 1;
    edits.push(...own);
  }
  return { rows: withEdits(rows, edits), edits, count, skipped };
}
