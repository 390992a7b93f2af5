import type { Client } from '../../../shared/client/client.ts';
import type { Host } from '../../../shared/element/host.ts';
import { reasonOf, success, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { createSaver } from '../../../shared/save/saver.ts';
import { getRoute, saveRoute } from '../api.ts';
import type { RouteFormEvents } from '../events.ts';
import {
  areEqualRoutes,
  changedFields,
  NO_VALUES,
  type RouteToSave,
  type RouteValues,
  type SavedRoute,
  valuesOf,
} from '../route.ts';
import { type TextId, texts } from '../texts/index.ts';
import { createEqualRouteCheck } from './equal-route.ts';
import { createFormState, type FormState, missingFields, type StoredRoute } from './form-state.ts';
import { isRefusedFor, reasonsOf, serverProblems } from './server-problems.ts';

/** The work on one route: what is entered, and its save. */
export interface RouteForm {
  readonly state: FormState;
  change(part: Partial<RouteValues>): void;
  /** True when it is saved. While a save runs, nothing happens. */
  save(): Promise<boolean>;
  /** After a save that came too late: their version, with the user's own changes on top. */
  loadCurrent(): Promise<void>;
  /** Takes the user's own changes back. */
  discard(): void;
  /** Of a route that somebody deleted: what is entered becomes a new one. */
  becomeNew(): void;
  /** Whether the stored routes may be others than those that the page shows, as after a save that failed. */
  mayHaveChanged(): boolean;
  /** Late answers change nothing any more. */
  close(): void;
}

export type FormHost = Pick<Host<RouteFormEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;

interface Options {
  readonly host: FormHost;
  /** The company that a new route is for. */
  readonly entityId: number;
  /** The route to change; none for a new one. */
  readonly stored?: (SavedRoute & { readonly id: number }) | undefined;
  /** What a new one begins with. */
  readonly values?: RouteValues | undefined;
  /** D-83: a new route leaves the form empty. */
  resetsOnSave(): boolean;
  /** Saves once more, from the message of a save that failed. */
  retrySave(): void;
  /** What the form says once it is saved; without it nothing, for an owner that says it. */
  readonly saved?: { readonly new: TextId; readonly stored: TextId };
}

/** Reads from the store what the form is about, and writes into it what comes of it. */
export function createRouteForm(options: Options): RouteForm {
  const { host, entityId, saved } = options;
  const { store } = host;
  const state = createFormState(options.stored ? storedOf(options.stored, entityId) : null, options.values);
  const { storedAtom, valuesAtom, baseAtom, changedAtom, messageAtom, saveAtom, refusalAtom } = state;
  const target = { host, messageAtom };
  let isOpen = true;
  let isUncertain = false;
  /** The new route that was saved last, as long as nothing else is entered. */
  let savedNew: RouteValues | undefined;
  const saver = createSaver(
    host.timedSave((save) => {
      if (isOpen) store.set(saveAtom, save);
    }),
  );
  const equal = createEqualRouteCheck({
    client: () => host.client,
    entityId: () => store.get(storedAtom)?.entityId ?? entityId,
    onFound: (id) => store.set(state.equalAtom, id),
  });
  const client = (): Client => host.client;

  const check = () => {
    const values = store.get(valuesAtom);
    const stored = store.get(storedAtom);
    const isSaved = areEqualRoutes(values, stored ?? savedNew ?? NO_VALUES);
    equal.check(isSaved ? undefined : { id: stored?.id, values });
    if (isSaved && stored) store.set(state.equalAtom, stored.duplicateOf);
  };

  const show = (stored: StoredRoute | null, values: RouteValues) => {
    store.set(storedAtom, stored);
    store.set(baseAtom, stored ?? values);
    store.set(valuesAtom, values);
    store.set(state.refusedSavesAtom, 0);
    store.set(state.serverProblemsAtom, {});
    check();
  };

  const routeToSave = (): RouteToSave => {
    const stored = store.get(storedAtom);
    const values = valuesOf(store.get(valuesAtom));
    if (!stored) return { ...values, newRoute: true, entityId };
    const { id, revision } = stored;
    return { ...values, id, newRoute: false, entityId: stored.entityId, ...(revision && { revision }) };
  };

  const take = (route: SavedRoute, sent: RouteToSave) => {
    isUncertain = false;
    store.set(refusalAtom, null);
    const values = valuesOf(route);
    const id = route.id ?? sent.id ?? null;
    const isNew = sent.newRoute;
    if (!isNew && id !== null) show(storedOf({ ...route, id }, sent.entityId), values);
    else if (options.resetsOnSave()) show(null, NO_VALUES);
    else {
      savedNew = values;
      show(null, values);
    }
    if (saved) report(target, success(texts(isNew ? saved.new : saved.stored)));
    host.emit('fp-saved', { routeSubscriptionId: id });
  };

  const refuse = (error: unknown) => {
    isUncertain ||= reasonsOf(error).length === 0;
    if (isRefusedFor(error, 'staleRecord')) {
      isUncertain = true;
      store.set(refusalAtom, 'stale');
      return reportError(target, warning(texts('routes.stale')), error);
    }
    if (isRefusedFor(error, 'unknownRoute')) {
      isUncertain = true;
      store.set(refusalAtom, 'gone');
      return reportError(target, warning(texts('routes.gone')), error);
    }
    console.error('Unable to save the route:', error);
    const problems = serverProblems(error);
    const isAtField = Object.keys(problems).length > 0;
    store.set(state.serverProblemsAtom, problems);
    if (isAtField) store.set(state.refusedSavesAtom, (count) => count + 1);
    // A refusal without a reason, such as no answer, says nothing that another try could not change.
    const isExplained = !isAtField && reasonsOf(error).length > 0;
    const detail = isExplained && { detail: reasonOf(error) };
    const retry = !isAtField && { retry: options.retrySave };
    reportError(target, { ...warning(texts('routes.error.save')), ...detail, ...retry }, error);
  };

  check();
  return {
    state,
    change(part) {
      if (store.get(state.savingAtom)) return;
      const values = { ...store.get(valuesAtom), ...part };
      store.set(valuesAtom, values);
      store.set(state.serverProblemsAtom, (problems) =>
        Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in part))),
      );
      store.set(messageAtom, (message) => (message?.severity === 'success' ? null : message));
      check();
    },
    async save() {
      const sent = routeToSave();
      // A double click isn't the wish for a second route.
      if (sent.newRoute && savedNew && areEqualRoutes(sent, savedNew)) return true;
      store.set(messageAtom, null);
      const end = await saver.save({
        validate: () => missingFields(sent).length === 0,
        parts: () => [sent],
        async send(route, key) {
          const answer = await saveRoute(client(), route, key);
          if (isOpen) take(answer, route);
          else host.emit('fp-saved', { routeSubscriptionId: answer.id ?? route.id ?? null });
        },
      });
      if (!end || !isOpen) return false;
      if (end.step === 'idle') store.set(state.refusedSavesAtom, (count) => count + 1);
      if ('error' in end) refuse(end.error);
      return end.step === 'saved';
    },
    async loadCurrent() {
      const stored = store.get(storedAtom);
      if (!stored) return;
      try {
        const route = await getRoute(client(), stored.id);
        if (!isOpen) return;
        if (!route) {
          store.set(refusalAtom, 'gone');
          return report(target, warning(texts('routes.gone')), 'http');
        }
        const mine = store.get(valuesAtom);
        const changed = changedFields(mine, stored).map((field) => [field, mine[field]]);
        show(storedOf(route, stored.entityId), { ...valuesOf(route), ...Object.fromEntries(changed) });
        saver.dismiss();
        const isChanged = store.get(changedAtom) > 0;
        store.set(refusalAtom, isChanged ? 'merged' : null);
        report(target, success(texts('routes.stale.loaded')));
      } catch (error) {
        if (isOpen) reportError(target, warning(texts('routes.error.load')), error);
      }
    },
    discard() {
      store.set(valuesAtom, valuesOf(store.get(baseAtom)));
      store.set(refusalAtom, null);
      store.set(messageAtom, null);
      store.set(state.serverProblemsAtom, {});
      check();
    },
    becomeNew() {
      store.set(storedAtom, null);
      store.set(baseAtom, NO_VALUES);
      store.set(refusalAtom, null);
      saver.dismiss();
      report(target, success(texts('routes.gone.new')));
      check();
    },
    mayHaveChanged: () => isUncertain,
    close() {
      isOpen = false;
      equal.close();
    },
  };
}

const storedOf = (route: NonNullable<Options['stored']>, entityId: number): StoredRoute => ({
  ...valuesOf(route),
  id: route.id,
  revision: route.revision ?? undefined,
  // Another backend may not say whose it is; then it is the company's that was asked for.
  entityId: route.entityId ?? entityId,
  duplicateOf: route.duplicateOf ?? null,
});
