import { type Cells, type ChargeRow, isUnsaved } from '../rows/charge-row.ts';
import type { Catalogue } from '../rows/charge-types.ts';
import type { Field } from '../rows/list-kind.ts';
import { type LineRules, lineOver, mergedLine } from './merge-line.ts';

export interface MergeRules extends LineRules {
  /** The charge types as they are called now. */
  readonly catalogue: Catalogue;
  /** A stored row as it was before its conversion to USD. */
  asEntered(row: ChargeRow): Cells;
  /** What was sent of a row of mine by saves whose answer never came. */
  sent(key: string): readonly Cells[];
}

/**
 * Somebody else's lines with my changes on top of them (D-19). Lines are told apart by their id, and each stands once:
 * one that both changed is merged cell by cell (`mergedLine`). A line that I removed and they changed stands again; one
 * that they removed and I changed stays as a new one; both say so. My new lines come last, unless theirs are the same.
 * What theirs have of a save of mine whose answer was lost is no change of theirs.
 *
 * @param mine rows with the lines that they began with
 * @param theirs rows of the lines that are stored now
 */
export function merge(
  mine: readonly ChargeRow[],
  theirs: readonly ChargeRow[],
  { catalogue, asEntered, sent, ...lineRules }: MergeRules,
): ChargeRow[] {
  // What differs in a column that doesn't show was changed by nobody.
  const { columns } = lineRules.rules;
  const calledNow = renaming(mine, catalogue);
  const left = new Set(mine.map((row) => renamed(row, calledNow)));
  const isSame = (a: Cells, b: Cells) => columns.every((column) => a[column as Field] === b[column as Field]);
  const isLike = (cells: Cells, stored: ChargeRow) =>
    isSame(cells, stored.cells) || isSame(cells, asEntered(stored));
  const isSentAs = ({ key }: ChargeRow, stored: ChargeRow) =>
    sent(key).some((cells) => isLike(calledNow(cells), stored));
  // Without an id a line is the one that nobody changed, or that I did.
  const isSameLine = (row: ChargeRow, { stored: theirLine }: ChargeRow) => {
    if (!row.stored || !theirLine) return false;
    return hasId(row)
      ? String(row.stored.line.id) === String(theirLine.line.id)
      : isSame(row.stored.cells, theirLine.cells);
  };
  const take = (fits: (row: ChargeRow) => boolean): ChargeRow | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };

  const lines = theirs
    .map((stored) => ({ stored, row: take((row) => isSameLine(row, stored)) }))
    .map(({ stored, row }) => ({
      stored,
      row: row ?? take((other) => !hasId(other) && isLike(other.cells, stored)),
    }))
    .map(({ stored, row }) => ({
      stored,
      row: row ?? take((other) => !hasId(other) && isSentAs(other, stored)),
    }));
  const rows = lines.flatMap(({ stored, row }) => {
    if (!row) return [stored];
    const storedRow = { ...stored, key: row.key };
    if (!isUnsaved(row)) return [storedRow];
    const isTheirsUnchanged = row.stored && isSame(row.stored.cells, stored.cells);
    if (!isTheirsUnchanged && !row.isRemoved && isLike(row.cells, stored)) return [storedRow];
    if (isTheirsUnchanged || isSentAs(row, stored)) return [lineOver(row, stored)];
    if (row.isRemoved) return [{ ...storedRow, conflicts: { cells: [], line: 'restored' as const } }];
    return [stored.isRemoved ? lineOver(row, stored) : mergedLine(row, stored, lineRules)];
  });
  const further = [...left].filter((row) => !row.isRemoved && (!row.stored || isUnsaved(row)));
  return [...rows, ...further.map((row) => (row.stored ? removedByThem(row) : row))];
}

/** Saved, it is a new line. */
const removedByThem = (row: ChargeRow): ChargeRow => ({
  ...row,
  stored: null,
  conflicts: { cells: [], line: 'removed' },
});

const hasId = ({ stored }: ChargeRow): boolean => (stored?.line.id ?? null) !== null;

/** What my rows call a charge type, as it is called now: a type that was renamed is no change of a line. */
function renaming(mine: readonly ChargeRow[], catalogue: Catalogue): (cells: Cells) => Cells {
  const names = new Map(
    mine.flatMap(({ stored }) =>
      stored ? [[stored.cells.chargeType, catalogue.textOf(stored.line.chargeType)] as const] : [],
    ),
  );
  return (cells) => ({ ...cells, chargeType: names.get(cells.chargeType) ?? cells.chargeType });
}

const renamed = (row: ChargeRow, calledNow: (cells: Cells) => Cells): ChargeRow => ({
  ...row,
  cells: calledNow(row.cells),
  stored: row.stored && { ...row.stored, cells: calledNow(row.stored.cells) },
});
