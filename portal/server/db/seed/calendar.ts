/** The day on which the demo plays; its history reaches twelve months back. */
export const TODAY = Date.UTC(2026, 10, 20, 9);
export const DAY = 24 * 60 * 60 * 1000;
const HISTORY = 365 * DAY;

/** When the `index`-th of `count` records was made: evenly over the history, so that ids grow with time. */
export function momentOf(index: number, count: number): number {
  return TODAY - HISTORY + Math.round(((index + 0.5) / count) * HISTORY);
}

export const instant = (time: number): string => new Date(time).toISOString();

export const day = (time: number): string => instant(time).slice(0, 10);

export const yearOf = (time: number): number => new Date(time).getUTCFullYear();
