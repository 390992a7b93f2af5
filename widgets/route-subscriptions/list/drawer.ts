import type { RouteSubscription } from '../../../shared/contract/route-subscriptions.ts';
import type { Host } from '../../../shared/element/host.ts';
import type { RouteListEvents } from '../events.ts';
import type { StoredRoute } from '../form/form-state.ts';
import { createRouteForm, type RouteForm } from '../form/route-form.ts';
import type { RouteValues } from '../route.ts';
import { drawerAtom, recordState, scopeAtom, unsavedAtom } from './state.ts';

interface Options {
  readonly host: Pick<Host<RouteListEvents>, 'client' | 'store' | 'emit' | 'timedSave' | 'reload'>;
  /** A route was saved, and the drawer closed. */
  onSaved(route: StoredRoute | null, isNew: boolean): void;
  /** The drawer was left after a save of which it isn't known whether it took effect. */
  onUncertain(): void;
}

/** What the drawer holds, which is a new route or a stored one (SUB-37), and the question before its changes are lost. */
export interface RouteDrawerWork {
  openNew(values?: RouteValues): void;
  openStored(route: RouteSubscription): void;
  /** Closes it, after the question where that would lose unsaved work. */
  close(): void;
  /** Closes it whatever it holds. */
  discard(): void;
  /** Does `next`, which discards what it holds, after the question where that would lose unsaved work. */
  leaveFor(next: () => void): void;
  /** The answers to the question. */
  leave(): void;
  stay(): void;
  /** Saves what is in it, and closes it. */
  save(): Promise<void>;
}

export function createDrawerWork({ host, onSaved, onUncertain }: Options): RouteDrawerWork {
  const { store } = host;
  const { messageAtom, leaveAtom } = recordState;
  let afterLeave = () => {};

  const discard = () => {
    store.get(drawerAtom)?.close();
    store.set(drawerAtom, null);
    store.set(leaveAtom, false);
  };

  const open = (form: RouteForm) => {
    discard();
    store.set(messageAtom, (message) => (message?.severity === 'success' ? null : message));
    store.set(drawerAtom, form);
  };
  const openForm = (options: Pick<Parameters<typeof createRouteForm>[0], 'stored' | 'values'>) => {
    const scope = store.get(scopeAtom);
    if (!scope) return;
    const { entityId } = scope;
    open(
      createRouteForm({ host, entityId, resetsOnSave: () => true, retrySave: () => void save(), ...options }),
    );
  };

  const leaveFor = (next: () => void) => {
    if (store.get(unsavedAtom) === 0) return next();
    afterLeave = next;
    store.set(leaveAtom, true);
  };

  const save = async () => {
    const form = store.get(drawerAtom);
    if (!form) return;
    const isNew = store.get(form.state.storedAtom) === null;
    if (!(await form.save()) || store.get(drawerAtom) !== form) return;
    const stored = store.get(form.state.storedAtom);
    discard();
    onSaved(stored, isNew);
  };

  return {
    openNew: (values) => openForm({ values }),
    openStored: (stored) => openForm({ stored }),
    close() {
      const form = store.get(drawerAtom);
      if (!form || store.get(form.state.savingAtom)) return;
      leaveFor(() => {
        const isUncertain = store.get(drawerAtom)?.mayHaveChanged();
        discard();
        if (isUncertain) onUncertain();
      });
    },
    discard,
    leaveFor,
    leave: () => afterLeave(),
    stay: () => store.set(leaveAtom, false),
    save,
  };
}
