import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import { delayText, whyText } from '../parts/delay-text.ts';
import type { Fact } from '../parts/facts.tsx';
import type { MilestoneProgress } from '../progress.ts';
import type { TextId } from '../texts/index.ts';
import { arrivalOf } from './arrival.ts';
import { arrivalText } from './arrival-text.ts';

interface Language {
  text: Translate<TextId>;
  formats: Pick<Formats, 'date'>;
}

/**
 * When goods arrived, or are to, as it was expected and planned, and how late that is and why. What was expected last stays beside
 * what happened.
 */
export function arrivalFacts(milestone: MilestoneProgress, now: number, language: Language): Fact[] {
  const { text, formats } = language;
  const { actualAt, estimatedAt, plannedAt } = milestone;
  const day = (moment: string) => formats.date(providerDay(moment));
  const arrival = arrivalOf([milestone], now);
  const delay = delayText(text, milestone) ?? (actualAt ? text('record.onTime') : undefined);
  return [
    ...(actualAt ? [{ name: text('list.col.arrived'), value: day(actualAt) }] : []),
    {
      name: text(!actualAt && arrival?.isOverdue ? 'list.col.arrivesOn' : 'record.expectedArrival'),
      value: actualAt ? estimatedAt && day(estimatedAt) : arrival && arrivalText(arrival, language),
    },
    { name: text('list.col.plannedArrival'), value: day(plannedAt) },
    { name: text('record.delay'), value: [delay, whyText(text, milestone)].filter(Boolean).join(' · ') },
  ];
}
