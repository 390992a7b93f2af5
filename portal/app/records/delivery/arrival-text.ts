import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import type { TextId } from '../texts/index.ts';
import { type Appointed, type Arrival, earlyPart } from './arrival.ts';

interface Language {
  text: Translate<TextId>;
  formats: Pick<Formats, 'date'>;
}

const TO_COME = {
  expected: 'record.arrival.expected',
  notBefore: 'record.arrival.notBefore',
  planned: 'record.arrival.planned',
} as const satisfies Record<string, TextId>;

/** When goods arrive, as the value of `Expected arrival`; of an arrival that nobody recorded in time that it wasn't. */
export function arrivalText(arrival: Arrival, { text, formats }: Language): string {
  const day = formats.date(arrival.day);
  if (arrival.basis === 'actual') return day;
  const toCome = text(TO_COME[arrival.basis], { day });
  if (arrival.isOverdue) return text('record.arrival.overdue', { arrival: toCome });
  return arrival.basis === 'notBefore' ? toCome : day;
}

/** The same as a sentence of its own. */
export function arrivalSentence(arrival: Arrival, language: Language): string {
  const { text } = language;
  const arrives = arrivalText(arrival, language);
  if (arrival.basis === 'actual') return text('record.delivery.arrived', { day: arrives });
  if (arrival.isOverdue || arrival.basis === 'notBefore')
    return text('record.delivery.arrival', { arrival: arrives });
  return text('record.delivery.arrives', { day: arrives });
}

/** That goods are to be delivered before they arrive, as a warning; the planner may know better. Undefined where they aren't. */
export function earlyText(
  delivery: Appointed,
  arrival: Arrival | undefined,
  { text }: Pick<Language, 'text'>,
): string | undefined {
  const part = earlyPart(delivery, arrival);
  if (part === 'time') return text('record.delivery.earlyTime', { time: arrival?.clock?.slice(11) ?? '' });
  return part && text('record.delivery.early');
}
