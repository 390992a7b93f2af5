import type { GridColumn } from '../grid-column.ts';
import type { Problem } from './problems.ts';

/** A problem and where it is. */
export interface ListedProblem {
  readonly row: string;
  /** The number of the row as it is shown. */
  readonly n: string;
  /** The column to go to: that of the cell, or the first one of a row that is wrong as a whole. */
  readonly column: GridColumn<never>;
  readonly problem: Problem;
}

/** Cells with the same problem, which are one line of a list from here on. Two errors are each gone to and put right. */
const MANY = { error: 3, warning: 2 };
/** More ranges of rows than these help nobody. */
const MOST_RANGES = 5;

/** One line of the list: a problem and where it is, or the same one in many rows. */
export type ProblemLine = readonly [ListedProblem, ...ListedProblem[]];

const kindOf = ({ column, problem: { column: id = '', message } }: ListedProblem): string =>
  JSON.stringify([id && column.id, message.id, message.values]);

/** What each cell has to be asked about by itself is no line for many. */
const isOfMany = ([{ problem }, ...others]: ProblemLine): boolean =>
  others.length + 1 >= MANY[problem.severity] && problem.choices === undefined;

/**
 * The problems by their kind, the rarest first: what is wrong once is not lost below what is wrong in each row, which is one
 * line.
 */
export function problemLines(problems: readonly ListedProblem[]): readonly ProblemLine[] {
  const kinds = [...Map.groupBy(problems, kindOf).values()] as unknown as readonly ProblemLine[];
  return kinds
    .toSorted((one, other) => one.length - other.length)
    .flatMap((kind): readonly ProblemLine[] =>
      isOfMany(kind) ? [kind] : kind.map((one): ProblemLine => [one]),
    );
}

/** The rows of a line as they are read: `1–25`, `2, 4–6`; the last of many as an ellipsis. */
export const rowsOf = (line: ProblemLine): string => rangesText(line.map(({ n }) => Number(n)));

/** Ascending numbers in the same way. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const words = ranges.slice(0, MOST_RANGES).map(([first, last]) => {
    if (first === last) return String(first);
    return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
  });
  return [...words, ...(ranges.length > MOST_RANGES ? ['…'] : [])].join(', ');
}
