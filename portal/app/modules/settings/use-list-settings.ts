import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { ListSettingsAnswer, SaveListSettingsAnswer } from '../../../../shared/contract/list-settings.ts';
import {
  createSettingsStore,
  type SettingsChange,
  type SettingsSnapshot,
  type SettingsStore,
  visitorStore,
} from './settings-store.ts';

/** By the person's id; nobody's is that of visitors. */
const storesAtom = atom(() => new Map<number | undefined, SettingsStore>());

export interface ListSettingsState extends SettingsSnapshot {
  change(change: SettingsChange): void;
  retry(): void;
}

/** What the person has chosen for a list; asked for once for all lists. */
export function useListSettings(client: Client, list: string, userId: number | undefined): ListSettingsState {
  const stores = useAtomValue(storesAtom);
  let store = stores.get(userId);
  if (!store) {
    store = userId === undefined ? visitorStore() : personStore(client);
    stores.set(userId, store);
  }
  const { subscribe, snapshot, change, retry } = store;
  const current = useSyncExternalStore(subscribe, () => snapshot(list));
  return { ...current, change: (made) => change(list, made), retry: () => retry(list) };
}

const personStore = (client: Client): SettingsStore =>
  createSettingsStore({
    load: () => client.action('loadListSettings', {}, ListSettingsAnswer),
    save: (list, settings) =>
      whileAsking(client.action('saveListSettings', { list, ...settings }, SaveListSettingsAnswer)),
  });

/** Of all lists. */
let savesRunning = 0;
const confirmLeave = (event: Event) => event.preventDefault();

/** A reload would end the save, and what waits behind it: until then the browser asks before the page is left. */
async function whileAsking<T>(save: Promise<T>): Promise<T> {
  savesRunning += 1;
  addEventListener('beforeunload', confirmLeave);
  try {
    return await save;
  } finally {
    savesRunning -= 1;
    if (savesRunning === 0) removeEventListener('beforeunload', confirmLeave);
  }
}
