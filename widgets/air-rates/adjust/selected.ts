import type { RateRow } from '../rows/rate-row.ts';

/** Cells that were chosen in the table: keys of rows, and ids of columns. */
export interface SelectedCells {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** One cell that another text goes into. */
export interface CellEdit {
  readonly row: RateRow;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The rows with all edits in them; a row without any is the very same object. */
export function withEdits(rows: readonly RateRow[], edits: readonly CellEdit[]): readonly RateRow[] {
  const byRow = Map.groupBy(edits, ({ row }) => row);
  return rows.map((row) => {
    const own = byRow.get(row);
    if (!own) return row;
    const texts = Object.fromEntries(own.map(({ column, after }) => [column, after]));
    return { ...row, cells: { ...row.cells, ...texts } };
  });
}
