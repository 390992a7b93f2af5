import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import { useSessionBack } from '../../../shared/record/use-session-back.ts';
import type { AirRateEvents } from '../events.ts';
import { recordRef } from '../record.ts';
import { editorAtom, enteredAtom, recordState, unsafeAtom } from './element-state.ts';
import { createLoader, type Loader } from './record-loader.ts';

/** The loader of this element, bound to its attributes, its page and its events. */
export function useRecordLoader(): Loader {
  const host = useHost<AirRateEvents>();
  const [loader] = useState(() => createLoader(host));
  const recordId = useAttribute('recordId', 'number');

  // A submit is more than a save: Ctrl+S stores the entries on this device.
  const storeDraft = useCallback(() => host.store.get(editorAtom)?.storeDraft(), [host]);
  useEffect(() => loader.request(recordRef(recordId)), [loader, recordId]);
  useRecord({
    state: recordState,
    loader,
    editor: useAtomValue(editorAtom),
    unsavedAtom: unsafeAtom,
    enteredAtom,
    onSaveKey: storeDraft,
  });
  // The form itself needs no right, so that nothing else loads them again.
  useSessionBack(() => host.store.get(editorAtom)?.loadLists());
  return loader;
}
