import { isAborted } from '../../../shared/client/client-error.ts';
import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import type { Host } from '../../../shared/element/host.ts';
import { texts as commonTexts } from '../../../shared/i18n/texts/index.ts';
import { createListLoader } from '../../../shared/list/list-loader.ts';
import {
  initialQuery,
  type ListQuery,
  NEWEST,
  type QueryAction,
  reduceQuery,
} from '../../../shared/list/list-query.ts';
import { type ListSource, PAGE_SIZE, pageOf } from '../../../shared/list/list-source.ts';
import { type ListState, NOT_LOADED } from '../../../shared/list/list-state.ts';
import { codeOf, isRefusal, ownMessage, success, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { askIsAdmin, listRoutes } from '../api.ts';
import type { RouteListEvents } from '../events.ts';
import type { StoredRoute } from '../form/form-state.ts';
import { createReferenceLoader } from '../reference/load-reference.ts';
import { valuesOf } from '../route.ts';
import { texts } from '../texts/index.ts';
import { createDeleting, type Deleting } from './deleting.ts';
import { createDrawerWork, type RouteDrawerWork } from './drawer.ts';
import type { RatesWindow } from './list-route-rates.ts';
import { createRatesLookup } from './rates.ts';
import {
  hasGeneratorAtom,
  type ListScope,
  listAtom,
  loadedAtom,
  NO_RATES,
  queryAtom,
  ratesAtom,
  recordState,
  scopeAtom,
  selectedAtom,
} from './state.ts';

type ListHost = Pick<Host<RouteListEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;

/** SUB-40: how long a success is shown before the list is loaded again, ms. */
const SUCCESS_TIME = 1000;

/** All work of one `<route-subscriptions>`. */
export interface RouteList {
  /** The page asks for these routes, or for none; with unsaved work in the drawer the user is asked first. */
  request(scope: ListScope | undefined): void;
  /** Loads everything again; what is entered in the drawer stays. */
  reload(): void;
  loadMore(): void;
  /** Searches, or resets the search (SUB-39). */
  query(action: QueryAction): void;
  readonly drawer: RouteDrawerWork;
  /** Saves what is in the drawer, and closes it. */
  save(): Promise<void>;
  select(ids: readonly number[], isSelected: boolean): void;
  readonly deleting: Deleting;
  /** Several routes were added. */
  pasted(count: number): void;
  setWindow(window: RatesWindow): void;
  retryRates(): void;
  close(): void;
}

export function createRouteList(host: ListHost): RouteList {
  const { store } = host;
  const { phaseAtom, messageAtom } = recordState;
  const target = { host, messageAtom };
  const reference = createReferenceLoader(host);
  const rates = createRatesLookup(host);
  let wanted: ListScope | undefined;
  let isStarted = false;
  let isAdminAsked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The load that `fp-ready` is still to be sent for. */
  let isFirstPage = false;
  /** Ports and carriers of the present load, there or not. */
  let named: Promise<unknown> = Promise.resolve();

  const reportFailure = (error: unknown) => {
    if (isRefusal(error)) {
      store.set(phaseAtom, 'refused');
      return report(
        target,
        ownMessage(error) ?? warning(commonTexts('error.noAccess')),
        codeOf(error),
        error,
      );
    }
    store.set(phaseAtom, 'failed');
    reportError(target, warning(texts('routes.error.load')), error);
  };

  const onState = (state: ListState<RouteSubscription>) => {
    store.set(listAtom, state);
    const { phase } = state;
    if (phase.step === 'failed') return reportFailure(phase.error);
    if (phase.step === 'pageFailed') {
      const message = { ...warning(texts('routes.error.load')), retry: loader.loadMore };
      return reportError(target, message, phase.error);
    }
    if (phase.step !== 'hasMore' && phase.step !== 'ended' && phase.step !== 'empty') return;
    store.set(phaseAtom, 'ready');
    const ids = new Set(state.rows.map(({ id }) => id));
    store.set(selectedAtom, (selected) => new Set([...selected].filter((id) => ids.has(id))));
    store.set(messageAtom, (message) => (message?.text.id === 'routes.error.load' ? null : message));
    if (!isFirstPage) return rates.update();
    isFirstPage = false;
    rates.renew();
    void announce(scopeOf());
  };
  const loader = createListLoader<RouteSubscription>(onState);

  const scopeOf = (): ListScope | null => store.get(scopeAtom);
  /** The data are shown once their names are. */
  const announce = async (scope: ListScope | null) => {
    await named;
    if (scope !== null && scopeOf() === scope) store.set(loadedAtom, {});
  };

  const sourceOf = (scope: ListScope, query: ListQuery): ListSource<RouteSubscription> => ({
    pageSize: PAGE_SIZE,
    loadPage: async ({ skip }, signal) =>
      pageOf(
        await listRoutes(
          host.client,
          {
            entityId: scope.entityId,
            profile: scope.isProfile,
            offset: skip,
            pageSize: PAGE_SIZE,
            searchText: query.searchText || null,
            sortField: 'createdAt',
            order: query.order,
            rateProfileRouteSubscriptions: scope.rateProfile,
          },
          signal,
        ),
      ),
  });

  /** ROLE-04: outside the profile everybody has the form for rate sheets; inside, who can be told to be an admin. */
  const findGenerator = async (scope: ListScope) => {
    isAdminAsked.abort();
    isAdminAsked = new AbortController();
    const { signal } = isAdminAsked;
    if (!scope.isProfile) return store.set(hasGeneratorAtom, true);
    const isAdmin = await askIsAdmin(host.client, signal).catch((error: unknown) => {
      if (!isAborted(error)) console.warn('It could not be checked who asks for the routes:', error);
      return false;
    });
    if (!signal.aborted) store.set(hasGeneratorAtom, isAdmin);
  };

  const open = (scope: ListScope | undefined) => {
    clearTimeout(timer);
    isAdminAsked.abort();
    loader.close();
    drawer.discard();
    store.set(scopeAtom, scope ?? null);
    store.set(queryAtom, initialQuery(NEWEST));
    store.set(selectedAtom, new Set<number>());
    store.set(ratesAtom, NO_RATES);
    store.set(listAtom, NOT_LOADED);
    deleting.dismiss();
    if (!scope) {
      store.set(phaseAtom, 'no-record');
      store.set(hasGeneratorAtom, true);
      return report(target, warning(commonTexts('error.noRecord')), 'no-record');
    }
    store.set(hasGeneratorAtom, undefined);
    start(scope);
  };

  const start = (scope: ListScope) => {
    store.set(phaseAtom, 'loading');
    store.set(messageAtom, null);
    isFirstPage = true;
    loader.open(sourceOf(scope, store.get(queryAtom)));
    named = reference.load();
    void findGenerator(scope);
  };

  const search = (action: QueryAction) => {
    const scope = scopeOf();
    if (!scope) return;
    const query = reduceQuery(store.get(queryAtom), action, NEWEST);
    store.set(queryAtom, query);
    loader.open(sourceOf(scope, query));
  };
  /** A new route would not be seen in a list that leaves it out. */
  const showAll = () => {
    if (store.get(queryAtom).searchText !== '') search({ type: 'reset' });
  };

  const changed = () => host.reload();

  /** SUB-40 */
  const showSuccess = (text: Parameters<typeof success>[0]) => {
    clearTimeout(timer);
    report(target, success(text));
    timer = setTimeout(() => {
      store.set(messageAtom, null);
      changed();
    }, SUCCESS_TIME);
  };

  const drawer = createDrawerWork({
    host,
    onSaved(stored, isNew) {
      if (stored) loader.changeRows((row) => (row.id === stored.id ? changedRow(row, stored) : row));
      if (isNew) showAll();
      showSuccess(texts(isNew ? 'routes.saved.new' : 'routes.saved.drawer'));
    },
    onUncertain: changed,
  });
  const deleting = createDeleting({ host, onChanged: changed, onDeleted: drawer.discard });

  return {
    request(scope) {
      wanted = scope;
      if (isStarted && isSameScope(scope, scopeOf())) {
        drawer.stay();
        return;
      }
      isStarted = true;
      drawer.leaveFor(() => open(wanted));
    },
    reload() {
      const scope = scopeOf();
      if (!scope) return;
      clearTimeout(timer);
      if (store.get(phaseAtom) !== 'ready') return start(scope);
      // The rows stay until those of the first page are there again (D-73).
      isFirstPage = true;
      named = reference.load();
      loader.reload();
    },
    loadMore: loader.loadMore,
    query(action) {
      store.set(messageAtom, null);
      search(action);
    },
    drawer,
    save: drawer.save,
    select(ids, isSelected) {
      store.set(selectedAtom, (selected) => {
        const next = new Set(selected);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    deleting,
    pasted(count) {
      showAll();
      showSuccess(texts('routes.pasted', { count }));
    },
    setWindow: rates.setWindow,
    retryRates() {
      store.set(ratesAtom, (known) => ({ ...known, hasFailed: false }));
      rates.update();
    },
    close() {
      clearTimeout(timer);
      isAdminAsked.abort();
      loader.close();
      drawer.discard();
      rates.close();
      reference.close();
      deleting.close();
    },
  };
}

/** A row as it is stored now; what else has changed comes with the list. */
const changedRow = (row: RouteSubscription, stored: StoredRoute): RouteSubscription => ({
  ...row,
  ...valuesOf(stored),
  originPort: stored.originPort ?? row.originPort,
  destinationPort: stored.destinationPort ?? row.destinationPort,
  duplicateOf: stored.duplicateOf,
  ...(stored.revision && { revision: stored.revision }),
});

const isSameScope = (a: ListScope | undefined, b: ListScope | null): boolean =>
  a?.entityId === b?.entityId && a?.isProfile === b?.isProfile && a?.rateProfile === b?.rateProfile;
