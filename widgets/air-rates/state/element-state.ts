import { atom } from 'jotai';
import { createRecordState } from '../../../shared/record/state.ts';
import type { AirEditor } from './editor.ts';

/** Loading, submitting and messages of the form. */
export const recordState = createRecordState();

/** The work on the present record; none before its draft was looked for. */
export const editorAtom = atom<AirEditor | null>(null);

/** 1 while something is entered that is not submitted. */
export const enteredAtom = atom((get) => {
  const editor = get(editorAtom);
  return editor ? get(editor.enteredAtom) : 0;
});

/** 1 while a leave would lose something: a submit runs, or the device doesn't take the draft. */
export const unsafeAtom = atom((get) => {
  const editor = get(editorAtom);
  return editor ? get(editor.unsafeAtom) : 0;
});
