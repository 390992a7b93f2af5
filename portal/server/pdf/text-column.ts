/** A column of a table as a PDF shows it: each cell has the lines of its first text, and below them those of the second. */
export interface TextColumn {
  /** Below one another. */
  labels: readonly string[];
  cells: readonly (readonly [first: string, second: string])[];
  align: 'left' | 'right';
  /** Numbers and days are never broken. */
  isUnbroken: boolean;
}
