import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { DELAYS } from '../../../../shared/trade/delays/delay-terms.ts';
import { termIn } from '../../../../shared/trade/terms.ts';
import type { MilestoneProgress } from '../progress.ts';
import type { TextId } from '../texts/index.ts';

/** How late a milestone was or is expected to be; undefined of one that isn't, as far as anybody knows. */
export function delayText(
  text: Translate<TextId>,
  { state, daysLate, expectedAt }: Pick<MilestoneProgress, 'state' | 'daysLate' | 'expectedAt'>,
): string | undefined {
  if (daysLate === 0) return undefined;
  return text(state === 'overdue' && !expectedAt ? 'record.overdue' : 'record.late', { days: daysLate });
}

/** Why a milestone is late, as its agent has said. */
export const reasonText = (
  text: Translate<TextId>,
  { delayReason }: Pick<MilestoneProgress, 'delayReason'>,
): string | undefined => (delayReason ? termIn(DELAYS, delayReason, text) : undefined);

/** The same with what was noted beside it. */
export const whyText = (
  text: Translate<TextId>,
  milestone: Pick<MilestoneProgress, 'delayReason' | 'delayNote'>,
): string => [reasonText(text, milestone), milestone.delayNote].filter(Boolean).join(': ');
