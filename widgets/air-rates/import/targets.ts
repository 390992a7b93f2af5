import { columnsOf, isNumeric } from '../rows/rate-row.ts';

/**
 * What a column of a pasted block or a file becomes: the id of a column of the table, or one of these, whose text goes
 * to two columns: `2-4` to the shortest and longest transit time, `1 Apr - 30 Apr 2026` to both ends of the validity.
 */
export const RANGES = ['time', 'validity'] as const;

/** Everything that a source column may become, in the order of the table. */
export function targetsOf(levels: readonly string[]): readonly string[] {
  return columnsOf(levels).flatMap((column) => {
    if (column === 'minTime') return ['time', column];
    return column === 'validityFrom' ? ['validity', column] : [column];
  });
}

/** Several source columns may become the notes: their texts stand behind one another. */
export const isShared = (target: string): boolean => target === 'comment';

export const isNumberTarget = (target: string): boolean => target === 'time' || isNumeric(target);

const DATES: ReadonlySet<string> = new Set(['validity', 'validityFrom', 'validityTo']);

export const isDateTarget = (target: string): boolean => DATES.has(target);
