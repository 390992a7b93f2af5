import { atom } from 'jotai';
import type { Text } from '../../shared/i18n/text.ts';
import type { Order, Style } from './orders.ts';
import { EMPTY, rowsOf, type Selection, unsavedCount } from './selection.ts';
import type { Session } from './session.ts';

/** Where the loading of the record stands (D-17, D-46); only `ready` lets anything be changed. */
export type Phase =
  | { readonly status: 'no-record' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'refused' }
  | { readonly status: 'ready' };

/** The one alert (PO-16, PO-17). `contact` puts the provider's contact behind it (PO-52). */
export interface Alert {
  readonly severity: 'warning' | 'success';
  readonly text: Text;
  readonly contact: boolean;
}

export const phaseAtom = atom<Phase>({ status: 'loading' });
export const alertAtom = atom<Alert | null>(null);
export const selectionAtom = atom<Selection>(EMPTY);
export const rowsAtom = atom((get) => rowsOf(get(selectionAtom)));
export const unsavedAtom = atom((get) => unsavedCount(get(rowsAtom)));
export const linkingAtom = atom((get) => get(selectionAtom).changes.length > 0);
export const savingAtom = atom(false);

/** What was seen of the owner's orders and style numbers: the options of the boxes. */
export const knownOrdersAtom = atom<readonly Order[]>([]);
export const knownStylesAtom = atom<readonly Style[]>([]);

/** The work on the present record; none while no record is selected. */
export const sessionAtom = atom<Session | null>(null);

/** The page asked for another record while there are unsaved changes: the user has to decide. */
export const leaveAtom = atom(false);

export const providerAtom = atom<string | null>(null);
export const offlineAtom = atom(false);
