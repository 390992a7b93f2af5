import type { Column, Row, Viewer } from '../../../lists/definition.ts';

/**
 * The columns without that of the company whose records they are, where each row names the viewer's own. Agents and admins
 * always see it: their records are of several companies.
 */
export const withoutOwnCompany = (
  columns: readonly Column[],
  rows: readonly Row[],
  { role, companyId }: Viewer,
): readonly Column[] =>
  role || companyId === undefined
    ? columns
    : columns.filter(({ owner }) => !owner || rows.some((row) => (owner(row) ?? companyId) !== companyId));
