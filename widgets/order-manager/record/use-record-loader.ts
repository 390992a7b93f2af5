import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { attributeText } from '../../../shared/element/attributes.ts';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { OrderEvents } from '../events.ts';
import { atRiskAtom, enteredAtom } from '../paste/pasted.ts';
import { editorAtom, recordState } from '../state.ts';
import { recordRef, unknownType } from './record.ts';
import { createLoader, type Loader } from './record-loader.ts';
import { useOthers } from './use-others.ts';

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
