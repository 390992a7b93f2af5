/** A longer table draws only the rows in sight. */
export const MAX_UNWINDOWED_ROWS = 100;

/** The window moves by as many rows at a time, so that a scroll doesn't draw anew with every pixel. */
const STRIDE = 5;

/** The rows `[start, end)` to draw of a box of `height` px that is scrolled by `top` px, with a stride to spare. */
export function rowsInSight(rowHeight: number, top: number, height: number): [start: number, end: number] {
  const first = Math.floor(Math.max(0, top) / rowHeight / STRIDE);
  const last = Math.ceil((Math.max(0, top) + height) / rowHeight / STRIDE);
  return [Math.max(0, first - 1) * STRIDE, (last + 1) * STRIDE];
}

/** A row to draw by its index, or as many rows left out before the next one. */
export type Slot = { readonly index: number } | { readonly skipped: number; readonly from: number };

/** The rows of the window and those that must never go, in order, with the gaps between them. */
export function slotsOf(count: number, start: number, end: number, pinnedRows: readonly number[]): Slot[] {
  const drawn = new Set(pinnedRows.filter((index) => index >= 0 && index < count));
  for (let index = start; index < Math.min(end, count); index += 1) drawn.add(index);
  const slots: Slot[] = [];
  let next = 0;
  for (const index of [...drawn, count].sort((a, b) => a - b)) {
    if (index > next) slots.push({ skipped: index - next, from: next });
    if (index < count) slots.push({ index });
    next = index + 1;
  }
  return slots;
}

/** A row by its key, and the number of the element that it is drawn in. */
export interface DrawnRow {
  readonly row: string;
  readonly element: number;
}

/**
 * The elements of the rows to draw. A row stays in its element. One that comes into sight takes the element of one that has gone
 * out of it, but only where no row that stays would have to move in the page for that: what is moved loses the focus. `held` is
 * the key of a row whose element no other one gets.
 */
export function elementsOf(
  before: readonly DrawnRow[],
  rows: readonly string[],
  held: string | undefined,
): readonly DrawnRow[] {
  const places = new Map(before.map(({ row }, place) => [row, place]));
  const wanted = new Set(rows);
  const free = [...before.keys()].filter((place) => {
    const { row } = before[place]!;
    return row !== held && !wanted.has(row);
  });
  /** The first place of a row that stays, of those behind each row. */
  const firstBehind: number[] = [];
  rows.reduceRight((first, row, n) => {
    firstBehind[n] = first;
    return Math.min(first, places.get(row) ?? first);
  }, before.length);
  let unused = 1 + Math.max(-1, ...before.map(({ element }) => element));
  return rows.map((row, n) => {
    const place = places.get(row) ?? (free[0]! < firstBehind[n]! ? free.shift() : undefined);
    if (place !== undefined) return { row, element: before[place]!.element };
    unused += 1;
    return { row, element: unused - 1 };
  });
}
