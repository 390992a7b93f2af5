import { type ChargeRow, calculated, isEditedBefore } from '../rows/charge-row.ts';
import { type Field, isForeign } from '../rows/list-kind.ts';
import type { ChargeRules } from './charge-rules.ts';

/** The amounts that a conversion is about (CHG-43). */
export const CONVERTED = ['unitCost', 'totalPrice', 'minimumPrice'] as const;

/** The currencies of rows that stay, each once. */
export const currenciesOf = (rows: readonly ChargeRow[], isOne: (currency: string) => boolean): string[] => [
  ...new Set(
    rows.filter((row) => !row.isRemoved && isOne(row.cells.currency)).map(({ cells }) => cells.currency),
  ),
];

/** Those whose rates the screen shows: also CAD, of which only the total in USD is shown. */
export const foreignCurrencies = ({ kind }: ChargeRules, rows: readonly ChargeRow[]): string[] =>
  currenciesOf(rows, (currency) => isForeign(kind, currency));

/** Whether currency and amounts are still those that the conversion gave. */
export const isAsConverted = (stored: NonNullable<ChargeRow['stored']>, cells: ChargeRow['cells']): boolean =>
  ['currency', ...CONVERTED].every((field) => cells[field as Field] === stored.cells[field as Field]);

/**
 * Whether the total is to be marked as one by hand: one that is what quantity and unit cost give is not (D-21), and one
 * that only the rounding of a conversion made differ was edited by nobody (D-22).
 */
export function isByHand({ isManual, stored, cells }: ChargeRow): boolean {
  const original = stored?.line.original;
  if (!isManual) return false;
  if (original && isAsConverted(stored, cells)) return isEditedBefore(stored.line.quantity, original);
  return cells.totalPrice !== calculated(cells.quantity, cells.unitCost, 'en');
}
