import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { attributeText } from '../../../shared/element/attributes.ts';
import { type Host, useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { OrderEvents } from '../events.ts';
import { atRiskAtom, enteredAtom } from '../paste/pasted.ts';
import { editorAtom, recordState } from '../state.ts';
import { recordRef } from './record.ts';
import { createLoader, type Loader } from './record-loader.ts';

/** The loader of this element, bound to its attributes, its page and its events. */
export function useRecordLoader(): Loader {
  const host = useHost<OrderEvents>();
  const [loader] = useState(() => createLoader(host));
  const recordId = useAttribute('recordId', 'number');
  const recordType = useAttribute('recordType', 'string');

  useEffect(() => {
    const hasRecordId = attributeText(host.element, 'recordId') !== null;
    loader.request(recordRef({ recordId, recordType, hasRecordId }, new URL(location.href)));
  }, [host, loader, recordId, recordType]);
  useOthers(host);
  useRecord({
    state: recordState,
    loader,
    editor: useAtomValue(editorAtom),
    unsavedAtom: atRiskAtom,
    enteredAtom,
  });
  return loader;
}

/** So often is looked for what others did while the page is in view, milliseconds. */
export const LOOK_EVERY = 20_000;

/** Whoever looks at the page, or comes back to it, finds what others did meanwhile, unless something is on its way. */
function useOthers({ store }: Pick<Host, 'store'>): void {
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      const isBusy = store.get(recordState.savingAtom) || store.get(recordState.phaseAtom) !== 'ready';
      if (document.hidden || isBusy) return;
      try {
        await store.get(editorAtom)?.refresh(leaving.signal);
      } catch (error) {
        if (!isAborted(error)) console.warn('What others did could not be loaded:', error);
      }
    };
    document.addEventListener('visibilitychange', () => void look(), { signal: leaving.signal });
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [store]);
}
