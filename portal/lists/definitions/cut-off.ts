import type { Text } from '../../../shared/i18n/define-texts.ts';
import { providerToday, serverNow } from '../../../shared/trade/provider-day.ts';
import type { Filter, RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';

/** Behind all others: what has passed there has passed everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day and time that the clocks of a zone show, `2026-12-01T23:55`. */
function clockIn(timeZone: string): string {
  // Making one for each row takes longer than all else.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(serverNow()).replace(' ', 'T');
}

const noteIf = (isPassed: boolean): Text | undefined => (isPassed ? texts('list.cutOffPassed') : undefined);

/** Says of a cut-off that nothing more is taken; its whole day counts. */
export const dayNote = (day: string | null | undefined): Text | undefined =>
  noteIf(typeof day === 'string' && day < providerToday());

/** As {@link dayNote}, of a time on the clocks of a place. */
export const timeNote = (
  time: string | null | undefined,
  timeZone: string | null | undefined,
): Text | undefined => noteIf(typeof time === 'string' && time < clockIn(timeZone ?? LAST_ZONE));

/** Which departures are shown: first those that goods can still be brought to. */
export const reach: Filter = {
  id: 'reach',
  label: 'list.filter.reach',
  kind: 'choice',
  options: [{ id: 'open', text: 'list.filter.stillOpen', where: { isOpen: { eq: true } } }],
  initial: () => 'open',
};

/** The request of a booking that begins with a departure (MOD-04); nobody books one that is missed. */
export const bookOn = (
  of: 'sailing' | 'flight',
  { id, isOpen }: { id: number; isOpen: boolean },
): RecordLink[] => (isOpen ? [{ text: texts('list.action.book'), href: `/booking/new?${of}=${id}` }] : []);
