import type { GridRow } from '../model/grid-model.ts';
import { changedIndexes, indexOf } from '../model/row-list.ts';
import { type GridChecks, type GridProblems, isError, type Problem } from './problems.ts';

const NONE: readonly Problem[] = [];

/**
 * Checks lists of rows, one after the other. After a change of one row only that row is checked again, and duplicates
 * are found in an index that takes only changed rows out and in.
 */
export function createProblemCheck<Row extends GridRow>({
  problemsOf,
  duplicates = [],
}: GridChecks<Row>): (rows: readonly Row[]) => GridProblems<Row> {
  const own = new WeakMap<Row, readonly Problem[]>();
  const identities = duplicates.map(() => new WeakMap<Row, string | undefined>());
  const groups = duplicates.map(() => new Map<string, Set<Row>>());
  const combined = new WeakMap<Row, Map<string, readonly Problem[]>>();
  /** The problems that each row was counted with. */
  const counted = new Map<Row, readonly Problem[]>();
  let checked: readonly Row[] = [];
  let answer: GridProblems<Row> = { of, rowsWithErrors: [], errors: 0, warnings: 0 };

  const ownOf = (row: Row): readonly Problem[] => {
    if (row.isRemoved) return NONE;
    const known = own.get(row) ?? problemsOf(row);
    own.set(row, known);
    return known;
  };
  const identityOf = (row: Row, n: number): string | undefined => {
    if (row.isRemoved) return undefined;
    const known = identities[n]!;
    if (!known.has(row)) known.set(row, duplicates[n]!.identityOf(row));
    return known.get(row);
  };

  function of(row: Row): readonly Problem[] {
    const found = duplicates.filter((_, n) => {
      const identity = identityOf(row, n);
      return identity !== undefined && (groups[n]!.get(identity)?.size ?? 0) > 1;
    });
    if (found.length === 0) return ownOf(row);
    const id = duplicates.map((check) => (found.includes(check) ? '1' : '0')).join('');
    const known = combined.get(row) ?? new Map<string, readonly Problem[]>();
    const problems = known.get(id) ?? [...ownOf(row), ...found.map(({ problem }) => problem)];
    combined.set(row, known.set(id, problems));
    return problems;
  }

  /** Puts a row into the index of duplicates, or takes it out; gives the other rows that are concerned. */
  const index = (row: Row, isIn: boolean): Row[] =>
    duplicates.flatMap((_, n) => {
      const identity = identityOf(row, n);
      if (identity === undefined) return [];
      const group = groups[n]!.get(identity) ?? new Set();
      if (isIn) groups[n]!.set(identity, group.add(row));
      else group.delete(row);
      // Only the one row that has got, or lost, its first duplicate.
      const others = group.size === (isIn ? 2 : 1) ? [...group].filter((other) => other !== row) : [];
      if (group.size === 0) groups[n]!.delete(identity);
      return others;
    });

  /** What a row adds to the counts, by what it has by now; undefined takes it out of them. */
  const count = (row: Row, problems: readonly Problem[] | undefined): void => {
    const before = counted.get(row) ?? NONE;
    const now = problems ?? NONE;
    if (problems) counted.set(row, problems);
    else counted.delete(row);
    const [old, next] = [before.filter(isError).length, now.filter(isError).length];
    answer = {
      ...answer,
      errors: answer.errors + next - old,
      warnings: answer.warnings + (now.length - next) - (before.length - old),
    };
  };

  const checkChanged = (rows: readonly Row[], changed: readonly number[]): void => {
    const [before, after] = [checked, rows].map((list) => changed.map((at) => list[at]!)) as [Row[], Row[]];
    const concerned = new Set(before.flatMap((row) => index(row, false)));
    for (const row of after.flatMap((each) => [each, ...index(each, true)])) concerned.add(row);
    for (const row of before) count(row, undefined);
    let { rowsWithErrors } = answer;
    for (const row of concerned) {
      const at = indexOf(rows, row.key);
      if (rows[at] !== row) continue;
      const problems = of(row);
      count(row, problems);
      rowsWithErrors = withIndex(rowsWithErrors, at, problems.some(isError));
    }
    answer = { ...answer, rowsWithErrors };
  };

  const checkAll = (rows: readonly Row[]): void => {
    const present = new Set(rows);
    for (const row of checked) if (!present.has(row)) index(row, false);
    for (const row of rows) index(row, true);
    counted.clear();
    answer = { of, rowsWithErrors: [], errors: 0, warnings: 0 };
    const rowsWithErrors: number[] = [];
    let [errors, warnings] = [0, 0];
    for (const [at, row] of rows.entries()) {
      const problems = of(row);
      const found = problems.filter(isError).length;
      counted.set(row, problems);
      errors += found;
      warnings += problems.length - found;
      if (found > 0) rowsWithErrors.push(at);
    }
    answer = { of, rowsWithErrors, errors, warnings };
  };

  return (rows) => {
    if (rows === checked) return answer;
    const changed = changedIndexes(checked, rows);
    if (changed) checkChanged(rows, changed);
    else checkAll(rows);
    checked = rows;
    return answer;
  };
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
