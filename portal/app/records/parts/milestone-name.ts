import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { milestoneText } from '../../../lists/definitions/milestones.ts';
import type { TextId } from '../texts/index.ts';

/** What a milestone is called; an event that nobody has words for is shown as it is. */
export function milestoneName(text: Translate<TextId>, event: string): string {
  const name = milestoneText(event);
  return name ? text(name) : event;
}
