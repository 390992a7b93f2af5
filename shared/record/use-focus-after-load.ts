import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useHost } from '../element/host.ts';
import type { RecordState } from './state.ts';

/**
 * A load replaces the fields, dialogs and buttons of the last record, and the focus goes with them. Where it was inside,
 * it comes back to the first control once the load is over, unless the user has moved on.
 */
export function useFocusAfterLoad({ phaseAtom }: Pick<RecordState, 'phaseAtom'>): void {
  const { element, root, store } = useHost();
  const phase = useAtomValue(phaseAtom);
  const wasInside = useRef(false);
  useEffect(
    () =>
      // Within the change itself, while all that had the focus is still there.
      store.sub(phaseAtom, () => {
        if (store.get(phaseAtom) === 'loading') wasInside.current = root.activeElement !== null;
      }),
    [store, phaseAtom, root],
  );
  useEffect(() => {
    if (phase === 'loading') return;
    const isLost = wasInside.current && document.activeElement === document.body;
    // The banner whose button began the load left the focus at the root.
    if (isLost || root.activeElement?.matches('[part=root]')) element.focus({ preventScroll: isLost });
    wasInside.current = false;
  }, [phase, root, element]);
}
