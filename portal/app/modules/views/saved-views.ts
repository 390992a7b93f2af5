import { type ListSettings, MOST_VIEWS, type SavedView } from '../../../../shared/contract/list-settings.ts';
import { type ListQuery, type QueryRules, writeQuery } from '../../../../shared/list/list-query.ts';
import type { Column, Filter } from '../../../lists/definition.ts';
import { filterValue } from '../../../lists/request/filter-value.ts';
import { COLUMNS, SAVED } from '../columns/use-columns.ts';

/** What a list shows. */
export interface Shown {
  query: ListQuery;
  columns: readonly Column[];
}

export const viewOf = (id: string, name: string, { query, columns }: Shown): SavedView => ({
  id,
  name: name.trim(),
  search: query.searchText,
  filters: query.filters,
  sort: { field: query.field, order: query.order },
  columns: columns.map((column) => column.id),
});

const queryOf = ({ search, filters, sort }: SavedView): ListQuery => ({
  searchText: search,
  filters,
  ...sort,
});

/** Whether the list shows what the view says. */
export const isAsSaved = (
  view: SavedView,
  { query, columns }: Shown,
  filters: readonly Filter[],
): boolean => {
  const saved = queryOf(view);
  return (
    saved.searchText === query.searchText &&
    saved.field === query.field &&
    saved.order === query.order &&
    filters.every((filter) => filterValue(filter, saved) === filterValue(filter, query)) &&
    view.columns.join() === columns.map(({ id }) => id).join()
  );
};

/** The address with what the view shows. */
export function writeView(view: SavedView, params: URLSearchParams, rules: QueryRules): URLSearchParams {
  const next = writeQuery(queryOf(view), params, rules);
  next.set(COLUMNS, view.columns.join(','));
  next.set(SAVED, view.id);
  return next;
}

/** The settings with the view, in the place of the one with its id, or as the last one. */
export function withView(
  settings: ListSettings,
  view: SavedView,
  place = Number.POSITIVE_INFINITY,
): ListSettings {
  const { views } = settings;
  const at = views.findIndex(({ id }) => id === view.id);
  if (at >= 0) return { ...settings, views: views.with(at, view) };
  const to = Math.min(place, views.length);
  return { ...settings, views: [...views.slice(0, to), view, ...views.slice(to)] };
}

export const withoutView = (settings: ListSettings, gone: string): ListSettings => ({
  ...settings,
  views: settings.views.filter(({ id }) => id !== gone),
  defaultView: settings.defaultView === gone ? null : settings.defaultView,
});

/** The view is seen by the people of the company from now on, or with undefined by its person alone. */
export const withSharing = (
  settings: ListSettings,
  id: string,
  companyId: number | undefined,
): ListSettings => ({
  ...settings,
  views: settings.views.map(({ sharedWith, ...view }) => {
    const company = view.id === id ? companyId : sharedWith;
    return company === undefined ? view : { ...view, sharedWith: company };
  }),
});

export const withName = (settings: ListSettings, id: string, name: string): ListSettings => ({
  ...settings,
  views: settings.views.map((view) => (view.id === id ? { ...view, name: name.trim() } : view)),
});

/** What is wrong with a name for a view: `own` is the view that has it already. */
export function nameProblem(
  views: readonly SavedView[],
  name: string,
  own?: string,
): 'noName' | 'sameName' | 'full' | undefined {
  const plain = name.trim().toLowerCase();
  if (!plain) return 'noName';
  if (views.some((view) => view.id !== own && view.name.toLowerCase() === plain)) return 'sameName';
  return own === undefined && views.length >= MOST_VIEWS ? 'full' : undefined;
}
