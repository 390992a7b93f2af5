import type { GridRow } from '../model/grid-model.ts';
import { changedIndexes, indexOf } from '../model/row-list.ts';
import {
  type GridChecks,
  type GridProblems,
  isOf,
  NO_PROBLEMS,
  type Problem,
  type Severity,
} from './problems.ts';

export interface ProblemCheck<Row extends GridRow> {
  (rows: readonly Row[]): GridProblems<Row>;
  /** Looks at a row ahead of its list, which then takes no time for it. */
  prepare(row: Row): void;
}

const bySeverity = <T>(of: (severity: Severity) => T): Record<Severity, T> => ({
  error: of('error'),
  warning: of('warning'),
});

/**
 * Checks lists of rows, one after the other. After a change of one row only that row is checked again, and checks
 * across rows take only changed rows out and in. The same list has the same answer, so that a table whose rows stay is
 * not drawn again.
 */
export function createProblemCheck<Row extends GridRow>({
  problemsOf,
  across = [],
}: GridChecks<Row>): ProblemCheck<Row> {
  const own = new WeakMap<Row, readonly Problem[]>();
  const checks = across.map((create) => create());
  const combined = new WeakMap<Row, readonly Problem[]>();
  /** The problems that each row was counted with. */
  const counted = new WeakMap<Row, readonly Problem[]>();
  let checked: readonly Row[] = [];
  let rowsWith: GridProblems<Row>['rowsWith'] = { error: [], warning: [] };
  const counts = { error: 0, warning: 0 };

  const ownOf = (row: Row): readonly Problem[] => {
    if (row.isRemoved) return NO_PROBLEMS;
    const known = own.get(row);
    if (known) return known;
    const found = problemsOf(row);
    const problems = found.length > 0 ? found : NO_PROBLEMS;
    own.set(row, problems);
    return problems;
  };
  function of(row: Row): readonly Problem[] {
    const found = row.isRemoved ? [] : checks.filter((check) => check.has(row));
    if (found.length === 0) return ownOf(row);
    const problems = [...ownOf(row), ...found.map(({ problem }) => problem)];
    const before = combined.get(row);
    if (before?.length === problems.length && before.every((one, n) => one === problems[n])) return before;
    combined.set(row, problems);
    return problems;
  }

  const index = (row: Row, change: 'add' | 'remove'): Row[] =>
    row.isRemoved ? [] : checks.flatMap((check) => check[change](row));

  /** Counts a row with the problems that it has now; without any, a row that has gone. */
  const count = (row: Row, problems: readonly Problem[]): void => {
    for (const { severity } of counted.get(row) ?? NO_PROBLEMS) counts[severity] -= 1;
    for (const { severity } of problems) counts[severity] += 1;
    counted.set(row, problems);
  };

  const checkChanged = (rows: readonly Row[], changed: readonly number[]): void => {
    const concerned = new Set<Row>();
    for (const at of changed) {
      const row = checked[at]!;
      for (const other of index(row, 'remove')) concerned.add(other);
      count(row, NO_PROBLEMS);
    }
    for (const at of changed) {
      const row = rows[at]!;
      for (const each of [row, ...index(row, 'add')]) concerned.add(each);
    }
    for (const row of concerned) {
      const at = indexOf(rows, row.key);
      if (rows[at] !== row) continue;
      const problems = of(row);
      count(row, problems);
      rowsWith = bySeverity((severity) => withIndex(rowsWith[severity], at, problems.some(isOf(severity))));
    }
  };

  const checkAll = (rows: readonly Row[]): void => {
    const present = new Set(rows);
    for (const row of checked) {
      if (!present.has(row)) index(row, 'remove');
      count(row, NO_PROBLEMS);
    }
    for (const row of rows) index(row, 'add');
    for (const row of rows) count(row, of(row));
    rowsWith = bySeverity((severity) =>
      rows.flatMap((row, at) => (of(row).some(isOf(severity)) ? [at] : [])),
    );
  };

  let last: GridProblems<Row> | undefined;
  const check = (rows: readonly Row[]): GridProblems<Row> => {
    if (last && rows === checked) return last;
    const changed = changedIndexes(checked, rows);
    if (changed) checkChanged(rows, changed);
    else checkAll(rows);
    checked = rows;
    last = { of, rowsWith, errors: counts.error, warnings: counts.warning };
    return last;
  };
  return Object.assign(check, { prepare: (row: Row) => void of(row) });
}

/** A sorted list of indexes with one of them in it or not; the same list where it is so already. */
function withIndex(indexes: readonly number[], index: number, isIn: boolean): readonly number[] {
  let [low, high] = [0, indexes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (indexes[middle]! < index) low = middle + 1;
    else high = middle;
  }
  if ((indexes[low] === index) === isIn) return indexes;
  return isIn ? indexes.toSpliced(low, 0, index) : indexes.toSpliced(low, 1);
}
