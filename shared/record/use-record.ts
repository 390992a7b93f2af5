import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isOwnBackend } from '../client/public-config.ts';
import { propertyAtom } from '../element/attributes.ts';
import { useAttribute, useDirty, useHost, useReload } from '../element/host.ts';
import { isSaveKey } from '../keys/is-save-key.ts';
import { ownBackendAtom, providerAtom, waitingAtom } from './backend-state.ts';
import { useLeaveGuard } from './leave-guard.ts';
import type { RecordLoader } from './record-loader.ts';
import type { RecordState } from './state.ts';

const getTokenAtom = propertyAtom<unknown>('getToken');

type Loader = Pick<RecordLoader<unknown>, 'reload' | 'save' | 'close'>;

interface RecordBinding {
  readonly state: RecordState;
  readonly loader: Loader;
  /** The work on the record, new for each load; null while there is none. */
  readonly editor: object | null;
  /** Number of changes that a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  /** Number of changes that `fp-dirty` tells of, where a leave would not lose all of them. */
  readonly enteredAtom?: Atom<number>;
  /** What Ctrl+S does; by default it saves. Keep the function. */
  readonly onSaveKey?: () => void;
}

/**
 * Binds the work on a record to its element: `fp-ready`, `fp-dirty`, `reload()`, Ctrl+S, the question before the page
 * is left, and another try when the page sets a token.
 */
export function useRecord({ state, loader, editor, unsavedAtom, ...binding }: RecordBinding): void {
  const host = useHost();
  const isDirty = useAtomValue(unsavedAtom) > 0;
  useEffect(() => () => loader.close(), [loader]);
  // A load may be over before its beginning was drawn: the editor, not the phase, is new each time.
  useEffect(() => {
    if (editor) host.emit('fp-ready');
  }, [host, editor]);
  useReload(loader.reload);
  useDirty(binding.enteredAtom ?? unsavedAtom);
  useNewCredentials(state, loader.reload);
  useBackend();
  useLeaveGuard(isDirty, unsavedAtom);
  useSaveKey(binding.onSaveKey ?? loader.save);
}

/** A page may set the token after it has added the element: what was refused without it is tried again. */
export function useNewCredentials({ phaseAtom }: Pick<RecordState, 'phaseAtom'>, reload: () => void) {
  const host = useHost();
  const token = useAttribute('token', 'string');
  const apiBase = useAttribute('apiBase', 'string');
  // A new function changes nothing: pages often write it inline, another one at each render.
  const hasGetToken = useAtomValue(getTokenAtom) !== null;
  const credentials = JSON.stringify([token, apiBase, hasGetToken]);
  const used = useRef(credentials);
  useEffect(() => {
    if (used.current === credentials) return;
    used.current = credentials;
    if (['refused', 'failed', 'loading'].includes(host.store.get(phaseAtom))) reload();
  }, [host, phaseAtom, reload, credentials]);
}

/** The provider's name for the messages, what the backend offers, and what the client waits for. */
export function useBackend() {
  const host = useHost();
  const apiBase = useAttribute('apiBase', 'string');
  const setProvider = useSetAtom(providerAtom);
  const setOwn = useSetAtom(ownBackendAtom);
  const setWaiting = useSetAtom(waitingAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another backend is another client behind the same host
  useEffect(() => {
    const { client } = host;
    // Without it the messages say "the provider"; a backend that is down shows in the load itself.
    client.config().then(
      (config) => {
        setProvider(config.providerName);
        setOwn(isOwnBackend(config));
      },
      () => setProvider(null),
    );
    return client.onWaiting(setWaiting);
  }, [host, apiBase, setProvider, setOwn, setWaiting]);
}

/** Ctrl+S or Cmd+S while the focus is inside. */
function useSaveKey(onSaveKey: () => void) {
  const { root } = useHost();
  useEffect(() => {
    const onKeyDown = (pressed: Event) => {
      const event = pressed as KeyboardEvent;
      if (!isSaveKey(event)) return;
      event.preventDefault();
      onSaveKey();
    };
    root.addEventListener('keydown', onKeyDown);
    return () => root.removeEventListener('keydown', onKeyDown);
  }, [root, onSaveKey]);
}
