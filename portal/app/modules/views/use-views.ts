import { useLayoutEffect, useRef } from 'react';
import type { SavedView, SharedView } from '../../../../shared/contract/list-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { initialQuery, type QueryRules, writeQuery } from '../../../../shared/list/list-query.ts';
import type { UrlState } from '../../../../shared/list/use-list-query.ts';
import type { Column, Filter, ReadyView } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { COLUMNS, SAVED, STANDARD } from '../columns/use-columns.ts';
import type { ListSettingsState } from '../settings/use-list-settings.ts';
import {
  isAsSaved,
  type Shown,
  viewOf,
  withName,
  withoutView,
  withSharing,
  withView,
  writeView,
} from './saved-views.ts';

export interface ListViews {
  /** The person's own. */
  views: readonly SavedView[];
  /** Those that the list has for everybody. */
  ready: readonly SavedView[];
  /** Those of colleagues, who alone change them. */
  shared: readonly SharedView[];
  /** The one that was chosen last. */
  selected: SavedView | undefined;
  /** The selected one is the person's, who may change it. */
  isOwn: boolean;
  /** The list shows something else than the selected one. */
  isChanged: boolean;
  /** Id of the view that the list opens with. */
  defaultView: string | null;
  /** The entry of the list without a view that is shown; `own` has the person's columns. */
  plain: 'standard' | 'own' | undefined;
  /** The person has columns of their own. */
  hasOwn: boolean;
  /** `standard`: the list as it is for everybody; `own`: with the person's columns. */
  show(view: SavedView | 'standard' | 'own'): void;
  saveAs(name: string): void;
  /** The selected one shows what the list shows from now on. */
  overwrite(): void;
  rename(id: string, name: string): void;
  /** Shows a view to the person's company, or to it no more; undefined for who belongs to none. */
  share: ((id: string, isShared: boolean) => void) | undefined;
  /** Answers how it comes back. */
  remove(view: SavedView): () => void;
  setDefault(id: string | null): void;
}

interface Given extends Shown {
  url: UrlState;
  rules: QueryRules;
  filters: readonly Filter[];
  ready: readonly ReadyView[];
  /** Those of a ready view, by their ids, that have something to tell the viewer. */
  columnsOf(ids: readonly string[]): readonly Column[];
  /** That the person belongs to. */
  companyId: number | undefined;
  settings: ListSettingsState;
  hasOwn: boolean;
}

/** The saved views of a list. One that is chosen stands in the address with all that it shows, so that it can be passed on. */
export function useViews(given: Given): ListViews {
  const { url, rules, filters, settings, companyId, query, columns, columnsOf, hasOwn } = given;
  const text = useText(texts);
  const {
    settings: { views, defaultView },
    shared,
    isLoaded,
    change,
  } = settings;
  const ready = given.ready.map(
    ({ id, name, filters: asked, sort, columns: shown }): SavedView => ({
      id,
      name: text(name),
      search: '',
      filters: { ...asked },
      sort,
      columns: [...shown],
    }),
  );
  const all: readonly SavedView[] = [...ready, ...views, ...shared.map(({ view }) => view)];
  const params = new URLSearchParams(url.search);
  const selected = all.find(({ id }) => id === params.get(SAVED));

  const asShown = (view: SavedView): SavedView =>
    ready.includes(view) ? { ...view, columns: columnsOf(view.columns).map(({ id }) => id) } : view;

  const show = (view: SavedView | 'standard' | 'own') =>
    url.replace((now) => {
      if (typeof view === 'object') return writeView(view, now, rules);
      const next = writeQuery(initialQuery(rules.sort), now, rules);
      next.delete(COLUMNS);
      if (view === 'standard' && (hasOwn || defaultView !== null)) next.set(SAVED, STANDARD);
      else next.delete(SAVED);
      return next;
    });

  const isDecided = useRef(false);
  useLayoutEffect(() => {
    if (!isLoaded || isDecided.current) return;
    isDecided.current = true;
    const asked = [...rules.filters, 'search', 'sort', COLUMNS, SAVED];
    const first = all.find(({ id }) => id === defaultView);
    if (first && !asked.some((name) => params.has(name))) show(first);
  });

  const showsOwn = hasOwn && !params.has(COLUMNS) && params.get(SAVED) !== STANDARD;
  return {
    views,
    ready,
    shared,
    selected,
    isOwn: views.some((view) => view === selected),
    plain: selected ? undefined : showsOwn ? 'own' : 'standard',
    hasOwn,
    isChanged: selected !== undefined && !isAsSaved(asShown(selected), { query, columns }, filters),
    defaultView,
    show,
    saveAs(name) {
      const view = viewOf(newId(), name, { query, columns });
      change((now) => withView(now, view));
      show(view);
    },
    overwrite() {
      if (!selected) return;
      const { sharedWith } = selected;
      const view = {
        ...viewOf(selected.id, selected.name, { query, columns }),
        ...(sharedWith !== undefined && { sharedWith }),
      };
      change((now) => withView(now, view));
      show(view);
    },
    rename: (id, name) => change((now) => withName(now, id, name)),
    share:
      companyId === undefined
        ? undefined
        : (id, isShared) => change((now) => withSharing(now, id, isShared ? companyId : undefined)),
    remove(view) {
      const place = views.indexOf(view);
      const wasDefault = defaultView === view.id;
      change((now) => withoutView(now, view.id));
      return () =>
        change((now) => ({
          ...withView(now, view, place),
          ...(wasDefault && { defaultView: view.id }),
        }));
    },
    setDefault: (id) => change((now) => ({ ...now, defaultView: id })),
  };
}

/** Of a person's views of one list. */
const newId = (): string => Math.random().toString(36).slice(2, 10);
