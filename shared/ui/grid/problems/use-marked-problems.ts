import { useInsertionEffect, useRef } from 'react';
import { textIn } from '../model/cells.ts';
import type { GridRow, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { type GridProblems, isError, type Problem } from './problems.ts';

/** A row that was blank when the user came to it. */
interface Filling<Row extends GridRow> {
  readonly row: Row;
  /** The columns of its cells that were left since. */
  readonly left: readonly string[];
}

interface Visit {
  readonly key: string;
  readonly isNew: boolean;
  readonly column: string;
  readonly left: readonly string[];
}

/** The row that the user fills for the first time; undefined while the focus is elsewhere. */
function useFilling<Row extends GridRow>(
  { rows, focus, typing }: GridState<Row>,
  isBlank: (row: Row) => boolean,
): Filling<Row> | undefined {
  const visit = useRef<Visit>(null);
  const index = indexOf(rows, focus?.row);
  const row = rows[index];
  const before = (typing ?? rows)[index];
  const now =
    row && before && focus ? visited(visit.current, row.key, focus.column, () => isBlank(before)) : null;
  useInsertionEffect(() => {
    visit.current = now;
  });
  return row && now?.isNew ? { row, left: now.left } : undefined;
}

function visited(last: Visit | null, key: string, column: string, isNew: () => boolean): Visit {
  if (last?.key !== key) return { key, isNew: isNew(), column, left: [] };
  if (last.column === column) return last;
  return { ...last, column, left: [...last.left, last.column] };
}

/**
 * The problems to mark at the cells. A row that was blank when the user came to it is still being filled: its blank cells
 * are not marked before it is left. The cell that the user is in says what belongs there, where that has to be explained.
 */
export function useMarkedProblems<Row extends GridRow>(
  state: GridState<Row>,
  problems: GridProblems<Row>,
  isBlank: (row: Row) => boolean,
): GridProblems<Row> {
  const filling = useFilling(state, isBlank);
  if (!filling) return problems;
  const { row } = filling;
  const marked = problems.of(row).flatMap((one): Problem | [] => {
    if (!isError(one) || !isBlankCell(row, one)) return one;
    return one.column === state.focus?.column ? explained(one) : [];
  });
  return withProblems(problems, row, marked);
}

/** The explanation alone, which is no reproach yet. */
function explained({ explanation, ...problem }: Problem): Problem | [] {
  return explanation ? { ...problem, severity: 'warning', message: explanation, isHint: true } : [];
}

/** The problems, of which those of blank cells that the user is still to come to are only drawn quietly. */
export function useQuietProblems<Row extends GridRow>(
  state: GridState<Row>,
  problems: GridProblems<Row>,
  isBlank: (row: Row) => boolean,
): GridProblems<Row> {
  const filling = useFilling(state, isBlank);
  if (!filling) return problems;
  const { row, left } = filling;
  const isQuiet = (one: Problem) =>
    isError(one) && one.column !== undefined && !left.includes(one.column) && isBlankCell(row, one);
  return withProblems(
    problems,
    row,
    problems.of(row).map((one) => (isQuiet(one) ? { ...one, isQuiet: true } : one)),
  );
}

const withProblems = <Row extends GridRow>(
  problems: GridProblems<Row>,
  row: Row,
  marked: readonly Problem[],
): GridProblems<Row> => ({ ...problems, of: (other) => (other === row ? marked : problems.of(other)) });

const isBlankCell = (row: GridRow, { column }: Problem): boolean =>
  column === undefined || !textIn(row, column).trim();
