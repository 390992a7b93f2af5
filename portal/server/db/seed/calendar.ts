export const DAY = 24 * 60 * 60 * 1000;
const HISTORY = 365 * DAY;

/**
 * The days of a demo. All of its data are relative to its own today, so that a demo that is begun in two years looks as one
 * that is begun now.
 */
export interface Calendar {
  /**
   * The moment at which the demo plays, in milliseconds since 1970: the first one of its day in UTC, so that nothing that
   * has happened lies ahead of those who start it that day.
   */
  readonly today: number;
  /** When the `index`-th of `count` records was made: evenly over the last twelve months, so that ids grow with time. */
  momentOf(index: number, count: number): number;
}

/** `day` is `YYYY-MM-DD`. */
export function calendarOf(day: string): Calendar {
  const today = Date.parse(day);
  return {
    today,
    momentOf: (index, count) => today - HISTORY + Math.round(((index + 0.5) / count) * HISTORY),
  };
}

export const instant = (time: number): string => new Date(time).toISOString();

export const day = (time: number): string => instant(time).slice(0, 10);

export const firstOfMonth = (time: number): string => `${day(time).slice(0, 7)}-01`;

export const yearOf = (time: number): number => new Date(time).getUTCFullYear();
