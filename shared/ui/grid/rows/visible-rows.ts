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
