/**
 * The calendar day of the provider (D-154), by which things are due, overdue, expired, valid or late, and by which the days of
 * invoices, payments and quotes begin. Whatever else a person enters of their own day goes by `today` of `calendar-days.ts`.
 */

/** One program serves one provider, so that its zone is known once for all of it: the server's by its setting, the portal's by `/config.json`. */
let zone = 'UTC';
let days = daysIn(zone);

export function setProviderTimeZone(name: string): void {
  zone = name;
  days = daysIn(name);
}

export const providerTimeZone = (): string => zone;

/** The provider's day at a moment, in milliseconds or ISO 8601. */
export const providerDay = (time: number | string): string => days.format(new Date(time));

/** How far the clock of this device is behind that of the server, in milliseconds; the server's own is right. */
let behind = 0;

export function setClockDifference(milliseconds: number): void {
  behind = milliseconds;
}

/** This moment by the clock of the server, in milliseconds: by it something is late, overdue or passed, whatever the device's clock says. */
export const serverNow = (): number => Date.now() + behind;

export const providerToday = (): string => providerDay(serverNow());

/** Swedish writes days as ISO 8601 does. */
function daysIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
}
