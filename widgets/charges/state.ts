import { atom } from 'jotai';
import type { Charges } from '../../shared/contract/charges.ts';
import type { ChargesEditor } from './editor/charges-editor.ts';

/** The work on the present list; none while there is none, so that nothing can be saved then (D-18). */
export const editorAtom = atom<ChargesEditor | null>(null);

/** Changes that a leave would lose. */
export const unsavedAtom = atom((get) => {
  const editor = get(editorAtom);
  return editor ? get(editor.unsavedAtom) : 0;
});

/** Whose list it is: reference, customer, last save. */
export const titleAtom = atom<Charges['record']>(null);

/** The save was refused because somebody else saved meanwhile (D-19). */
export const staleAtom = atom(false);
