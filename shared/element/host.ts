import type { createStore } from 'jotai';
import { type Atom, atom, useAtomValue } from 'jotai';
import { createContext, useContext, useEffect } from 'react';
import type { Client } from '../client/client.ts';
import type { SaveState } from '../save/save-state.ts';
import { type AttributeKind, type AttributeValues, attributeAtom } from './attributes.ts';
import type { CommonEvents, Emit, EventDetails } from './events.ts';

export type Store = ReturnType<typeof createStore>;

/** An element as its React components see it, from mounting to unmounting. */
export interface Host<E extends EventDetails = CommonEvents> {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly store: Store;
  /** Talks to the element's `api-base` as its `token`, its `getToken` or the stored session. */
  readonly client: Client;
  readonly emit: Emit<E & CommonEvents>;
  /** The listener for the states of a saver, which also tells the page how long its saves took. */
  timedSave(onState: (state: SaveState) => void): (state: SaveState) => void;
  /** After a save: sends the cancelable `fp-reload` and, unless it was cancelled, loads again. */
  reload(): void;
  /** Sets how this element loads again; without a handler, the whole element is mounted anew. */
  onReload(handler: () => void): () => void;
}

export const HostContext = createContext<Host | null>(null);

/** The element in its own store, for atoms that send requests or events. */
export const hostAtom = atom<Host | null>(null) as Atom<Host | null>;

/** `useHost<MyEvents>()` types `emit` with the tool's own events. */
export function useHost<E extends EventDetails = CommonEvents>(): Host<E> {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() needs an element of defineElement() around it.');
  return host as unknown as Host<E>;
}

/** The current value of an attribute: `useAttribute('recordId', 'number')`. */
export function useAttribute<K extends AttributeKind>(name: string, kind: K): AttributeValues[K] {
  return useAtomValue(attributeAtom(name, kind));
}

/** Sends `fp-ready` each time the data of a load is shown: whenever `ready` turns true. */
export function useReady(ready: boolean): void {
  const { emit } = useHost();
  useEffect(() => {
    if (ready) emit('fp-ready');
  }, [emit, ready]);
}

/**
 * Sends `fp-dirty` when the number of unsaved changes, which the atom holds, becomes or ceases to be zero: at once, so
 * that it comes before `fp-saved`.
 */
export function useDirty(unsavedAtom: Atom<number>): void {
  const { emit, store } = useHost();
  useEffect(() => {
    let isDirty = false;
    const setDirty = (dirty: boolean) => {
      if (dirty === isDirty) return;
      isDirty = dirty;
      emit('fp-dirty', { dirty });
    };
    const update = () => setDirty(store.get(unsavedAtom) > 0);
    const end = store.sub(unsavedAtom, update);
    update();
    return () => {
      end();
      setDirty(false);
    };
  }, [emit, store, unsavedAtom]);
}

/** Loads again in place, instead of mounting the element anew: focus and scroll position stay. */
export function useReload(handler: () => void): void {
  const { onReload } = useHost();
  useEffect(() => onReload(handler), [onReload, handler]);
}
