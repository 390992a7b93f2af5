import type { Text } from '../../../i18n/define-texts.ts';
import type { CellPosition, GridRow } from '../model/grid-model.ts';
import { indexOf } from '../model/row-list.ts';

/** A row with an error can't be saved; a warning is only shown. */
export type Severity = 'error' | 'warning';

/** Something wrong with a row, or worth a look. */
export interface Problem {
  readonly severity: Severity;
  /** The id of the cell's column; without one the problem is the row's as a whole. */
  readonly column?: string;
  readonly message: Text;
  /** What the cell's text may mean, in the notation of the language: each is offered as a button that puts it there. */
  readonly choices?: readonly string[];
  /** Of a cell that the user is still to come to: told to who asks, but not drawn as wrong. */
  readonly isQuiet?: boolean;
  /** Says what belongs into the blank cell with the focus: shown there, but not drawn as wrong. */
  readonly isHint?: boolean;
  /** What else to know where the cell is filled: said at the cell alone, behind the message. */
  readonly explanation?: Text;
  /** What most likely belongs into the cell: offered as a button, for all cells with the same problem at once. */
  readonly remedy?: { readonly text: string; readonly label: Text };
}

/** Of a row that has none: always this list, so that it is not drawn again. */
export const NO_PROBLEMS: readonly Problem[] = [];

/**
 * A check of rows against one another. It is an index of the rows of one grid, so that a changed row is taken out and
 * put in again, and no other one is looked at.
 */
export interface AcrossCheck<Row extends GridRow> {
  readonly problem: Problem;
  /** Whether the row has the problem. */
  has(row: Row): boolean;
  /** Puts a row in, or takes it out; gives the other rows that have got or lost the problem by it. */
  add(row: Row): readonly Row[];
  remove(row: Row): readonly Row[];
}

/** What is checked in a grid. Pure functions of a row alone: their answers are cached with the row. */
export interface GridChecks<Row extends GridRow> {
  /** In the order in which they are to be put right. Removed rows are not checked. */
  problemsOf(row: Row): readonly Problem[];
  /** Checks across rows, such as `duplicateCheck`; each grid makes its own of them. Removed rows take no part. */
  readonly across?: readonly (() => AcrossCheck<Row>)[];
}

/** The problems of one list of rows. Ask only for the rows of that list, and before the next list is checked. */
export interface GridProblems<Row extends GridRow> {
  /** The same array for a row as long as it has the same problems. */
  of(row: Row): readonly Problem[];
  /** Rows with one of that severity, by index, top down. */
  readonly rowsWith: Readonly<Record<Severity, readonly number[]>>;
  /** Cells and whole rows with an error or a warning. */
  readonly errors: number;
  readonly warnings: number;
}

export const isError = ({ severity }: Problem): boolean => severity === 'error';
export const isOf =
  (severity: Severity) =>
  (problem: Problem): boolean =>
    problem.severity === severity;

/**
 * The next cell with a problem of that severity after a position, row by row and from the top again after the last;
 * undefined where there is none. A problem of a whole row counts with its first cell.
 */
export function nextProblem<Row extends GridRow>(
  severity: Severity,
  columns: readonly string[],
  rows: readonly Row[],
  problems: GridProblems<Row>,
  from: CellPosition | null,
): CellPosition | undefined {
  const indexes = problems.rowsWith[severity];
  const start = indexOf(rows, from?.row);
  const placesIn = (index: number) =>
    problems
      .of(rows[index]!)
      .filter(isOf(severity))
      .map(({ column }) => Math.max(0, columns.indexOf(column ?? '')))
      .sort((one, other) => one - other);
  const at = (index: number | undefined, place: number | undefined) =>
    index === undefined || place === undefined
      ? undefined
      : { row: rows[index]!.key, column: columns[place]! };
  if (indexes.includes(start)) {
    const here = columns.indexOf(from?.column ?? '');
    const further = placesIn(start).find((place) => place > here);
    if (further !== undefined) return at(start, further);
  }
  const next = indexes.find((index) => index > start) ?? indexes[0];
  return next === undefined ? undefined : at(next, placesIn(next)[0]);
}
