import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { propertyAtom } from '../../shared/element/attributes.ts';
import { useAttribute, useDirty, useHost, useReload } from '../../shared/element/host.ts';
import type { OrderEvents } from './events.ts';
import { createManager, type Manager } from './manager.ts';
import { recordRef } from './record.ts';
import { offlineAtom, phaseAtom, providerAtom, sessionAtom, unsavedAtom } from './state.ts';

const getTokenAtom = propertyAtom<unknown>('getToken');

/** The manager of this element, bound to its attributes, its page and its events. */
export function useManager(): Manager {
  const host = useHost<OrderEvents>();
  const [manager] = useState(() => createManager(host));
  const recordId = useAttribute('recordId', 'number');
  const recordType = useAttribute('recordType', 'string');
  const unsaved = useAtomValue(unsavedAtom);
  const session = useAtomValue(sessionAtom);

  useEffect(() => {
    const hasRecordId = host.element.hasAttribute('record-id');
    manager.want(recordRef({ recordId, recordType, hasRecordId }, new URL(location.href)));
  }, [host, manager, recordId, recordType]);
  useEffect(() => () => manager.close(), [manager]);
  // A load may be over before its beginning was drawn: the session, not the phase, is new each time.
  useEffect(() => {
    if (session) host.emit('fp-ready');
  }, [host, session]);
  useReload(manager.reload);
  useDirty(unsaved > 0);
  useNewCredentials(manager);
  useBackend();
  useLeaveGuard(unsaved > 0);
  useSaveKey(manager);
  return manager;
}

/** A page may hand over the token after the element: what was refused without it is tried again. */
function useNewCredentials(manager: Manager) {
  const host = useHost();
  const token = useAttribute('token', 'string');
  const apiBase = useAttribute('apiBase', 'string');
  // A new function is no news: pages often write it inline, another one at each render.
  const hasGetToken = useAtomValue(getTokenAtom) !== null;
  const credentials = JSON.stringify([token, apiBase, hasGetToken]);
  const used = useRef(credentials);
  useEffect(() => {
    if (used.current === credentials) return;
    used.current = credentials;
    const { status } = host.store.get(phaseAtom);
    if (status === 'refused' || status === 'failed' || status === 'loading') manager.reload();
  }, [host, manager, credentials]);
}

/** The provider's name for the alerts, and whether the client waits for the network. */
function useBackend() {
  const host = useHost();
  const apiBase = useAttribute('apiBase', 'string');
  const setProvider = useSetAtom(providerAtom);
  const setOffline = useSetAtom(offlineAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another backend is another client behind the same host
  useEffect(() => {
    const { client } = host;
    // Without it the alerts say "the provider"; a backend that is down shows in the load itself.
    client.config().then(
      ({ providerName }) => setProvider(providerName),
      () => setProvider(null),
    );
    return client.onOffline(setOffline);
  }, [host, apiBase, setProvider, setOffline]);
}

/** D-31: the browser asks before the page with unsaved changes is left. */
function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** Ctrl+S or Cmd+S saves while the focus is inside. */
function useSaveKey(manager: Manager) {
  const { root } = useHost();
  useEffect(() => {
    const onKeyDown = (event: Event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      void manager.save();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [root, manager]);
}
