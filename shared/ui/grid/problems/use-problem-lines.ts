import { useInsertionEffect, useRef } from 'react';
import { sameItems } from '../../../same-items.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import { type ListedProblem, type ProblemLine, problemLines } from './problem-lines.ts';
import { isOf, type Problem, type Severity } from './problems.ts';

/** A longer list helps nobody; the rest moves up as cells are put right. */
const MAX_LISTED = 100;
/** So many are told apart by their kinds. */
const MAX_SORTED = 5000;

/** The rows that are wrong, by index, and the problems of each. */
interface Found<Row extends GridRow> {
  readonly columns: readonly GridColumn<Row>[];
  readonly indexes: readonly number[];
  readonly keys: readonly string[];
  readonly problems: readonly (readonly Problem[])[];
}

function linesOf<Row extends GridRow>(severity: Severity, found: Found<Row>): readonly ProblemLine[] {
  const { columns, indexes, keys, problems } = found;
  const isListed = isOf(severity);
  const items: ListedProblem[] = [];
  for (const [at, index] of indexes.entries()) {
    if (items.length >= MAX_SORTED) break;
    for (const problem of problems[at]!) {
      if (!isListed(problem)) continue;
      const column = columns.find(({ id }) => id === problem.column) ?? columns[0]!;
      items.push({ row: keys[at]!, n: String(index + 1), column, problem });
    }
  }
  return problemLines(items).slice(0, MAX_LISTED);
}

/** The lines of all problems of that severity. They are sorted anew only where one has come, gone or moved, which few keys do. */
export function useProblemLines<Row extends GridRow>(
  severity: Severity,
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  indexes: readonly number[],
  problemsOf: (index: number) => readonly Problem[],
): readonly ProblemLine[] {
  const last = useRef<{ readonly found: Found<Row>; readonly lines: readonly ProblemLine[] }>(null);
  const found: Found<Row> = {
    columns,
    indexes,
    keys: indexes.map((index) => rows[index]!.key),
    problems: indexes.map(problemsOf),
  };
  const before = last.current?.found;
  const isKnown =
    before?.columns === columns &&
    sameItems(before.indexes, indexes) &&
    sameItems(before.keys, found.keys) &&
    before.problems.every((problems, at) => sameItems(problems, found.problems[at]!));
  const now = isKnown ? last.current! : { found, lines: linesOf(severity, found) };
  useInsertionEffect(() => {
    last.current = now;
  });
  return now.lines;
}
