import type { ImportKind } from '../../../shared/contract/imports.ts';
import { type ParsedRow, textIn } from './parsed-row.ts';

/** The column by which several rows are of one record, so that they are compared and written together. */
const GROUPED_BY: Partial<Record<ImportKind, string>> = {
  milestones: 'shipment',
  containers: 'shipment',
  invoices: 'reference',
};

export const isInGroups = (kind: ImportKind): boolean => GROUPED_BY[kind] !== undefined;

/** Rows of one record behind one another, in the order of the file; each says which group it is of. */
export function inGroups(kind: ImportKind, rows: readonly ParsedRow[]): readonly ParsedRow[] {
  const column = GROUPED_BY[kind];
  if (column === undefined) return rows;
  const groups = Map.groupBy(rows, (row) => textIn(row.cells, column) ?? row);
  return [...groups.values()].flatMap((group) => group.map((row) => ({ ...row, group: group[0]!.line })));
}

/** The next rows, at most so many and what is left of the last group. */
export function wholeGroups(
  kind: ImportKind,
  rows: readonly ParsedRow[],
  { start, most }: { start: number; most: number },
): readonly ParsedRow[] {
  let end = Math.min(start + most, rows.length);
  if (isInGroups(kind)) while (end < rows.length && rows[end]!.group === rows[end - 1]?.group) end += 1;
  return rows.slice(start, end);
}
