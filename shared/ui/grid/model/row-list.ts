import type { GridRow } from './grid-model.ts';

/** The places of the rows by key; lists that differ only in what their rows hold share one map. */
const places = new WeakMap<readonly GridRow[], ReadonlyMap<string, number>>();

/** Of which list another one is a copy with one row replaced. Weak: a list must not retain every list before it. */
const origins = new WeakMap<
  readonly GridRow[],
  { readonly list: WeakRef<readonly GridRow[]>; readonly index: number }
>();

/** The index of the row with a key, or -1. The rows are walked once per list, not once per look-up. */
export function indexOf(rows: readonly GridRow[], key: string | undefined): number {
  if (key === undefined) return -1;
  let known = places.get(rows);
  if (!known) {
    known = new Map(rows.map((row, index) => [row.key, index]));
    places.set(rows, known);
  }
  return known.get(key) ?? -1;
}

/** The list with another row of the same key in one place; every other row stays the same object. */
export function replaceRow<Row extends GridRow>(
  rows: readonly Row[],
  index: number,
  row: Row,
): readonly Row[] {
  const replaced = rows.with(index, row);
  const known = places.get(rows);
  if (known) places.set(replaced, known);
  origins.set(replaced, { list: new WeakRef(rows), index });
  return replaced;
}

/** The indexes at which two lists may differ; undefined where only a comparison of all rows can tell. */
export function changedIndexes<Row extends GridRow>(
  before: readonly Row[],
  after: readonly Row[],
): readonly number[] | undefined {
  if (before === after) return [];
  const [old, now] = [origins.get(before), origins.get(after)];
  const [oldList, nowList] = [old?.list.deref(), now?.list.deref()];
  if (nowList === before) return [now!.index];
  if (oldList === after) return [old!.index];
  return oldList && oldList === nowList ? [...new Set([old!.index, now!.index])] : undefined;
}

/** Whether two lists hold the very same rows in the same order. */
export function isSameList<Row extends GridRow>(before: readonly Row[], after: readonly Row[]): boolean {
  if (before.length !== after.length) return false;
  const changed = changedIndexes(before, after);
  return changed
    ? changed.every((index) => before[index] === after[index])
    : before.every((row, index) => row === after[index]);
}

/**
 * Counts the rows for which something holds. The count is cached with the list, so that a replaced row is the only one
 * that is asked again. Rows never change: `holds` must depend on the row alone.
 */
export function createRowCount<Row extends GridRow>(
  holds: (row: Row) => boolean,
): (rows: readonly Row[]) => number {
  const counts = new WeakMap<readonly Row[], number>();
  return (rows) => {
    const known = counts.get(rows);
    if (known !== undefined) return known;
    const origin = origins.get(rows);
    const before = origin?.list.deref() as readonly Row[] | undefined;
    const countBefore = before && counts.get(before);
    const count =
      countBefore === undefined
        ? rows.filter(holds).length
        : countBefore - Number(holds(before![origin!.index]!)) + Number(holds(rows[origin!.index]!));
    counts.set(rows, count);
    return count;
  };
}
