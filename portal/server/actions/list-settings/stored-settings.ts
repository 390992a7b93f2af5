import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  ListSettings,
  MOST_VIEWS,
  NO_LIST_SETTINGS,
  SavedView,
} from '../../../../shared/contract/list-settings.ts';
import { NEWEST } from '../../../../shared/list/list-query.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';

type Fields = Readonly<Record<string, unknown>>;
type OfList = Pick<ModuleDefinition, 'columns' | 'sort'>;

const { columns: Columns, defaultView: DefaultView } = ListSettings.entries;
const { filters: Filters, search: Search, sort: Sort } = SavedView.entries;
const Company = SavedView.entries.sharedWith.wrapped;

/**
 * What of stored settings this release understands. Another release may have stored them: a column, filter or field that is
 * wrong here is left out, and the rest counts.
 */
export function readSettings(stored: unknown, list: OfList): ListSettings {
  const fields = fieldsOf(stored);
  const views = viewsOf(fields)
    .flatMap((view) => readView(view, list) ?? [])
    .filter(({ id }, place, all) => all.findIndex((each) => each.id === id) === place)
    .slice(0, MOST_VIEWS);
  return {
    columns: readColumns(fields.columns) ?? NO_LIST_SETTINGS.columns,
    views,
    // It may be the list's own or a colleague's; one that has gone is opened by nobody.
    defaultView: v.is(DefaultView, fields.defaultView) ? fields.defaultView : NO_LIST_SETTINGS.defaultView,
  };
}

/**
 * What is stored in the place of `stored`: all that was not understood and not changed stays, so that the release that knows
 * it finds it again.
 */
export function settingsToStore(stored: unknown, next: ListSettings, list: OfList): Fields {
  const fields = fieldsOf(stored);
  const kept = withUnchanged(fields, readSettings(fields, list), next);
  if (!Array.isArray(fields.views)) return kept;
  const before = viewsOf(fields);
  return {
    ...kept,
    views: [
      ...next.views.map((view) => {
        const old = before.find(({ id }) => id === view.id);
        const read = old && readView(old, list);
        return old && read ? withUnchanged(old, read, view) : view;
      }),
      ...fields.views.filter((view) => !readView(fieldsOf(view), list)),
    ],
  };
}

/** Undefined for one that can't be named or found. */
function readView(fields: Fields, list: OfList): SavedView | undefined {
  const usual = list.columns.filter(({ inDetail }) => !inDetail).map(({ id }) => id);
  const view = v.safeParse(SavedView, {
    id: fields.id,
    name: fields.name,
    search: v.is(Search, fields.search) ? fields.search : '',
    filters: readFilters(fields.filters),
    sort: v.is(Sort, fields.sort) ? fields.sort : (list.sort ?? NEWEST),
    columns: readColumns(fields.columns) ?? usual,
    ...(v.is(Company, fields.sharedWith) && { sharedWith: fields.sharedWith }),
  });
  return view.success ? view.output : undefined;
}

const readFilters = (stored: unknown): unknown =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(([id, value]) => v.is(Filters, { [id]: value })),
  );

function readColumns(stored: unknown): string[] | undefined {
  const ids = Array.isArray(stored) ? stored.filter((id) => v.is(Columns, [id])) : [];
  return ids.length > 0 && v.is(Columns, ids) ? ids : undefined;
}

/** The stored fields, with those of `next` that are others than what was read of them. */
const withUnchanged = (stored: Fields, read: Fields, next: Fields): Fields => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => !(name in stored) || !isDeepStrictEqual(value, read[name]),
    ),
  ),
});

const fieldsOf = (stored: unknown): Fields =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Fields) : {};

const viewsOf = ({ views }: Fields): Fields[] => (Array.isArray(views) ? views.map(fieldsOf) : []);
