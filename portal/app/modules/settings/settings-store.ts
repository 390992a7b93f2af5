import { ClientError } from '../../../../shared/client/client-error.ts';
import {
  type ListSettings,
  NO_LIST_SETTINGS,
  type SharedView,
} from '../../../../shared/contract/list-settings.ts';

/** Makes other settings of those that are there. It may be called again, for settings that were changed elsewhere. */
export type SettingsChange = (settings: ListSettings) => ListSettings;

export interface StoredSettings extends ListSettings {
  revision: number;
}

export interface SettingsSnapshot {
  settings: ListSettings;
  /** Views of colleagues. */
  shared: readonly SharedView[];
  /** What is stored is known, or can't be had: then the list is as it is for everybody. */
  isLoaded: boolean;
  /** Why the last change could not be stored; it holds on this page alone. */
  error: unknown;
}

export interface SettingsStore {
  subscribe(listener: () => void): () => void;
  /** The same object until something of the list changes. */
  snapshot(list: string): SettingsSnapshot;
  /** Counts on the page at once, and is stored behind it. */
  change(list: string, change: SettingsChange): void;
  /** Stores what could not be stored. */
  retry(list: string): void;
}

interface Backend {
  /** Of all lists, by id. */
  load(): Promise<{
    lists: Readonly<Record<string, StoredSettings>>;
    shared: Readonly<Record<string, readonly SharedView[]>>;
  }>;
  save(list: string, settings: StoredSettings): Promise<{ revision: number }>;
}

/** Tries of one save that others were faster than. */
const MOST_TRIES = 3;

interface Entry {
  /** Not stored yet. */
  pending: SettingsChange[];
  isSaving: boolean;
  error: unknown;
  snapshot: SettingsSnapshot | undefined;
}

/**
 * The settings of a person for all lists, loaded once. Changes are stored one after the other; what another tab or device has
 * stored meanwhile is loaded, and the changes are made to that.
 */
export function createSettingsStore(backend: Backend): SettingsStore {
  const listeners = new Set<() => void>();
  const entries = new Map<string, Entry>();
  let stored: Record<string, StoredSettings> | undefined;
  let shared: Readonly<Record<string, readonly SharedView[]>> = {};
  let isLoaded = false;

  const entryOf = (list: string): Entry => {
    const entry = entries.get(list) ?? {
      pending: [],
      isSaving: false,
      error: undefined,
      snapshot: undefined,
    };
    entries.set(list, entry);
    return entry;
  };
  const storedOf = (list: string): StoredSettings => stored?.[list] ?? { ...NO_LIST_SETTINGS, revision: 0 };
  const currentOf = (list: string): StoredSettings => {
    const base = storedOf(list);
    const changed = entryOf(list).pending.reduce<ListSettings>((settings, change) => change(settings), base);
    return { ...changed, revision: base.revision };
  };
  const tell = () => {
    for (const entry of entries.values()) entry.snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const loaded = await backend.load();
    stored = { ...loaded.lists };
    shared = loaded.shared;
  };

  const store = async (list: string) => {
    const entry = entryOf(list);
    if (entry.isSaving) return;
    entry.isSaving = true;
    entry.error = undefined;
    try {
      for (let tries = 1; entry.pending.length > 0; ) {
        if (!stored) await load();
        const count = entry.pending.length;
        const next = currentOf(list);
        try {
          const { revision } = await backend.save(list, next);
          stored = { ...stored, [list]: { ...next, revision } };
          entry.pending.splice(0, count);
          tries = 1;
        } catch (error) {
          if (!isStale(error) || tries === MOST_TRIES) throw error;
          tries += 1;
          await load();
        }
      }
    } catch (error) {
      console.warn('[portal] The settings of a list could not be saved:', error);
      entry.error = error;
    }
    entry.isSaving = false;
    tell();
  };

  load()
    .catch((error) => console.warn('[portal] The settings of the lists could not be loaded:', error))
    .then(() => {
      isLoaded = true;
      tell();
    });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot(list) {
      const entry = entryOf(list);
      if (!entry.snapshot) {
        const { revision: _, ...settings } = currentOf(list);
        entry.snapshot = { settings, shared: shared[list] ?? NONE, isLoaded, error: entry.error };
      }
      return entry.snapshot;
    },
    change(list, change) {
      entryOf(list).pending.push(change);
      tell();
      store(list);
    },
    retry: store,
  };
}

const NONE: readonly SharedView[] = [];

const isStale = (error: unknown): boolean => error instanceof ClientError && error.status === 409;

/** Of a visitor, who has none at the server: they last as long as the page. */
export const visitorStore = (): SettingsStore => {
  const listeners = new Set<() => void>();
  const snapshots = new Map<string, SettingsSnapshot>();
  const none: SettingsSnapshot = {
    settings: NO_LIST_SETTINGS,
    shared: NONE,
    isLoaded: true,
    error: undefined,
  };
  const snapshot = (list: string) => snapshots.get(list) ?? none;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    change(list, change) {
      snapshots.set(list, { ...none, settings: change(snapshot(list).settings) });
      for (const listener of listeners) listener();
    },
    retry() {},
  };
};
