import type { IdOf, Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import type { PlanContradiction } from '../../../../shared/trade/order-dates.ts';
import type { texts } from './texts/index.ts';

interface Language {
  text: Translate<IdOf<typeof texts>>;
  formats: Pick<Formats, 'date'>;
}

/** How the dates of an order contradict the booked departures, each as a sentence. */
export const planTexts = (
  contradicting: readonly PlanContradiction[],
  { text, formats }: Language,
): string[] =>
  contradicting.map(({ date, departsOn }) => text(`order.plan.${date}`, { day: formats.date(departsOn) }));
