import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isAborted } from '../../../shared/client/client-error.ts';
import { attributeText } from '../../../shared/element/attributes.ts';
import { type Host, useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { OrderEvents } from '../events.ts';
import { atRiskAtom } from '../paste/pasted.ts';
import { editorAtom, recordState } from '../state.ts';
import { recordRef, unknownType } from './record.ts';
import { createLoader, type Loader } from './record-loader.ts';

/** The loader of this element, bound to its attributes, its page and its events. */
export function useRecordLoader(): Loader {
  const host = useHost<OrderEvents>();
  const [loader] = useState(() => createLoader(host));
  const recordId = useAttribute('recordId', 'number');
  const recordType = useAttribute('recordType', 'string');

  useEffect(() => {
    const hasRecordId = attributeText(host.element, 'recordId') !== null;
    const unknown = unknownType(recordType);
    if (unknown) console.error(unknown.cause);
    loader.request(recordRef({ recordId, recordType, hasRecordId }, new URL(location.href)), unknown);
  }, [host, loader, recordId, recordType]);
  useReturn(host);
  useRecord({ state: recordState, loader, editor: useAtomValue(editorAtom), unsavedAtom: atRiskAtom });
  return loader;
}

/** Whoever comes back to the page finds what others did meanwhile, unless something is on its way. */
function useReturn({ store }: Pick<Host, 'store'>): void {
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
    return () => leaving.abort();
  }, [store]);
}
