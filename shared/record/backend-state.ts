import { atom } from 'jotai';

/** The provider's name in messages; null as long as the backend hasn't named it. */
export const providerAtom = atom<string | null>(null);

/** The browser is offline, and requests wait for the network. */
export const offlineAtom = atom(false);
