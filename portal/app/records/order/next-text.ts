import type { IdOf, Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { milestoneName } from '../parts/milestone-name.ts';
import type { Milestone } from '../progress.ts';
import type { texts } from './texts/index.ts';

interface Language {
  text: Translate<IdOf<typeof texts>>;
  formats: Pick<Formats, 'date'>;
}

/** What is to happen next to a shipment at `now`, and on which day in UTC: as it is expected, with the plan where that is another one. */
export function nextText(
  milestones: readonly Milestone[],
  now: number,
  { text, formats }: Language,
): string | undefined {
  const next = milestones.find(({ actualAt }) => !actualAt);
  if (!next) return undefined;
  const dayOf = (time: string) => time.slice(0, 10);
  const { plannedAt, estimatedAt, expectedAt } = next;
  const name = milestoneName(text, next.event);
  const plan = formats.date(dayOf(plannedAt));
  if (expectedAt && dayOf(expectedAt) !== dayOf(plannedAt))
    return text(estimatedAt ? 'order.next.expected' : 'order.next.notBefore', {
      ...{ name, plan },
      day: formats.date(dayOf(expectedAt)),
    });
  return text(Date.parse(plannedAt) < now ? 'order.next.late' : 'order.next', { name, time: plan });
}
