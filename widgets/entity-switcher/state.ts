import { atom } from 'jotai';
import { createRecordState } from '../../shared/record/state.ts';
import type { Option } from '../../shared/ui/options/option.ts';

/** A company to act for. */
export interface Company extends Option {
  readonly id: number;
}

/** What the element has loaded: new for each load. */
export interface Loaded {
  readonly options: readonly Company[];
}

/** Loading of the companies, the switch as the one thing that is saved, and messages. */
export const recordState = createRecordState();

/** Whether the caller is an admin: nobody else sees anything (ENT-03); undefined until that is known. */
export const adminAtom = atom<boolean>();
export const loadedAtom = atom<Loaded | null>(null);
/** Id of the company that the caller acts for. */
export const currentAtom = atom<number | null>(null);
export const choiceAtom = atom<Company | null>(null);

/** ENT-11 to ENT-14 */
export const blockedAtom = atom((get) => {
  const choice = get(choiceAtom);
  const isReady = get(recordState.phaseAtom) === 'ready' && !get(recordState.savingAtom);
  return !isReady || !choice || choice.id === get(currentAtom);
});
