import type { Formats } from '../../../shared/i18n/formats.ts';

/** A day and time on the clocks of a place, as `2026-12-01T23:55`; it breaks before the time alone. */
export const localTimeText = (local: string, formats: Pick<Formats, 'date'>): string =>
  `${formats.date(local.slice(0, 10)).replaceAll(' ', '\u00a0')} ${local.slice(11)}`;
