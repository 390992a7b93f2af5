import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useAttribute, useHost } from '../../shared/element/host.ts';
import { useRecordTool } from '../../shared/record/use-record-tool.ts';
import type { ChargesEvents } from './events.ts';
import { createManager, type Manager } from './manager.ts';
import { type Role, recordRef } from './record.ts';
import { sessionAtom, unsavedAtom } from './state.ts';

/** The manager of this element, bound to its attributes, its page and its events. */
export function useManager(role: Role): Manager {
  const host = useHost<ChargesEvents>();
  const [manager] = useState(() => createManager(host));
  const feature = useAttribute('feature', 'string');
  const recordId = useAttribute('recordId', 'number');

  useEffect(() => {
    const { record, reason } = recordRef(feature, recordId, role);
    manager.want(record, reason);
  }, [manager, feature, recordId, role]);
  useRecordTool(manager, useAtomValue(sessionAtom), unsavedAtom);
  return manager;
}
