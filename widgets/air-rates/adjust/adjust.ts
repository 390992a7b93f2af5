import Big from 'big.js';
import { decimal } from '../../../shared/trade/decimal.ts';
import { numberIn } from '../rows/cell-number.ts';
import { cellOf, levelOf, type RateRow } from '../rows/rate-row.ts';
import { type CellEdit, type SelectedCells, withEdits } from './selected.ts';

/** What prices are rounded to, half up; each has a whole number of steps in 1. */
export const ROUNDINGS = ['0.01', '0.05', '0.1', '1'] as const;
export type Rounding = (typeof ROUNDINGS)[number];
const STEPS_IN_ONE: Readonly<Record<Rounding, string>> = {
  '0.01': '100',
  '0.05': '20',
  '0.1': '10',
  '1': '1',
};

export interface Adjustment {
  readonly direction: 'raise' | 'lower';
  readonly unit: 'percent' | 'amount';
  /** A decimal text, not negative. */
  readonly value: string;
  readonly rounding: Rounding;
}

export interface Adjusted {
  readonly rows: readonly RateRow[];
  /** In the order on the screen. */
  readonly edits: readonly CellEdit[];
  /** Prices that the adjustment leaves as they are. */
  readonly same: number;
  /** Cells with a text that is no number; they stay as they are. */
  readonly unreadable: number;
  /** Prices that would have gone below zero, and are zero now. */
  readonly atZero: number;
}

/**
 * The rows with the chosen prices raised or lowered, with two decimals. Blank cells stay blank, and columns other than
 * those of weight levels are left alone. A price that comes out the same keeps its text.
 */
export function adjusted(rows: readonly RateRow[], selected: SelectedCells, by: Adjustment): Adjusted {
  const chosen = new Set(selected.rows);
  const columns = selected.columns.filter((column) => levelOf(column) !== undefined);
  const counts = { same: 0, unreadable: 0, atZero: 0 };
  const edits: CellEdit[] = [];
  for (const row of rows) {
    if (!chosen.has(row.key) || row.isRemoved) continue;
    for (const column of columns) {
      const before = cellOf(row, column);
      if (before.trim() === '') continue;
      const price = numberIn(before);
      if (price === undefined) {
        counts.unreadable += 1;
        continue;
      }
      const result = priceAfter(price, by);
      const after = result.lt('0') ? '0.00' : result.toFixed(2);
      if (result.lt('0')) counts.atZero += 1;
      if (numberIn(after) === price) counts.same += 1;
      else edits.push({ row, column, before, after });
    }
  }
  return { rows: withEdits(rows, edits), edits, ...counts };
}

function priceAfter(price: string, { direction, unit, value, rounding }: Adjustment) {
  const change = unit === 'percent' ? decimal(price).times(value).times('0.01').toFixed() : value;
  const exact = direction === 'raise' ? decimal(price).plus(change) : decimal(price).minus(change);
  return exact.times(STEPS_IN_ONE[rounding]).round(0, Big.roundHalfUp).times(rounding);
}
