import { useMemo } from 'react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { addMonths, firstDayIn, today, weeksOf } from '../../../trade/calendar-days.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import * as s from './calendar.css.ts';
import { texts } from './texts/index.ts';

interface CalendarProps {
  id: string;
  /** Name of the column, which the calendar is of. */
  label: string;
  /** The highlighted day, whose month is shown. */
  day: string;
  /** The day that the cell holds. */
  value: string | undefined;
  onMove(day: string): void;
  onPick(day: string): void;
}

/** The id of a day's cell, which the input points to while it is highlighted. */
export const idOfDay = (id: string, day: string): string => `${id}${day}`;

/** A month to pick a day from. The focus stays in the input; the keys that move the highlight are the input's. */
export function Calendar({ id, label, day, value, onMove, onPick }: CalendarProps) {
  const text = useText(texts);
  const locale = useLocale();
  const format = useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (of: string) => formatter.format(new Date(of));
    };
    return {
      day: by({ dateStyle: 'full' }),
      month: by({ month: 'long', year: 'numeric' }),
      weekday: by({ weekday: 'short' }),
    };
  }, [locale]);
  const weeks = weeksOf(day, firstDayIn(locale));
  const now = today();
  const turn = (by: -1 | 1) => (
    <span className={by < 0 ? s.previous : s.next}>
      <IconButton
        label={text(by < 0 ? 'calendar.previous' : 'calendar.next')}
        tabIndex={-1}
        onClick={() => onMove(addMonths(day, by))}
      >
        <ChevronDownIcon />
      </IconButton>
    </span>
  );
  return (
    <div className={s.calendar}>
      <div className={s.heading}>
        {turn(-1)}
        <span>{format.month(day)}</span>
        {turn(1)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid of days, which a table lays out */}
      <table role="grid" id={id} aria-label={label} className={s.days}>
        <thead>
          <tr>
            {weeks[0]!.map((one) => (
              <th key={one} scope="col" className={s.weekday}>
                {format.weekday(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table of the role grid it is a gridcell
                <td
                  key={one}
                  id={idOfDay(id, one)}
                  className={s.day}
                  aria-label={format.day(one)}
                  aria-selected={one === value}
                  aria-current={one === now ? 'date' : undefined}
                  data-highlighted={one === day || undefined}
                  data-other={one.slice(0, 7) !== day.slice(0, 7) || undefined}
                  onClick={() => onPick(one)}
                >
                  {Number(one.slice(8))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
