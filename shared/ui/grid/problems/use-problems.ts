import { useEffect, useInsertionEffect, useMemo, useReducer, useRef, useState } from 'react';
import { eachWhenIdle } from '../../../when-idle.ts';
import { useStable } from '../../hooks/use-stable.ts';
import type { GridColumn } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridRow, GridState } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';
import { createProblemCheck, type ProblemCheck } from './problem-check.ts';
import type { ProblemLine } from './problem-lines.ts';
import {
  type GridChecks,
  type GridProblems,
  isOf,
  NO_PROBLEMS,
  type Problem,
  type Severity,
} from './problems.ts';
import { useProblemLines } from './use-problem-lines.ts';

/** A longer list is not checked as a whole while somebody waits for its drawing. */
const MAX_CHECKED_AT_ONCE = 100;
/** Milliseconds that the rest of a long list waits at most, where the browser has no pause. */
const LONGEST_WAIT = 200;

const NOTHING_WRONG: GridProblems<GridRow> = {
  of: () => NO_PROBLEMS,
  rowsWith: { error: [], warning: [] },
  errors: 0,
  warnings: 0,
};

/**
 * The problems of the rows. Keep `checks` while they don't change: then only changed rows are checked again. Other checks
 * of a long list, as those of its first drawing, look at its rows in the pauses of the browser; until they are done the
 * answer is that of the checks before, or that there is nothing wrong. Checks across many new rows look at them in pauses, too.
 * What is saved is checked by itself.
 */
export function useProblems<Row extends GridRow>(
  checks: GridChecks<Row>,
  rows: readonly Row[],
): GridProblems<Row> {
  const check = useMemo(() => createProblemCheck(checks), [checks]);
  const [done, setDone] = useState<ProblemCheck<Row>>();
  if (done !== check && rows.length <= MAX_CHECKED_AT_ONCE) setDone(() => check);
  const prepare = useStable(() =>
    eachWhenIdle(rows, check.prepare, () => setDone(() => check), LONGEST_WAIT),
  );
  useEffect(() => (done === check ? undefined : prepare()), [done, check, prepare]);
  const problems = done ? done(rows) : NOTHING_WRONG;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other ones to look at
  useEffect(() => {
    const waiting = done?.waiting() ?? [];
    return waiting.length > 0 ? eachWhenIdle(waiting, done!.look, draw, LONGEST_WAIT) : undefined;
  }, [done, rows]);
  return problems;
}

export interface ListedProblems {
  readonly severity: Severity;
  /** The rarest kinds first, and of each the rows top down. */
  readonly lines: readonly ProblemLine[];
  readonly count: number;
  /** Rows that have one. */
  readonly rows: number;
}

const idOf = ({ column = '' }: Problem): string => column;

/**
 * The errors, or the warnings, to list. A row that the user is in may still be filled: its blank cells don't count before
 * it is left, nor does what only the typing of this moment makes wrong. What is listed stays until it is put right, so
 * that a click into the row moves nothing. The same object while it says the same.
 */
export function useListedProblems<Row extends GridRow>(
  severity: Severity,
  columns: readonly GridColumn<Row>[],
  { rows, focus, typing }: GridState<Row>,
  problems: GridProblems<Row>,
): ListedProblems {
  const isListed = isOf(severity);
  const focusedIndex = indexOf(rows, focus?.row);
  const row = rows[focusedIndex];
  const found = row ? problems.of(row).filter(isListed) : [];
  const last = useRef<{ rows: readonly Row[]; key: string | undefined; listed: readonly string[] }>(null);
  const listedBefore = (): readonly string[] => {
    if (!row || !last.current) return found.map(idOf);
    if (last.current.key === row.key) return last.current.listed;
    const before = last.current.rows[indexOf(last.current.rows, row.key)];
    return before ? problems.of(before).filter(isListed).map(idOf) : [];
  };
  const wasListed = listedBefore();
  const before = (row && typing?.[focusedIndex]) || row;
  const isOpen = ({ column }: Problem) =>
    column === undefined ||
    [row, before].some(
      (at) => !textIn(at, column).trim() || !problems.of(at!).some((one) => one.column === column),
    );
  const listed = found.filter((one) => wasListed.includes(idOf(one)) || !isOpen(one));
  useInsertionEffect(() => {
    last.current = { rows, key: row?.key, listed: listed.map(idOf) };
  });

  const indexes = problems.rowsWith[severity];
  const lines = useProblemLines(severity, columns, rows, indexes, (index) =>
    index === focusedIndex ? listed : problems.of(rows[index]!),
  );
  const all = severity === 'error' ? problems.errors : problems.warnings;
  const count = all - found.length + listed.length;
  const rowCount = indexes.length - Number(found.length > 0 && listed.length === 0);
  return useMemo(() => ({ severity, lines, count, rows: rowCount }), [severity, lines, count, rowCount]);
}
