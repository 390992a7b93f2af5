import { MAX_ROUTES, RESTORE_MINUTES } from '../../../shared/contract/route-subscriptions.ts';
import type { Host } from '../../../shared/element/host.ts';
import { reasonOf, success, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { createSaver } from '../../../shared/save/saver.ts';
import { deleteRoutes, type RouteToDelete, restoreRoutes } from '../api.ts';
import type { RouteListEvents } from '../events.ts';
import { reasonsOf } from '../form/server-problems.ts';
import { texts } from '../texts/index.ts';
import {
  type Deletion,
  deletedAtom,
  deletionAtom,
  deletionState,
  recordState,
  restoringAtom,
  selectedAtom,
} from './state.ts';

type DeletingHost = Pick<Host<RouteListEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;

/** The deletion of routes, after one question, and its undoing. */
export interface Deleting {
  ask(routes: readonly RouteToDelete[]): void;
  cancel(): void;
  confirm(): Promise<void>;
  /** Brings back what was deleted last. */
  undo(): Promise<void>;
  /** What was deleted last isn't offered to be restored any more. */
  dismiss(): void;
  close(): void;
}

interface Options {
  readonly host: DeletingHost;
  /** Something is deleted or there again, or turned out to be: the list is loaded again. */
  onChanged(): void;
  /** All that was asked for is deleted (SUB-25). */
  onDeleted(): void;
}

const batchesOf = <T>(items: readonly T[], size = MAX_ROUTES): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

export function createDeleting({ host, onChanged, onDeleted }: Options): Deleting {
  const { store } = host;
  const { messageAtom, saveAtom, savingAtom } = deletionState;
  const target = { host, messageAtom };
  const saver = createSaver(host.timedSave((state) => store.set(saveAtom, state)));
  const restorer = createSaver((state) => store.set(restoringAtom, state.step === 'sending'));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const offerUndo = (ids: readonly number[]) => {
    clearTimeout(timer);
    store.set(deletedAtom, ids);
    timer = setTimeout(() => store.set(deletedAtom, null), RESTORE_MINUTES * 60_000);
  };

  const unselect = (ids: ReadonlySet<number>) =>
    store.set(selectedAtom, (selected) => new Set([...selected].filter((id) => !ids.has(id))));

  /** The routes of a refused part that somebody else was faster with, by their lines; a single one has none. */
  const refusedRoutes = (error: unknown, code: string, part: readonly RouteToDelete[]): Set<number> =>
    new Set(
      reasonsOf(error).flatMap((reason) => {
        const route = reason.code === code ? part[(reason.line ?? 1) - 1] : undefined;
        return route ? [route.id] : [];
      }),
    );

  /** What is left to be deleted, where the server named those that can't be; undefined for any other failure. */
  const withoutRefused = (
    deletion: Deletion,
    error: unknown,
    part: object | undefined,
  ): Deletion | undefined => {
    const sent = (part ?? []) as readonly RouteToDelete[];
    const gone = refusedRoutes(error, 'unknownRoute', sent);
    const stale = refusedRoutes(error, 'staleRecord', sent);
    const refused = new Set([...gone, ...stale]);
    if (refused.size === 0) return undefined;
    unselect(refused);
    return {
      routes: deletion.routes.filter(({ id }) => !refused.has(id)),
      gone: deletion.gone + gone.size,
      stale: deletion.stale + stale.size,
    };
  };

  return {
    ask(routes) {
      if (routes.length === 0 || store.get(savingAtom)) return;
      store.set(messageAtom, null);
      store.set(deletionAtom, { routes, gone: 0, stale: 0 });
    },
    cancel() {
      const deletion = store.get(deletionAtom);
      if (!deletion || store.get(savingAtom)) return;
      store.set(deletionAtom, null);
      // Of a deletion that failed it isn't known what is stored.
      const isUncertain = store.get(saveAtom).step !== 'idle';
      saver.dismiss();
      if (isUncertain || deletion.gone + deletion.stale > 0) onChanged();
    },
    async confirm() {
      const deletion = store.get(deletionAtom);
      if (!deletion || store.get(savingAtom)) return;
      store.set(messageAtom, null);
      const deleted: number[] = [];
      const end = await saver.save({
        // Other backends delete one at a time.
        parts: async () => batchesOf(deletion.routes, (await host.client.isOwn()) ? MAX_ROUTES : 1),
        async send(part, key) {
          const ids = await deleteRoutes(host.client, part, key);
          deleted.push(...ids);
          for (const id of ids) host.emit('fp-deleted', { routeSubscriptionId: id });
        },
      });
      if (!end) return;
      const done = new Set(deleted);
      if (done.size > 0) {
        unselect(done);
        offerUndo(deleted);
      }
      if (end.step === 'saved') {
        store.set(deletionAtom, null);
        onDeleted();
        return onChanged();
      }
      if (!('error' in end)) return;
      const left = { ...deletion, routes: deletion.routes.filter(({ id }) => !done.has(id)) };
      const others = withoutRefused(left, end.error, end.part);
      store.set(deletionAtom, others ?? left);
      if (others) return;
      console.error('Unable to delete the route:', end.error);
      const detail = reasonsOf(end.error).length > 0 && { detail: reasonOf(end.error) };
      reportError(target, { ...warning(texts('routes.error.delete')), ...detail }, end.error);
    },
    async undo() {
      const ids = store.get(deletedAtom);
      if (!ids) return;
      const restored = new Set<number>();
      const end = await restorer.save({
        parts: () => batchesOf(ids),
        async send(part, key) {
          await restoreRoutes(host.client, part, key);
          for (const id of part) {
            restored.add(id);
            host.emit('fp-saved', { routeSubscriptionId: id });
          }
        },
      });
      if (!end) return;
      const left = ids.filter((id) => !restored.has(id));
      store.set(deletedAtom, left.length > 0 ? left : null);
      const list = { host, messageAtom: recordState.messageAtom };
      if (end.step === 'saved') report(list, success(texts('routes.restored', { count: restored.size })));
      else if ('error' in end) {
        const detail = reasonsOf(end.error).length > 0 && { detail: reasonOf(end.error) };
        reportError(list, { ...warning(texts('routes.error.restore')), ...detail }, end.error);
      }
      if (restored.size > 0) onChanged();
    },
    dismiss: () => store.set(deletedAtom, null),
    close: () => clearTimeout(timer),
  };
}
