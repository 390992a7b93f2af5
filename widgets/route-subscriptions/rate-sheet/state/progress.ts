import { atom } from 'jotai';
import type { Job } from '../../../../shared/contract/jobs.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import type { TextValue } from '../../../../shared/i18n/define-texts.ts';
import { IDLE, isSaving, type SaveState } from '../../../../shared/save/save-state.ts';

/** The sheet that was accepted last. */
export interface Ordered {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  readonly jobId: string;
}

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
