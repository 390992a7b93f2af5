import { columnsOf, isNumeric } from '../rows/rate-row.ts';

/**
 * Everything that a source column may become, in the order of the table: ids of its columns, and two ranges, whose text
 * goes to two columns: `time` (`2-4`) to the shortest and longest transit time, `validity` (`1 Apr - 30 Apr 2026`) to both
 * of its days.
 */
export function targetsOf(levels: readonly string[]): readonly string[] {
  return columnsOf(levels).flatMap((column) => {
    if (column === 'minTime') return ['time', column];
    return column === 'validityFrom' ? ['validity', column] : [column];
  });
}

/** The columns of the table that the text of a source column goes to. */
export function columnsOfTarget(target: string): readonly string[] {
  if (target === 'time') return ['minTime', 'maxTime'];
  return target === 'validity' ? ['validityFrom', 'validityTo'] : [target];
}

/** Several source columns may become the notes: their texts stand behind one another. */
export const isShared = (target: string): boolean => target === 'comment';

export const isNumberTarget = (target: string): boolean => target === 'time' || isNumeric(target);

const DATES: ReadonlySet<string> = new Set(['validity', 'validityFrom', 'validityTo']);

export const isDateTarget = (target: string): boolean => DATES.has(target);
