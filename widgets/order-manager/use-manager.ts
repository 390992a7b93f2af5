import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useAttribute, useHost } from '../../shared/element/host.ts';
import { useRecordTool } from '../../shared/record/use-record-tool.ts';
import type { OrderEvents } from './events.ts';
import { createManager, type Manager } from './manager.ts';
import { recordRef } from './record.ts';
import { sessionAtom, unsavedAtom } from './state.ts';

/** The manager of this element, bound to its attributes, its page and its events. */
export function useManager(): Manager {
  const host = useHost<OrderEvents>();
  const [manager] = useState(() => createManager(host));
  const recordId = useAttribute('recordId', 'number');
  const recordType = useAttribute('recordType', 'string');

  useEffect(() => {
    const hasRecordId = host.element.hasAttribute('record-id');
    manager.want(recordRef({ recordId, recordType, hasRecordId }, new URL(location.href)));
  }, [host, manager, recordId, recordType]);
  useRecordTool(manager, useAtomValue(sessionAtom), unsavedAtom);
  return manager;
}
