import { atom } from 'jotai';
import type { Order, Style } from './orders.ts';
import { EMPTY, rowsOf, type Selection, unsavedCount } from './selection.ts';
import type { Session } from './session.ts';

export const selectionAtom = atom<Selection>(EMPTY);
export const rowsAtom = atom((get) => rowsOf(get(selectionAtom)));
export const unsavedAtom = atom((get) => unsavedCount(get(rowsAtom)));
export const linkingAtom = atom((get) => get(selectionAtom).changes.length > 0);

/** What was seen of the owner's orders and style numbers: the options of the boxes. */
export const knownOrdersAtom = atom<readonly Order[]>([]);
export const knownStylesAtom = atom<readonly Style[]>([]);

/** The work on the present record; none while no record is selected. */
export const sessionAtom = atom<Session | null>(null);
