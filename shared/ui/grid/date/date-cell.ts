import type { Text } from '../../../i18n/define-texts.ts';
import { type DateOrder, type DateReading, dateOrderIn, readDate } from '../../../trade/date-text.ts';
import { texts } from './texts/index.ts';

/** What a date cell makes of a text: `YYYY-MM-DD`, or the text as it is where it can't be read as one day. */
export function normalizedDate(text: string, locale: string, order?: DateOrder): string {
  const reading = readDate(text, locale, order);
  return 'value' in reading ? reading.value : text.trim();
}

/**
 * The same of a field that shows the day as its language writes it: that language decides, too, where day and month
 * could be either way round.
 */
export const typedDay = (text: string, locale: string): string =>
  normalizedDate(text, locale, dateOrderIn(locale));

/** Why a text of a date cell is no day; undefined for a blank one. */
export const dateMessage = (text: string, locale: string, order?: DateOrder): Text | undefined =>
  readingMessage(readDate(text, locale, order));

/** The same of a text that was read before. */
export function readingMessage(reading: DateReading): Text | undefined {
  if ('value' in reading || reading.error === 'blank') return undefined;
  return texts(reading.error === 'ambiguous' ? 'date.ambiguous' : 'date.unreadable');
}
