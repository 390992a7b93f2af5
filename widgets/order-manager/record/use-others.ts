import { useEffect } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import type { Host } from '../../../shared/element/host.ts';
import { editorAtom, recordState } from '../state.ts';

/** The pause between two looks while the page is in view, in milliseconds: the backend may count calls. */
export const LOOK_EVERY = 60_000;

/**
 * Shows what others did meanwhile: to whoever comes back to the page at once, and now and then to whoever looks at it, unless
 * something is on its way.
 */
export function useOthers({ store }: Pick<Host, 'store'>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLooking = false;
    const look = async () => {
      const isBusy = store.get(recordState.savingAtom) || store.get(recordState.phaseAtom) !== 'ready';
      if (document.hidden || isBusy || isLooking) return;
      isLooking = true;
      try {
        await store.get(editorAtom)?.refresh(signal);
      } catch (error) {
        if (!isAborted(error)) console.warn('What others did could not be loaded:', error);
      }
      isLooking = false;
    };
    const lookOn = () => {
      clearTimeout(timer);
      timer = setTimeout(lookOn, LOOK_EVERY);
      void look();
    };
    timer = setTimeout(lookOn, LOOK_EVERY);
    document.addEventListener('visibilitychange', lookOn, { signal });
    addEventListener('focus', lookOn, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [store]);
}
