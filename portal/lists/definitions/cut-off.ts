import type { Text } from '../../../shared/i18n/define-texts.ts';
import { clockAt } from '../../../shared/trade/local-time.ts';
import { providerToday, serverNow } from '../../../shared/trade/provider-day.ts';
import type { Filter, RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';

/** Behind all others: what has passed there has passed everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

const noteIf = (isPassed: boolean): Text | undefined => (isPassed ? texts('list.cutOffPassed') : undefined);

/** Says of a cut-off that nothing more is taken; its whole day counts. */
export const dayNote = (day: string | null | undefined): Text | undefined =>
  noteIf(typeof day === 'string' && day < providerToday());

/** As {@link dayNote}, of a time on the clocks of a place. */
export const timeNote = (
  time: string | null | undefined,
  timeZone: string | null | undefined,
): Text | undefined => noteIf(typeof time === 'string' && time < clockAt(serverNow(), timeZone ?? LAST_ZONE));

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
