/** What a time zone (IANA name; undefined: that of this device) is called in a language at a moment, else now: `China Standard Time`. */
export function zoneName(locale: string, timeZone?: string, moment?: Date): string {
  const generic = zonePart(locale, 'longGeneric', timeZone, moment);
  // Of UTC itself only the other style has a name.
  return /^(GMT|UTC)/.test(generic) ? zonePart(locale, 'long', timeZone, moment) : generic;
}

/** Whether the clocks of the zone show another time now than those of the reader, which are this device's unless told. */
export const isOtherZone = (timeZone: string, readers?: string): boolean =>
  zonePart('en', 'longOffset', timeZone) !== zonePart('en', 'longOffset', readers);

function zonePart(
  locale: string,
  timeZoneName: 'long' | 'longGeneric' | 'longOffset',
  timeZone?: string,
  moment?: Date,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
