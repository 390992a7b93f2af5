/** The tallest a menu gets, in px; on a low screen it is lower still. */
export const LIST_HEIGHT = 320;

/** Rows drawn above and below those in view, so that a quick scroll shows no gap. */
const OVERSCAN = 4;

/** The rows `[start, end)` to draw of `count` rows of one height, for a list scrolled by `scrollTop` px. */
export function rowsToDraw(
  count: number,
  rowHeight: number,
  scrollTop: number,
): { start: number; end: number } {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const last = Math.ceil((Math.max(0, scrollTop) + LIST_HEIGHT) / rowHeight);
  const end = Math.min(count, last + OVERSCAN);
  return { start: Math.max(0, Math.min(first - OVERSCAN, end)), end };
}

/** The scroll position nearest to `scrollTop` at which row `index` is visible in `height` px. */
export function scrollToShow(index: number, rowHeight: number, scrollTop: number, height: number): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}
