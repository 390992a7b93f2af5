import { sameItems } from '../../../same-items.ts';
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
  /** The rows of the list that the checks across rows are still to look at, as after a large paste. */
  waiting(): readonly Row[];
  /** Has them look at one of these. Once there is none left the list has another answer. */
  look(row: Row): void;
}

/** The checks across rows look at more new rows than these one after the other, in pauses. */
const MOST_AT_ONCE = 100;

const bySeverity = <T>(of: (severity: Severity) => T): Record<Severity, T> => ({
  error: of('error'),
  warning: of('warning'),
});

/**
 * Checks lists of rows, one after the other. After a change of one row only that row is checked again, and checks
 * across rows take only changed rows out and in. The same list has the same answer, so that a table whose rows stay is
 * not drawn again. What is wrong with a row by itself is known at once; checks across rows may still wait for their turn
 * (`waiting`).
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
    if (before && sameItems(before, problems)) return before;
    combined.set(row, problems);
    return problems;
  }

  const waiting = new Set<Row>();
  const putIn = (row: Row): Row[] => (row.isRemoved ? [] : checks.flatMap((check) => check.add(row)));
  const takeOut = (row: Row): Row[] =>
    waiting.delete(row) || row.isRemoved ? [] : checks.flatMap((check) => check.remove(row));

  /** Counts a row with the problems that it has now; without any, a row that has gone. */
  const count = (row: Row, problems: readonly Problem[]): void => {
    for (const { severity } of counted.get(row) ?? NO_PROBLEMS) counts[severity] -= 1;
    for (const { severity } of problems) counts[severity] += 1;
    counted.set(row, problems);
  };

  /** Takes in what these rows have by now. */
  const recount = (rows: readonly Row[], concerned: Iterable<Row>): void => {
    for (const row of concerned) {
      const at = indexOf(rows, row.key);
      if (rows[at] !== row) continue;
      const problems = of(row);
      count(row, problems);
      rowsWith = bySeverity((severity) => withIndex(rowsWith[severity], at, problems.some(isOf(severity))));
    }
  };

  const checkChanged = (rows: readonly Row[], changed: readonly number[]): void => {
    const concerned = new Set<Row>();
    for (const at of changed) {
      const row = checked[at]!;
      for (const other of takeOut(row)) concerned.add(other);
      count(row, NO_PROBLEMS);
    }
    for (const at of changed) {
      const row = rows[at]!;
      for (const each of [row, ...putIn(row)]) concerned.add(each);
    }
    recount(rows, concerned);
  };

  const checkAll = (rows: readonly Row[]): void => {
    const [before, present] = [new Set(checked), new Set(rows)];
    for (const row of checked) {
      if (!present.has(row)) takeOut(row);
      count(row, NO_PROBLEMS);
    }
    const added = rows.filter((row) => !before.has(row));
    if (checks.length === 0 || added.length <= MOST_AT_ONCE) added.forEach(putIn);
    else for (const row of added) waiting.add(row);
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
  return Object.assign(check, {
    prepare: (row: Row) => void of(row),
    waiting: () => [...waiting],
    look(row: Row) {
      if (!waiting.delete(row)) return;
      recount(checked, [row, ...putIn(row)]);
      if (waiting.size === 0) last = undefined;
    },
  });
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
