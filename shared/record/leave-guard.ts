import type { Atom } from 'jotai';
import { useEffect } from 'react';
import { useHost } from '../element/host.ts';

/** D-31: the browser asks before the page with unsaved changes is left. */
export function useLeaveGuard(isDirty: boolean, unsavedAtom: Atom<number>) {
  const { store } = useHost();
  useEffect(() => {
    if (!isDirty) return;
    // A page that reloads right after a save does so before the save is drawn.
    const ask = (event: BeforeUnloadEvent) => {
      if (store.get(unsavedAtom) > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, store, unsavedAtom]);
}
