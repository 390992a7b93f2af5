import { columnNamed } from '../../../../shared/contract/import-headings.ts';
import { IMPORT_COLUMNS, type ImportKind } from '../../../../shared/contract/imports.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { headingText } from '../../../../shared/spreadsheet/heading-text.ts';
import type { Heading } from '../parsed-row.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * What each heading is taken for: as `columns` says from left to right, else by its words.
 *
 * @param hidden indexes of the columns that the sheet hides, which are taken only where `columns` says so
 */
export function readHeadings(
  kind: ImportKind,
  line: readonly string[],
  columns: readonly (string | null)[] | null,
  hidden: ReadonlySet<number> = NONE,
): readonly Heading[] {
  const width = Math.max(line.length, columns?.length ?? 0);
  return Array.from({ length: width }, (_, n) => {
    const heading = headingText(line[n] ?? '');
    const column = columns?.[n] ?? (columns || hidden.has(n) ? null : columnNamed(kind, heading)) ?? null;
    return { heading, column, ...(hidden.has(n) && column === null && { isHidden: true as const }) };
  });
}

/** Lines among which the headings are looked for: titles, addresses and dates stand above them. */
const SEARCHED = 30;

/**
 * The index of the line of headings: of those that name all columns which every file of the kind needs, the one that names most.
 * Where none does, somebody has to say what its columns are: it is the first that is no title, which has far fewer cells than the
 * table.
 */
export function headingLine(kind: ImportKind, block: readonly (readonly string[])[]): number {
  const searched = block.slice(0, SEARCHED);
  const named = searched.map((line) => {
    const headings = readHeadings(kind, line, null);
    return hasRequired(kind, headings) ? headings.filter(({ column }) => column !== null).length : 0;
  });
  const most = Math.max(...named);
  if (most > 0) return named.indexOf(most);
  const filled = searched.map((line) => line.filter((text) => text.trim()).length);
  const widest = Math.max(...filled);
  const first = filled.findIndex((count) => count > 0 && count * 2 > widest);
  return first >= 0 ? first : block.findIndex((line) => line.some((text) => text.trim()));
}

/** Whether the headings of a line are enough for the kind. */
export const hasRequired = (kind: ImportKind, headings: readonly Heading[]): boolean =>
  missingFrom(kind, headings).length === 0;

const missingFrom = (kind: ImportKind, headings: readonly Heading[]) =>
  IMPORT_COLUMNS[kind].filter(
    ({ id, isRequired }) => isRequired && !headings.some(({ column }) => column === id),
  );

/** Why rows below these headings can't be understood. */
export function headingsRefusal(kind: ImportKind, headings: readonly Heading[]): Reason | undefined {
  const twice = headings.find(
    ({ column }, n) => column !== null && headings.findIndex((other) => other.column === column) < n,
  );
  if (twice) {
    const column = IMPORT_COLUMNS[kind].find(({ id }) => id === twice.column)?.heading ?? twice.heading;
    return reason('importColumnTwice', { column });
  }
  const missing = missingFrom(kind, headings);
  if (missing.length === 0) return undefined;
  return reason('importNoColumns', { columns: missing.map(({ heading }) => heading).join(', ') });
}
