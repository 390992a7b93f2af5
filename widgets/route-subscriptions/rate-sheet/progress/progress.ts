import { atom } from 'jotai';
import type { Job } from '../../../../shared/contract/jobs.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import type { TextValue } from '../../../../shared/i18n/define-texts.ts';
import { IDLE, isSaving, type SaveState } from '../../../../shared/save/save-state.ts';
import type { Ordered } from '../state/form-state.ts';

/** How far it is. */
export type Progress = { readonly of: Ordered } & (
  | {
      readonly step: 'underWay';
      /** As it was last heard of; null before the first answer. */
      readonly job: Job | null;
      /** The last question wasn't answered. */
      readonly isLost: boolean;
    }
  /** It can't be asked for. */
  | { readonly step: 'refused' }
  | { readonly step: 'ready'; readonly sheet: RateSheet }
  /** A rate service elsewhere makes it (D-141). */
  | { readonly step: 'sent' }
  | { readonly step: 'failed'; readonly reason: TextValue }
  | { readonly step: 'cancelled' }
);

/** Before anything was heard of it. */
export const begun = (of: Ordered): Progress => ({ of, step: 'underWay', job: null, isLost: false });

export const progressAtom = atom<Progress | null>(null);
/** How far the cancelling is. */
export const cancelSaveAtom = atom<SaveState>(IDLE);
/** Its end is being asked for. */
export const cancellingAtom = atom((get) => {
  const progress = get(progressAtom);
  const isAsked = progress?.step === 'underWay' && progress.job?.isCancelling;
  return Boolean(isAsked) || isSaving(get(cancelSaveAtom));
});
/** The file that is on its way. */
export const downloadAtom = atom<'xlsx' | 'pdf' | null>(null);
