const MINUTES = 60;

/** `11:25` of 685 minutes. */
export const durationText = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`;

/** The minutes of `11:25`, or `11:25:00` as spreadsheets have it; undefined for another text, and for none at all. */
export function durationIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?$/.exec(text.trim()) ?? [];
  return (hours && Number(hours) * MINUTES + Number(minutes)) || undefined;
}
