import { atom } from 'jotai';

/** The provider's name in messages; null as long as the backend hasn't named it. */
export const providerAtom = atom<string | null>(null);

/** Whether the backend is of this product's make; others don't offer what the specification doesn't document. */
export const ownBackendAtom = atom(true);

/** The browser is offline, and requests wait for the network. */
export const offlineAtom = atom(false);
