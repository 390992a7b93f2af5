import { atom } from 'jotai';
import type { Waiting } from '../client/client.ts';

/** The provider's name in messages; null as long as the backend hasn't named it. */
export const providerAtom = atom<string | null>(null);

/** Whether the backend is of this product's make; others don't offer what the specification doesn't document. */
export const ownBackendAtom = atom(true);

/** What requests wait for, if they do. */
export const waitingAtom = atom<Waiting | null>(null);
