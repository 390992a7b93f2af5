import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { Column, Filter, Row, Viewer } from '../../../lists/definition.ts';
import { filterValue } from '../../../lists/request/filter-value.ts';

/** The columns of a list that have something to tell the viewer. */
export const columnsFor = (
  columns: readonly Column[],
  rows: readonly Row[],
  viewer: Viewer,
): readonly Column[] =>
  withoutOwnCompany(
    columns.filter(({ whereKnown, value }) => !whereKnown || rows.some((row) => value(row) != null)),
    rows,
    viewer,
  );

/**
 * The columns without that of the company whose records they are, where each row names the viewer's own; for agents, who see
 * records of several companies, without that of the agent. Admins see both.
 */
const withoutOwnCompany = (
  columns: readonly Column[],
  rows: readonly Row[],
  { role, companyId }: Viewer,
): readonly Column[] =>
  role === 'admin' || companyId === undefined
    ? columns
    : columns.filter((column) => {
        const named = role === 'agent' ? column.agent : column.owner;
        return !named || rows.some((row) => (named(row) ?? companyId) !== companyId);
      });

/**
 * The filters without that by company where the list has no column of it. One that an address has set is shown, so that it can
 * be taken back.
 */
export const withoutOwnerFilter = (
  filters: readonly Filter[],
  columns: readonly Column[],
  query: Pick<ListQuery, 'filters'>,
): readonly Filter[] =>
  columns.some(({ owner }) => owner)
    ? filters
    : filters.filter((filter) => !filter.byOwner || filterValue(filter, query));
