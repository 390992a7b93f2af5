import * as v from 'valibot';
import { LONGEST_TEXT } from '../list/list-query.ts';
import { Id, Revision } from './id.ts';
import { plainText } from './input-values.ts';

/** Longest name of a saved view. */
export const LONGEST_VIEW_NAME = 60;
/** Saved views of one list. */
export const MOST_VIEWS = 50;

const LONGEST_NAME = 100;
const MOST_COLUMNS = 50;
const MOST_FILTERS = 20;

const Name = v.pipe(plainText(LONGEST_NAME), v.minLength(1));
const SearchText = plainText(LONGEST_TEXT);
const Columns = v.pipe(v.array(Name), v.minLength(1), v.maxLength(MOST_COLUMNS));

/** A list as somebody wants to find it again. */
export const SavedView = v.object({
  /** Given by the page that saved it; it stands in the address of the list. */
  id: Name,
  name: v.pipe(plainText(LONGEST_VIEW_NAME), v.trim(), v.minLength(1)),
  search: SearchText,
  /** Values by the filter's id, as in the address. */
  filters: v.pipe(
    v.record(Name, SearchText),
    v.check((filters) => Object.keys(filters).length <= MOST_FILTERS),
  ),
  sort: v.object({ field: Name, order: v.picklist(['ASC', 'DESC']) }),
  /** Ids in their order. */
  columns: Columns,
  /** The company whose people see it, too, as long as it is the person's own; without it the view is the person's alone. */
  sharedWith: v.optional(Id),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** What a person has chosen for one list. */
export const ListSettings = v.object({
  /** Ids in their order; null: those that the list has for everybody. */
  columns: v.nullable(Columns),
  views: v.pipe(
    v.array(SavedView),
    v.maxLength(MOST_VIEWS),
    v.check((views) => new Set(views.map(({ id }) => id)).size === views.length),
  ),
  /** The view that the list opens with. */
  defaultView: v.nullable(Name),
});
export type ListSettings = v.InferOutput<typeof ListSettings>;

export const NO_LIST_SETTINGS: ListSettings = { columns: null, views: [], defaultView: null };

/** A view of a colleague, who alone changes it. `by` is the person's name. */
export const SharedView = v.object({ view: SavedView, by: v.string() });
export type SharedView = v.InferOutput<typeof SharedView>;

/**
 * `loadListSettings`: those of all lists that the caller has chosen anything for, and the views that colleagues share, each by
 * the list's id.
 */
export const ListSettingsAnswer = v.object({
  lists: v.record(v.string(), v.object({ ...ListSettings.entries, revision: v.number() })),
  shared: v.optional(v.record(v.string(), v.array(SharedView)), {}),
});

/** `saveListSettings`: takes the place of what was stored; `revision` is the stored one's, 0 where there was none. */
export const SaveListSettings = v.object({
  ...ListSettings.entries,
  list: Name,
  revision: Revision,
});
export type SaveListSettings = v.InferOutput<typeof SaveListSettings>;

export const SaveListSettingsAnswer = v.object({ revision: v.number() });
