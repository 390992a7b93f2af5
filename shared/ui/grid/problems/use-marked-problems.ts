import { useInsertionEffect, useRef } from 'react';
import { textIn } from '../model/cells.ts';
import type { GridRow, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { type GridProblems, isError, type Problem } from './problems.ts';

/**
 * The problems to mark at the cells. A row that was blank when the user came to it is still being filled: its blank cells
 * are not marked before it is left.
 */
export function useMarkedProblems<Row extends GridRow>(
  { rows, focus, typing }: GridState<Row>,
  problems: GridProblems<Row>,
  isBlank: (row: Row) => boolean,
): GridProblems<Row> {
  /** The row that is being filled, as it was when the user came to it. */
  const filling = useRef<{ readonly key: string; readonly isNew: boolean }>(null);
  const index = indexOf(rows, focus?.row);
  const row = rows[index];
  const before = (typing ?? rows)[index];
  const now =
    row && before
      ? filling.current?.key === row.key
        ? filling.current
        : { key: row.key, isNew: isBlank(before) }
      : null;
  useInsertionEffect(() => {
    filling.current = now;
  });

  if (!row || !now?.isNew) return problems;
  const marked = problems.of(row).filter((one) => !isError(one) || !isBlankCell(row, one));
  return { ...problems, of: (other) => (other === row ? marked : problems.of(other)) };
}

const isBlankCell = (row: GridRow, { column }: Problem): boolean =>
  column === undefined || !textIn(row, column).trim();
