import { atom } from 'jotai';
import { createRecordState } from '../../shared/record/state.ts';
import type { OthersChanges } from './others/changes.ts';
import type { Who } from './others/who.ts';
import type { OrderEditor } from './record/editor.ts';
import type { Order, Style } from './selection/orders.ts';
import { EMPTY, rowsOf, type Selection, unsavedStyles } from './selection/selection.ts';
import type { Step } from './undo/steps.ts';

/** Loading, saving and messages of the record. */
export const recordState = createRecordState();

export const selectionAtom = atom<Selection>(EMPTY);
export const rowsAtom = atom((get) => rowsOf(get(selectionAtom)));
export const unsavedStylesAtom = atom((get) => unsavedStyles(get(rowsAtom)));
export const unsavedAtom = atom((get) => get(unsavedStylesAtom).added + get(unsavedStylesAtom).removed);
export const linkingAtom = atom((get) => get(selectionAtom).changes.length > 0);

/** Not all that the record has could be read: nothing is saved from what is shown. */
export const gapsAtom = atom(false);

/** What was seen of the owner's orders and style numbers: the options of the comboboxes. */
export const orderOptionsAtom = atom<readonly Order[]>([]);
export const styleOptionsAtom = atom<readonly Style[]>([]);

/** What others did to the record since somebody last looked, and who it was where that is known. */
export const othersAtom = atom<{ readonly changes: OthersChanges; readonly who: Who | undefined } | null>(
  null,
);

/** What can be taken back, the newest last; and whether that is on its way. */
export const stepsAtom = atom<readonly Step[]>([]);
export const undoingAtom = atom(false);

/** The work on the present record; none while no record is selected. */
export const editorAtom = atom<OrderEditor | null>(null);
