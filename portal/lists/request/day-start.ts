const DAY_MS = 86_400_000;

/** The moment at which a day, YYYY-MM-DD, begins in a time zone, or with `days` a later one; without a zone that of the device. */
export function dayStart(day: string, timeZone: string | undefined, days = 0): string {
  const midnight = Date.parse(day) + days * DAY_MS;
  // The clocks may be changed between that moment in UTC and the one in the zone.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

/** How far the clocks of the zone are before UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - time;
}
