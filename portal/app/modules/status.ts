import type { TextId } from './texts/index.ts';

export type Tone = 'quiet' | 'busy' | 'good' | 'bad';

/** What the server's words for a state mean to people; a word that is not here is shown as it is. */
export const STATUSES: Readonly<Record<string, { text: TextId; tone: Tone }>> = {
  Requested: { text: 'list.status.requested', tone: 'busy' },
  Confirmed: { text: 'list.status.confirmed', tone: 'good' },
  Shipped: { text: 'list.status.shipped', tone: 'quiet' },
  Cancelled: { text: 'list.status.cancelled', tone: 'bad' },
  Booked: { text: 'list.status.booked', tone: 'busy' },
  'In Transit': { text: 'list.status.inTransit', tone: 'busy' },
  Delivered: { text: 'list.status.delivered', tone: 'good' },
  Open: { text: 'list.status.open', tone: 'busy' },
  Closed: { text: 'list.status.closed', tone: 'quiet' },
  Accepted: { text: 'list.status.accepted', tone: 'good' },
  Expired: { text: 'list.status.expired', tone: 'bad' },
  Ocean: { text: 'list.mode.ocean', tone: 'quiet' },
  Air: { text: 'list.mode.air', tone: 'quiet' },
};
