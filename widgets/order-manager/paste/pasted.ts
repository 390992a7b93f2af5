import { atom } from 'jotai';
import type { TextValue } from '../../../shared/i18n/define-texts.ts';
import type { RecordRef } from '../record/record.ts';
import { unsavedAtom } from '../state.ts';

/** What somebody changed of a pasted order before it is added. */
export interface Edit {
  readonly number?: string;
  readonly styles?: string;
  readonly isTaken?: boolean;
}

/** How the adding of one ended. */
export type Result = { readonly is: 'added' } | { readonly is: 'failed'; readonly reason: TextValue };

/** What was pasted and isn't added yet, with all that was answered and corrected: a preview that is opened again has it still. */
export interface Pasted {
  readonly record: RecordRef;
  readonly text: string;
  readonly answers: Readonly<Record<string, 'order' | 'style' | 'out'>>;
  readonly edits: Readonly<Record<string, Edit>>;
  readonly results: Readonly<Record<string, Result>>;
  /** Orders that wait, as the preview counted them when it was closed; undefined before that. */
  readonly waiting?: number | undefined;
}

/** One for each record; coming back to a record finds what was pasted there. */
export const pastedAtom = atom<readonly Pasted[]>([]);

/** What the names of all pasted lists on this device begin with. */
export const KEPT_PREFIX = 'fp-orders ';

/** Those that the device has, as they stand. */
export const keptAtom = atom<readonly Pasted[]>([]);

/** What was entered and isn't stored at the server: unsaved changes, and lists that were pasted for any record and wait. */
export const enteredAtom = atom((get) => get(unsavedAtom) + get(pastedAtom).length);

/** What leaving the page would lose of that. */
export const atRiskAtom = atom((get) => {
  const kept = get(keptAtom);
  return get(unsavedAtom) + get(pastedAtom).filter((pasted) => !kept.includes(pasted)).length;
});
