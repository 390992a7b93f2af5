const DAY_MS = 86_400_000;

const offsets = new Map<string, (time: number) => number>();

/** How far the clocks of a zone are before UTC at a moment, in milliseconds; without a zone those of the device. */
export function offsetsIn(timeZone: string | undefined): (time: number) => number {
  if (timeZone === undefined) return newOffsets(timeZone);
  // Making a format takes longer than all else.
  const known = offsets.get(timeZone) ?? newOffsets(timeZone);
  offsets.set(timeZone, known);
  return known;
}

function newOffsets(timeZone: string | undefined): (time: number) => number {
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
  return (time) => {
    const parts = format.formatToParts(time).map(({ type, value }) => [type, Number(value)]);
    const { year = 0, month = 1, day, hour, minute, second } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day, hour, minute, second) - time;
  };
}

/**
 * The moments at which the clocks of a zone show a day and time, `2026-12-01T23:55`: one, or two where they are put back, or
 * none where they skip it.
 */
export function momentsOf(local: string, timeZone: string): readonly number[] {
  const clock = Date.parse(`${local}Z`);
  const offset = offsetsIn(timeZone);
  // If the clocks are changed about that time, they show it by the offset of the day before or by that of the day after.
  const possible = new Set([clock - DAY_MS, clock + DAY_MS].map((time) => clock - offset(time)));
  return [...possible].filter((time) => time + offset(time) === clock);
}

/** The day and time that the clocks of a zone show at a moment, `2026-12-01T23:55`; without a zone those of the device. */
export const clockAt = (time: number, timeZone: string | undefined): string =>
  new Date(time + offsetsIn(timeZone)(time)).toISOString().slice(0, 16);
