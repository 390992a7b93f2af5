import type { Text } from '../../../shared/i18n/define-texts.ts';
import { texts } from '../texts/index.ts';

interface TransitTime {
  minTransitTime?: number | null | undefined;
  maxTransitTime?: number | null | undefined;
  transitTimeText?: string | null | undefined;
}

/** Days as the air rate form writes them: `5`, or `5-7`. */
const DAYS = /^\s*(\d+(?:\.\d+)?)\s*(?:[-−–]\s*(\d+(?:\.\d+)?)\s*)?$/;

/** `5 days`, or `5–7 days`; a text with more than days in it as it is. */
export function transitOf({
  minTransitTime,
  maxTransitTime,
  transitTimeText,
}: TransitTime): Text | string | undefined {
  const typed = transitTimeText?.trim();
  const days = typed ? DAYS.exec(typed) : null;
  if (typed && !days) return typed;
  const min = days ? Number(days[1]) : (minTransitTime ?? maxTransitTime);
  const max = days ? Number(days[2] ?? days[1]) : (maxTransitTime ?? minTransitTime);
  if (min == null || max == null) return undefined;
  return min === max ? texts('list.transit', { count: max }) : texts('list.transit.between', { min, max });
}
