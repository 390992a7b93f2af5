import { type ChargeRow, calculated, isEditedBefore } from '../rows/charge-row.ts';
import { isAsConverted } from './conversion.ts';

/**
 * Whether the total is to be marked as one by hand: one that is what quantity and unit cost give is not (D-21), and one
 * that only the rounding of a conversion made differ was edited by nobody (D-22).
 */
export function isByHand({ isManual, stored, cells }: ChargeRow): boolean {
  const original = stored?.line.original;
  if (!isManual) return false;
  if (original && isAsConverted(stored, cells)) return isEditedBefore(stored.line.quantity, original);
  return cells.totalPrice !== calculated(cells);
}
