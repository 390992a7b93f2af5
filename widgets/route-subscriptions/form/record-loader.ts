import { ClientError } from '../../../shared/client/client-error.ts';
import type { Host } from '../../../shared/element/host.ts';
import { warning } from '../../../shared/record/message.ts';
import {
  createRecordLoader,
  type RecordEditor,
  type RecordLoader,
} from '../../../shared/record/record-loader.ts';
import { getRoute } from '../api.ts';
import type { RouteFormEvents } from '../events.ts';
import type { ReferenceLoader } from '../reference/load-reference.ts';
import { texts } from '../texts/index.ts';
import { editorAtom, recordState, unsavedAtom } from './element-state.ts';
import { isSameRoute, type RouteRef } from './record.ts';
import { createRouteForm, type RouteForm } from './route-form.ts';

export interface RouteEditor extends RecordEditor<RouteRef> {
  readonly form: RouteForm;
}

/** Which route is open, and how another one takes its place. */
export type Loader = RecordLoader<RouteRef>;

interface Options {
  readonly host: Pick<Host<RouteFormEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;
  readonly reference: ReferenceLoader;
  /** D-83 */
  resetsOnSave(): boolean;
}

const isMissing = (error: unknown): boolean => error instanceof ClientError && error.status === 404;

export function createLoader({ host, reference, resetsOnSave }: Options): Loader {
  const loader: Loader = createRecordLoader(
    // After a save its answer is on the screen, and nothing is loaded again.
    { store: host.store, emit: host.emit, reload: () => {} },
    {
      state: recordState,
      editorAtom,
      unsavedAtom,
      isSame: isSameRoute,
      async load(record, signal) {
        const { entityId, routeId } = record;
        // SUB-28: the route and the lists together; what can't be had of the lists is told above the fields (D-134).
        const [stored, refusal] = await Promise.all([
          routeId === null ? undefined : storedRoute(host, routeId, signal),
          reference.load(),
        ]);
        // MSG-19: a new route is refused by nothing else.
        if (refusal) throw refusal;
        return () => {
          const form = createRouteForm({
            host,
            entityId,
            stored,
            resetsOnSave,
            retrySave: () => void loader.save(),
            saved: { new: 'routes.saved.new', stored: 'routes.saved.detail' },
          });
          return {
            record,
            form,
            async save() {
              const isSaved = await form.save();
              if (isSaved) host.emit('fp-close');
              return isSaved;
            },
            refresh: async () => {},
            close: form.close,
          };
        };
      },
      clear: () => {},
      failure: (_record, error) =>
        warning(texts(isMissing(error) ? 'routes.error.missing' : 'routes.error.load')),
    },
  );
  return loader;
}

/** D-135: another company's route is as unknown as one that there isn't. */
async function storedRoute({ client }: Pick<Host, 'client'>, id: number, signal: AbortSignal) {
  const route = await getRoute(client, id, signal);
  if (route) return route;
  throw new ClientError('http', texts('routes.error.missing'), {
    request: 'action getRouteSubscription',
    status: 404,
  });
}
