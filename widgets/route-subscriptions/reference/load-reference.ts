import type { Host } from '../../../shared/element/host.ts';
import { isRefusal, reasonOf, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { loadCarriers, loadPorts } from '../../../shared/reference/lists.ts';
import { texts } from '../texts/index.ts';
import { referenceAtom, referenceMessageAtom } from './reference-state.ts';

/** Loads ports and carriers, and again what failed. */
export interface ReferenceLoader {
  /**
   * Resolves once they are there, or can't be had, as a message then says; with the error where the caller has no right to
   * them, which is for the owner to say: what else it loads is refused, too.
   */
  load(): Promise<unknown>;
  close(): void;
}

export function createReferenceLoader(host: Pick<Host, 'client' | 'store' | 'emit'>): ReferenceLoader {
  const { store } = host;
  let isOpen = true;
  let running: Promise<unknown> | undefined;

  const load = async (): Promise<unknown> => {
    store.set(referenceMessageAtom, null);
    if (store.get(referenceAtom).step === 'failed') store.set(referenceAtom, { step: 'loading' });
    try {
      const [ports, carriers] = await Promise.all([loadPorts(host.client), loadCarriers(host.client)]);
      if (isOpen) store.set(referenceAtom, { step: 'loaded', ports, carriers });
    } catch (error) {
      if (!isOpen) return undefined;
      store.set(referenceAtom, { step: 'failed' });
      if (isRefusal(error)) return error;
      const message = {
        ...warning(texts('routes.error.reference', { reason: reasonOf(error) })),
        retry: () => void loader.load(),
      };
      reportError({ host, messageAtom: referenceMessageAtom }, message, error);
    }
    return undefined;
  };

  const loader: ReferenceLoader = {
    load() {
      running ??= load().finally(() => {
        running = undefined;
      });
      return running;
    },
    close() {
      isOpen = false;
    },
  };
  return loader;
}
