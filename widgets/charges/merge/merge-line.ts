import type { GridRules } from '../../../shared/ui/grid/model/grid-model.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { type CellConflict, type Origin, openConflicts } from '../rows/conflict.ts';
import type { Field } from '../rows/list-kind.ts';

export interface LineRules {
  readonly rules: Pick<GridRules<ChargeRow>, 'columns' | 'derive'>;
  /** Whose lines theirs are. */
  readonly origin: Origin;
}

/** Amounts mean nothing without their currency: where it differs they are taken from one side. */
const MONEY: readonly Field[] = ['currency', 'unitCost', 'totalPrice', 'minimumPrice'];

/**
 * A line that both changed, cell by cell: what only one changed is as they have it; what both changed is mine, with theirs as
 * a conflict. A calculated total follows from the merged cells and conflicts with nothing. What doesn't show is theirs.
 *
 * @param mine with the line that it began with
 */
export function mergedLine(mine: ChargeRow, theirs: ChargeRow, { rules, origin }: LineRules): ChargeRow {
  const columns = rules.columns as readonly Field[];
  const began = mine.stored ?? theirs.stored;
  const base = { cells: began?.cells ?? theirs.cells, isManual: began?.line.manuallyEditedTotal ?? false };
  const isCalculable = columns.includes('quantity');
  const isChanged = ({ cells, isManual }: ChargeRow, field: Field): boolean => {
    if (field !== 'totalPrice' || !isCalculable) return cells[field] !== base.cells[field];
    return isManual && (!base.isManual || cells.totalPrice !== base.cells.totalPrice);
  };

  const isOtherCurrency = columns.includes('currency') && mine.cells.currency !== theirs.cells.currency;
  const keepsMoney =
    isOtherCurrency && [mine, theirs].every((row) => MONEY.some((field) => isChanged(row, field)));
  const isMine = (field: Field): boolean =>
    (keepsMoney && MONEY.includes(field)) ||
    isChanged(mine, field) ||
    // Editing the quantity or the unit cost took a total by hand away (CHG-27).
    (field === 'totalPrice' && isCalculable && mine.cells.totalPrice !== base.cells.totalPrice);

  const kept = columns.filter(isMine);
  const cells = { ...theirs.cells, ...Object.fromEntries(kept.map((field) => [field, mine.cells[field]])) };
  const isManual = (kept.includes('totalPrice') ? mine : theirs).isManual;
  const entered: ChargeRow = { ...mine, stored: theirs.stored, cells, isManual };
  const merged = isCalculable ? rules.derive(entered, [isManual ? 'totalPrice' : 'quantity']) : entered;

  // A total by hand also meets one that follows from what they changed.
  const isChangedByThem = (field: Field): boolean =>
    isChanged(theirs, field) ||
    (field === 'totalPrice' && merged.isManual && theirs.cells.totalPrice !== base.cells.totalPrice);
  const found = kept
    .filter((field) => isChangedByThem(field) && merged.cells[field] !== theirs.cells[field])
    .map(
      (field): CellConflict => ({
        origin,
        field,
        mine: merged.cells[field],
        theirs: theirs.cells[field],
        currency:
          isOtherCurrency && field !== 'currency' && MONEY.includes(field) ? theirs.cells.currency : '',
      }),
    );
  const earlier = openConflicts(theirs).map((one) => ({ ...one, mine: merged.cells[one.field] }));
  const before = openConflicts(mine).filter(({ field }) => !isChangedByThem(field));
  return withConflicts(merged, [...found, ...earlier, ...before]);
}

/** My row over a stored line that is as I know it: what it conflicted with earlier is still to be looked at. */
export const lineOver = (mine: ChargeRow, { stored }: ChargeRow): ChargeRow =>
  withConflicts({ ...mine, stored }, openConflicts(mine));

/** Of two conflicts of a cell with the same side the first counts. */
function withConflicts({ conflicts: _, ...row }: ChargeRow, all: readonly CellConflict[]): ChargeRow {
  const isSame = (one: CellConflict, other: CellConflict) =>
    one.field === other.field && one.origin === other.origin;
  const cells = all.filter((one, n) => all.findIndex((other) => isSame(one, other)) === n);
  const open = openConflicts({ ...row, conflicts: { cells } });
  return open.length > 0 ? { ...row, conflicts: { cells: open } } : row;
}
