import { type EstimateMilestone, MILESTONE_NOTE_MAX_LENGTH } from '../../../../shared/contract/milestones.ts';
import { DELAY_REASONS, type DelayReason, missingIn } from '../../../../shared/trade/delays/delays.ts';
import { daysLate } from '../../../lists/days-late.ts';
import type { Problem } from '../../form/problem.ts';
import type { Milestone } from '../progress.ts';
import { texts } from '../texts/index.ts';
import { instantOf, localTimeOf } from './local-time.ts';

/** What is typed of an estimate; an empty text for no reason or no note. */
export interface EstimateEntry {
  time: string;
  reason: DelayReason | '';
  note: string;
}

/** A first estimate begins with the plan. */
export const entryOf = ({ plannedAt, estimatedAt, delayReason, delayNote }: Milestone): EstimateEntry => ({
  time: localTimeOf(estimatedAt ?? plannedAt),
  reason: DELAY_REASONS.find((reason) => reason === delayReason) ?? '',
  note: delayNote ?? '',
});

type SentEstimate = Pick<EstimateMilestone, 'estimatedAt' | 'delayReason' | 'delayNote'>;

export const estimateIn = ({ time, reason, note }: EstimateEntry): SentEstimate => ({
  estimatedAt: instantOf(time) ?? null,
  delayReason: reason || null,
  delayNote: note.trim(),
});

/** What is wrong with a note of a milestone. */
export const noteProblems = (note: string): readonly Problem[] =>
  note.length > MILESTONE_NOTE_MAX_LENGTH
    ? [texts('record.delivery.long', { most: MILESTONE_NOTE_MAX_LENGTH })]
    : [];

/** What is wrong with each field. */
export function entryProblems(
  entry: EstimateEntry,
  { plannedAt }: Pick<Milestone, 'plannedAt'>,
): Readonly<Record<keyof EstimateEntry, readonly Problem[]>> {
  const { estimatedAt, ...why } = estimateIn(entry);
  const missing = estimatedAt === null ? undefined : missingIn(why, daysLate(plannedAt, estimatedAt));
  return {
    time: estimatedAt === null ? ['auth.requiredField'] : [],
    reason: missing === 'delayReason' ? [texts('record.estimate.noReason')] : [],
    note: [
      ...(missing === 'delayNote' ? [texts('record.estimate.noNote')] : []),
      ...noteProblems(entry.note),
    ],
  };
}

/** Those that come after the milestone although they are expected, by an estimate of their own, before what is typed. */
export function estimatedBefore(
  entry: EstimateEntry,
  { id }: Pick<Milestone, 'id'>,
  milestones: readonly Milestone[],
): Milestone[] {
  const time = Date.parse(entry.time);
  const place = milestones.findIndex((milestone) => milestone.id === id);
  return milestones
    .slice(place + 1)
    .filter(({ actualAt, estimatedAt }) => !actualAt && estimatedAt && Date.parse(estimatedAt) < time);
}
