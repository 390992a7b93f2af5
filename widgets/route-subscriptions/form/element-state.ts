import { atom } from 'jotai';
import { createRecordState } from '../../../shared/record/state.ts';
import type { RouteEditor } from './record-loader.ts';

/** Loading of the route, and why there is none; the form has messages of its own. */
export const recordState = createRecordState();

/** The work on the present route; none while there is nothing to work on. */
export const editorAtom = atom<RouteEditor | null>(null);

/** Changes that a leave would lose. */
export const unsavedAtom = atom((get) => {
  const editor = get(editorAtom);
  return editor ? get(editor.form.state.unsavedAtom) : 0;
});
