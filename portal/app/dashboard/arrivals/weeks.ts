import type { ArrivalsAnswer } from '../../../../shared/contract/arrivals.ts';

const DAY_MS = 86_400_000;

/** Weeks that the dashboard shows. */
export const WEEKS = 8;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Monday of the week of a day, YYYY-MM-DD. */
export const mondayOf = (day: string): string => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

export const daysLater = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS);

/** One row of the table. */
export interface ArrivalsRow {
  /** Monday of the week; undefined for all that was to arrive before the first one. */
  from: string | undefined;
  /** Address of the list of its shipments. */
  list: string;
  /** Undefined until they are loaded. */
  counts: { ocean: number; air: number } | undefined;
}

/** What was to arrive earlier, and the weeks from `from` on; all of them stand there before their counts are known. */
export function arrivalsRows(from: string, answer: ArrivalsAnswer | undefined): ArrivalsRow[] {
  const weeks = Array.from({ length: WEEKS }, (_, week) => daysLater(from, week * 7));
  return [
    {
      from: undefined,
      list: `/shipments?arrivesTo=${daysLater(from, -1)}`,
      counts: answer?.earlier,
    },
    ...weeks.map((first) => ({
      from: first,
      list: `/shipments?arrivesFrom=${first}&arrivesTo=${daysLater(first, 6)}`,
      counts: answer?.weeks.find((week) => week.from === first),
    })),
  ];
}
