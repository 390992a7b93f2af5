import type { ExportFormat, ExportInput } from '../../../../shared/contract/exports.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import type { Column, ModuleDefinition } from '../../../lists/definition.ts';
import { filterValue } from '../../../lists/request/filter-value.ts';

interface Exported {
  query: ListQuery;
  /** As they are shown. */
  columns: readonly Column[];
  format: ExportFormat;
  locale: string;
  /** These records of the list alone. */
  ids?: readonly number[] | undefined;
}

/** What the list is filtered by, with the initial values, which depend on the day at the user's place. */
export const filterValues = ({ filters = [], given }: ModuleDefinition, query: ListQuery) => ({
  ...Object.fromEntries(filters.map((filter) => [filter.id, filterValue(filter, query)])),
  ...given,
});

/** The export of a list as the page shows it: its rows, their order and its columns. */
export function exportInput(
  definition: ModuleDefinition,
  { query, columns, format, locale, ids }: Exported,
): ExportInput {
  const { searchText, field, order } = query;
  return {
    module: definition.id,
    format,
    search: searchText,
    filters: filterValues(definition, query),
    sort: { field, order },
    columns: columns.map((column) => column.id),
    ...(ids && { ids: [...ids] }),
    language: locale,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
