import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { ChargesEvents } from '../events.ts';
import { type Role, recordRef } from '../record.ts';
import { editorAtom, recordState, unsavedAtom } from './element-state.ts';
import { createLoader, type Loader } from './record-loader.ts';

/** The loader of this element, bound to its attributes, its page and its events. */
export function useRecordLoader(role: Role): Loader {
  const host = useHost<ChargesEvents>();
  const [loader] = useState(() => createLoader(host));
  const feature = useAttribute('feature', 'string');
  const recordId = useAttribute('recordId', 'number');

  useEffect(() => {
    const { record, missing } = recordRef(feature, recordId, role);
    loader.request(record, missing);
  }, [loader, feature, recordId, role]);
  useRecord({ state: recordState, loader, editor: useAtomValue(editorAtom), unsavedAtom });
  return loader;
}
