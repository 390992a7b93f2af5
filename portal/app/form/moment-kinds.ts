import { isLocalTime } from '../../../shared/contract/local-time.ts';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { readMoment, readTimeOfDay, trailingTime } from '../../../shared/trade/moment-text.ts';
import type { EntryKind } from '../../../shared/ui/date-input/entry-kind.ts';
import { localTimeText } from '../../lists/cell/local-time-text.ts';

/** A day and a time, `2026-12-02T14:30`, on the reader's own clocks. */
export const MOMENT: EntryKind = {
  read(text, locale) {
    const reading = readMoment(text, locale);
    return 'value' in reading ? reading.value : text.trim();
  },
  isRead: isLocalTime,
  show: (value, locale) => formatsOf(locale).localDateTime(value),
  day: {
    of: (value) => value.slice(0, 10),
    put(day, value, locale) {
      const time = trailingTime(value);
      // What is missing is typed behind the day.
      return time ? `${day}T${time}` : `${formatsOf(locale).date(day)} `;
    },
  },
};

/** The same on the clocks of a place, shown as lists show it to every reader. */
export const LOCAL_TIME: EntryKind = {
  ...MOMENT,
  show: (value, locale) => localTimeText(value, formatsOf(locale)),
};

const ANY_DAY = '2000-01-01T';

/** A time of the day at a place, `14:30`, shown as it is stored. */
export const TIME_OF_DAY: EntryKind = {
  read: (text) => readTimeOfDay(text) ?? text.trim(),
  isRead: (value) => isLocalTime(ANY_DAY + value),
  show: (value) => value,
};
