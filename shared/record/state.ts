import { atom } from 'jotai';
import type { Alert } from './alert.ts';

/** Where the loading of the record stands (D-17, D-18, D-46); only `ready` lets anything be changed. */
export type Phase = 'no-record' | 'loading' | 'failed' | 'refused' | 'ready';

export const phaseAtom = atom<Phase>('loading');
export const alertAtom = atom<Alert | null>(null);
export const savingAtom = atom(false);

/** The page asked for another record while there are unsaved changes: the user has to decide. */
export const leaveAtom = atom(false);

export const providerAtom = atom<string | null>(null);
export const offlineAtom = atom(false);
