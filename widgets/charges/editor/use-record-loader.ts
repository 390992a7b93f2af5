import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useAttribute, useHost } from '../../../shared/element/host.ts';
import { useRecord } from '../../../shared/record/use-record.ts';
import type { ChargesEvents } from '../events.ts';
import { editorAtom, unsavedAtom } from '../state.ts';
import { type Role, recordRef } from './record.ts';
import { createLoader, type Loader } from './record-loader.ts';

/** The manager of this element, bound to its attributes, its page and its events. */
export function useRecordLoader(role: Role): Loader {
  const host = useHost<ChargesEvents>();
  const [loader] = useState(() => createLoader(host));
  const feature = useAttribute('feature', 'string');
  const recordId = useAttribute('recordId', 'number');

  useEffect(() => {
    const { record, reason } = recordRef(feature, recordId, role);
    loader.request(record, reason);
  }, [loader, feature, recordId, role]);
  useRecord(loader, useAtomValue(editorAtom), unsavedAtom);
  return loader;
}
