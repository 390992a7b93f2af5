import { formatsOf } from '../../i18n/formats.ts';
import { isDay, today } from '../../trade/calendar-days.ts';
import { dayWithoutYear } from '../../trade/day-without-year.ts';
import { typedDay } from '../grid/date/date-cell.ts';

/** What a field asks for: how a text is read as it, and how it is shown. */
export interface EntryKind {
  /** The value that a text means, or the text as it is where it can't be read. */
  read(text: string, locale: string): string;
  isRead(value: string): boolean;
  /** A value as the language writes it. */
  show(value: string, locale: string): string;
  /** What a text that can't be read is likely to mean: the user may take it. */
  offer?(text: string, locale: string): string | undefined;
  /** For one that has a day: which one, if any, and the text with another one from the calendar. */
  readonly day?: {
    of(value: string): string;
    put(day: string, value: string, locale: string): string;
  };
}

/** A day: YYYY-MM-DD. */
export const DAY: EntryKind = {
  read: typedDay,
  isRead: isDay,
  show: (value, locale) => formatsOf(locale).date(value),
  offer: (text, locale) => dayWithoutYear(text, locale, today()),
  day: { of: (value) => value, put: (day) => day },
};
