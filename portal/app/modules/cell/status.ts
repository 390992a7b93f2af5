import type { ACCOUNT_STATES } from '../../../../shared/contract/managed-accounts.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import type { RecordStatus } from '../../../../shared/trade/record-words.ts';
import { MODES } from '../../../../shared/trade/terms.ts';
import type { TextId } from '../../../lists/texts/index.ts';

export type Tone = 'quiet' | 'busy' | 'good' | 'bad';

/** The closed lists' own, so that a status without a text doesn't pass the types. */
const RECORD_STATUSES: Readonly<Record<RecordStatus, { text: TextId; tone: Tone }>> = {
  Requested: { text: 'list.status.requested', tone: 'busy' },
  Confirmed: { text: 'list.status.confirmed', tone: 'good' },
  Shipped: { text: 'list.status.shipped', tone: 'quiet' },
  Cancelled: { text: 'list.status.cancelled', tone: 'bad' },
  Booked: { text: 'list.status.booked', tone: 'busy' },
  'In Transit': { text: 'list.status.inTransit', tone: 'busy' },
  Arrived: { text: 'list.event.arrived', tone: 'busy' },
  Discharged: { text: 'list.event.discharged', tone: 'busy' },
  'Customs Cleared': { text: 'list.event.customs', tone: 'busy' },
  'Out for Delivery': { text: 'list.status.outForDelivery', tone: 'busy' },
  Delivered: { text: 'list.status.delivered', tone: 'good' },
  Open: { text: 'list.status.open', tone: 'busy' },
  Closed: { text: 'list.status.closed', tone: 'quiet' },
  Accepted: { text: 'list.status.accepted', tone: 'good' },
  'Partly Paid': { text: 'list.status.partlyPaid', tone: 'busy' },
  Overdue: { text: 'list.status.overdue', tone: 'bad' },
  Credited: { text: 'list.status.credited', tone: 'quiet' },
  Paid: { text: 'list.status.paid', tone: 'good' },
  Declined: { text: 'list.status.declined', tone: 'bad' },
  Expired: { text: 'list.status.expired', tone: 'bad' },
};

const ACCOUNT_STATUSES: Readonly<Record<(typeof ACCOUNT_STATES)[number], { text: TextId; tone: Tone }>> = {
  open: { text: 'list.status.open', tone: 'good' },
  invited: { text: 'list.status.invited', tone: 'busy' },
  closed: { text: 'list.status.closed', tone: 'quiet' },
};

/** Text and colour of each value of a closed list. */
export type States = Readonly<Record<string, { text: TextId | Text; tone: Tone }>>;

/** Text and colour of the server's statuses; any other is shown as it is. */
export const STATUSES: States = {
  ...RECORD_STATUSES,
  ...ACCOUNT_STATUSES,
  ...Object.fromEntries(
    Object.entries(MODES).map(([mode, text]) => [mode, { text, tone: 'quiet' } as const]),
  ),
};
