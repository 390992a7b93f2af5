import { type Atom, atom, type PrimitiveAtom } from 'jotai';
import { IDLE, isSaving, type SaveState } from '../save/save-state.ts';
import type { Message } from './message.ts';

/** Where the loading of the record stands (D-17, D-18, D-46); only `ready` lets anything be changed. */
export type Phase = 'no-record' | 'loading' | 'failed' | 'refused' | 'ready';

/** The state of the work on one record, whatever the record is. */
export interface RecordState {
  readonly phaseAtom: PrimitiveAtom<Phase>;
  /** The one message above the record (PO-16, PO-17). */
  readonly messageAtom: PrimitiveAtom<Message | null>;
  /** The page asked for another record while there are unsaved changes: the user has to decide. */
  readonly leaveAtom: PrimitiveAtom<boolean>;
  /** How far the save is, and how the last one ended. */
  readonly saveAtom: PrimitiveAtom<SaveState>;
  /** A save runs, so that nothing may be changed (D-123). */
  readonly savingAtom: Atom<boolean>;
  /** The last save was refused because somebody else had saved since the record was loaded (D-19). */
  readonly staleAtom: Atom<boolean>;
}

/** Each list, drawer, dialog and form that works on a record has a state of its own. */
export function createRecordState(): RecordState {
  const saveAtom = atom<SaveState>(IDLE);
  return {
    phaseAtom: atom<Phase>('loading'),
    messageAtom: atom<Message | null>(null),
    leaveAtom: atom(false),
    saveAtom,
    savingAtom: atom((get) => isSaving(get(saveAtom))),
    staleAtom: atom((get) => get(saveAtom).step === 'conflict'),
  };
}
