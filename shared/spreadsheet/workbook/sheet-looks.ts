import type { CellLook } from './cell-looks.ts';
import { TagCursor } from './tag-cursor.ts';

/** What a sheet shows of its cells, all by indexes. */
export interface SheetLook {
  /** Rows and columns that a filter, a group or a person hides, or that are too narrow to be seen. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** How the cells look that hold something, by row and column. */
  readonly cells: readonly (readonly (CellLook | undefined)[] | undefined)[];
}

/** As many columns as are read of a sheet, far more than any table has. */
export const MOST_COLUMNS = 500;

interface Limits {
  /** How the cells of each style look. */
  readonly looks: readonly (CellLook | undefined)[];
  /** Rows behind which nothing is read. */
  readonly mostLines: number;
}

/** Reads how a sheet looks, which the reader of cells doesn't tell, from the bytes of its part. */
export function sheetLook(sheet: Uint8Array, { looks, mostLines }: Limits): SheetLook {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const cells: (CellLook | undefined)[][] = [];
  const tags = new TagCursor(sheet);
  const hasLooks = looks.some((look) => look !== undefined);
  let isInCells = false;
  /** The row says which one it is; else its first cell does. */
  let isRowKnown = true;
  let [row, column] = [-1, -1];

  const seeRow = () => {
    const number = tags.whole('r');
    isRowKnown = number > 0;
    row = isRowKnown ? number - 1 : row + 1;
    column = -1;
    if (row <= mostLines && (tags.isTrue('hidden') || tags.isZero('ht'))) hiddenRows.add(row);
  };
  const seeColumns = () => {
    if (!tags.isTrue('hidden') && !tags.isZero('width')) return;
    const last = Math.min(tags.whole('max'), MOST_COLUMNS);
    for (let one = tags.whole('min'); one <= last; one += 1) hiddenColumns.add(one - 1);
  };
  const seeCell = () => {
    const at = tags.address('r');
    column = at?.[1] ?? column + 1;
    if (at && !isRowKnown && at[0] !== row) {
      if (hiddenRows.delete(row)) hiddenRows.add(at[0]);
      row = at[0];
    }
    isRowKnown = true;
    if (!hasLooks || tags.isEmpty || column >= MOST_COLUMNS) return;
    const style = tags.whole('s');
    const look = looks[Number.isNaN(style) ? 0 : style];
    if (look === undefined) return;
    const line = cells[row] ?? [];
    line[column] = look;
    cells[row] = line;
  };

  // Where no style says anything only the rows do.
  const end = hasLooks || tags.hasMore ? 0 : tags.lastEnd('sheetData');
  while (end > 0 && isInCells && isRowKnown ? tags.seek('row', end) : tags.next()) {
    if (tags.isClosing) {
      if (tags.is('sheetData')) break;
    } else if (tags.is('c')) {
      if (isInCells && (hasLooks || !isRowKnown)) seeCell();
    } else if (tags.is('row')) {
      if (isInCells) seeRow();
      if (row > mostLines) break;
    } else if (tags.is('col')) {
      if (!isInCells) seeColumns();
    } else if (tags.is('sheetData')) {
      if (tags.isEmpty) break;
      isInCells = true;
    }
  }
  return { hiddenRows, hiddenColumns, cells };
}
