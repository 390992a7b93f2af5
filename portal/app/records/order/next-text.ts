import type { IdOf, Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import { milestoneName } from '../parts/milestone-name.ts';
import type { Milestone } from '../progress.ts';
import type { texts } from './texts/index.ts';

interface Language {
  text: Translate<IdOf<typeof texts>>;
  formats: Pick<Formats, 'date'>;
}

/** What is to happen next to a shipment at `now`, and on which of the provider's days: as it is expected, with the plan where that is another one. */
export function nextText(
  milestones: readonly Milestone[],
  now: number,
  { text, formats }: Language,
): string | undefined {
  const next = milestones.find(({ actualAt }) => !actualAt);
  if (!next) return undefined;
  const { plannedAt, estimatedAt, expectedAt } = next;
  const name = milestoneName(text, next.event);
  const plan = formats.date(providerDay(plannedAt));
  if (expectedAt && providerDay(expectedAt) !== providerDay(plannedAt))
    return text(estimatedAt ? 'order.next.expected' : 'order.next.notBefore', {
      ...{ name, plan },
      day: formats.date(providerDay(expectedAt)),
    });
  return text(providerDay(plannedAt) < providerDay(now) ? 'order.next.late' : 'order.next', {
    name,
    time: plan,
  });
}
