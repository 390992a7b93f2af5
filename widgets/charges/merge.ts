import { type Cells, type ChargeRow, isSameCells, isUnsaved, newRow } from './rows.ts';

/**
 * Somebody else's lines with my changes on top of them (D-19). Lines are told apart by their id. Where both changed
 * one, theirs stays and mine becomes a new line below it; my removal counts where theirs is unchanged. My new lines come
 * last, unless theirs are the same: then they are mine, stored by a save whose answer was lost.
 *
 * @param mine rows with the lines that they began with
 * @param theirs rows of the lines that are stored now
 * @param asEntered a stored row as it was before its conversion to USD
 */
export function merge(
  mine: readonly ChargeRow[],
  theirs: readonly ChargeRow[],
  asEntered: (row: ChargeRow) => Cells,
): ChargeRow[] {
  const left = new Set(mine);
  const isAlike = (row: ChargeRow, stored: ChargeRow) =>
    isSameCells(row.cells, stored.cells) || isSameCells(row.cells, asEntered(stored));
  const take = (fits: (row: ChargeRow) => boolean): ChargeRow | undefined => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };

  const lines = theirs.map((stored) => ({ stored, row: take((row) => isSameLine(row, stored)) }));
  const rows = lines.flatMap(({ stored, row }) => {
    const same = row ?? take((other) => !other.stored && isAlike(other, stored));
    if (!same) return [stored];
    const kept = { ...stored, key: same.key };
    if (!row || !isUnsaved(same)) return [kept];
    const isTheirsUnchanged = !same.stored || isSameCells(same.stored.cells, stored.cells);
    if (isTheirsUnchanged) return [{ ...same, stored: stored.stored }];
    return same.isRemoved || isAlike(same, stored) ? [kept] : [kept, newRow(same.cells, same.isManual)];
  });
  const further = [...left].filter((row) => !row.isRemoved && (!row.stored || isUnsaved(row)));
  return [...rows, ...further.map((row) => (row.stored ? newRow(row.cells, row.isManual) : row))];
}

function isSameLine({ stored: mine }: ChargeRow, { stored: theirs }: ChargeRow): boolean {
  if (!mine || !theirs) return false;
  const id = mine.line.id ?? null;
  // A backend without ids: the line is the one that nobody changed.
  return id === null ? isSameCells(mine.cells, theirs.cells) : String(id) === String(theirs.line.id);
}
