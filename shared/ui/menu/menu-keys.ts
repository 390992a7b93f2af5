/** Rows that Page Up and Page Down move by: as many as a full list shows. */
const PAGE = 8;

/** The row that a key highlights in an open list of `count` rows, -1 in an empty one; undefined for any other key. */
export function highlightAfter(key: string, highlighted: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return highlighted < last ? highlighted + 1 : Math.min(0, last);
    case 'ArrowUp':
      return highlighted > 0 ? highlighted - 1 : last;
    case 'PageDown':
      return Math.min(last, highlighted + PAGE);
    case 'PageUp':
      return Math.min(last, Math.max(0, highlighted - PAGE));
    case 'Home':
      return Math.min(0, last);
    case 'End':
      return last;
  }
}
