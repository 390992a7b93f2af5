import type { Reason } from '../../../shared/contract/reasons.ts';

/** A row's cells by the ids of their columns, normalised; a cell without a text isn't there. */
export type Cells = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a row, and in which column; null: with the row as a whole. */
export interface RowProblem {
  column: string | null;
  reason: Reason;
}

/** A row of the file, before it is compared with what is stored. */
export interface ParsedRow {
  /** In the file, from 1. */
  line: number;
  reference: string;
  cells: Cells;
  problems: readonly RowProblem[];
  /** Of a row that is worked on with others: the line of the first of them. */
  group?: number;
}

/** A heading of the file, and the id of the column that it was taken for. */
export interface Heading {
  heading: string;
  column: string | null;
  /** The sheet hides its column, which is left out for that. */
  isHidden?: true;
}

/** A row that is left out: what stands in it, and why. */
export interface LeftOutRow {
  line: number;
  text: string;
  why: 'importHidden' | 'importStruck' | 'importTitle';
}

/** A file as the thread understood it; with `refusal` it has no rows. */
export interface ParsedFile {
  headings: readonly Heading[];
  rows: readonly ParsedRow[];
  /** Titles, and rows that the sheet hides or strikes out. */
  leftOut: readonly LeftOutRow[];
  refusal: Reason | null;
}

/** The text of a cell that holds one; undefined where there is none. */
export const textIn = (cells: Cells, column: string): string | undefined => {
  const cell = cells[column];
  return typeof cell === 'string' ? cell : undefined;
};

/** The texts of a cell that holds several. */
export const textsIn = (cells: Cells, column: string): readonly string[] => {
  const cell = cells[column];
  return typeof cell === 'string' || cell === undefined ? [] : cell;
};
