import type { Host } from '../../../shared/element/host.ts';
import { isRefusal, reasonOf, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { loadCarriers, loadPorts } from '../../../shared/reference/lists.ts';
import { texts } from '../texts/index.ts';
import { referenceAtom, referenceMessageAtom } from './reference-state.ts';

/** Loads ports and carriers, and again what failed. */
export interface ReferenceLoader {
  /** Resolves once they are there, or can't be had, as a message then says. */
  load(): Promise<void>;
  close(): void;
}

export function createReferenceLoader(host: Pick<Host, 'client' | 'store' | 'emit'>): ReferenceLoader {
  const { store } = host;
  let isOpen = true;
  let running: Promise<void> | undefined;

  const load = async () => {
    store.set(referenceMessageAtom, null);
    if (store.get(referenceAtom).step === 'failed') store.set(referenceAtom, { step: 'loading' });
    try {
      const [ports, carriers] = await Promise.all([loadPorts(host.client), loadCarriers(host.client)]);
      if (isOpen) store.set(referenceAtom, { step: 'loaded', ports, carriers });
    } catch (error) {
      if (!isOpen) return;
      store.set(referenceAtom, { step: 'failed' });
      // Then the routes are refused, too, and say so.
      if (isRefusal(error)) return;
      const message = {
        ...warning(texts('routes.error.reference', { reason: reasonOf(error) })),
        retry: () => void loader.load(),
      };
      reportError({ host, messageAtom: referenceMessageAtom }, message, error);
    }
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
