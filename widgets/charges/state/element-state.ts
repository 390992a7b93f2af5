import { atom } from 'jotai';
import type { Charges } from '../../../shared/contract/charges.ts';
import { createRecordState } from '../../../shared/record/state.ts';
import { isFrozen } from '../rules/decision.ts';
import type { ChargesEditor } from './editor.ts';
import { gapsAtom } from './list-state.ts';

/** Loading, saving and messages of the list. */
export const recordState = createRecordState();

/** The work on the present list; none while there is none, so that nothing can be saved then (D-18). */
export const editorAtom = atom<ChargesEditor | null>(null);

/** Changes that a leave would lose. */
export const unsavedAtom = atom((get) => {
  const editor = get(editorAtom);
  return editor ? get(editor.unsavedAtom) : 0;
});

/** Whose list it is: reference, customer, last save. */
export const titleAtom = atom<Charges['record']>(null);

/** The stored lines are being loaded again beneath those on the screen. */
export const refreshingAtom = atom(false);

/** A save runs or the stored lines are loaded again: nothing else can begin (CHG-20, D-123). */
export const busyAtom = atom((get) => get(recordState.savingAtom) || get(refreshingAtom));

/** The customer has answered the quote (D-152), or lines are missing that a save would remove. */
export const frozenAtom = atom((get) => get(gapsAtom) || isFrozen(get(titleAtom), get(editorAtom)?.record));

/** Whether nothing can be changed: for the moment, or any more. */
export const readOnlyAtom = atom((get) => get(busyAtom) || get(frozenAtom));
