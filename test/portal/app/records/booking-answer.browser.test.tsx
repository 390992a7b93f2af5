import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { BookingRequestCard } from '../../../../portal/app/records/booking/booking-request-card.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

type Requested = Parameters<typeof BookingRequestCard>[0]['booking'];

const request = { id: 1, requestedBy: 'Ada Lane', answeredAt: null, answeredBy: null, declineReason: null };
const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Requested', revision: 3 },
  ...{ customer: { id: 101, companyName: 'Northfold' }, agent: null, requests: [request], pos: [] },
} as unknown as Requested;

type Answer = { status: string; declineReason?: string };

/** Somebody else answers the booking while this page tries to. */
function AnsweredMeanwhile({ status, declineReason = '' }: Answer) {
  const [booking, setBooking] = useState(BOOKING);
  const answered = { ...request, answeredAt: '2027-01-10T10:00:00Z', answeredBy: 'Ben Ort', declineReason };
  return (
    <BookingRequestCard
      booking={booking}
      viewer={{ role: 'admin', companyId: 101 } as never}
      onChange={() => setBooking({ ...booking, status, revision: 4, requests: [answered] } as Requested)}
    />
  );
}

describe('the answer to a requested booking', () => {
  const screen = eachPanelsPage();
  const button = (name: string, within: ParentNode | null = document) =>
    [...(within?.querySelectorAll<HTMLElement>('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    );
  const dialog = () => document.querySelector('dialog[open]');

  const ANSWERED = 'BKG-1001 has been answered already';
  for (const [action, name, answer, title, told] of [
    ['confirmBooking', 'Confirm booking', { status: 'Confirmed' }, ANSWERED, 'Confirmed on'],
    [
      'withdrawBooking',
      'Withdraw request',
      { status: 'Declined', declineReason: 'No space' },
      ANSWERED,
      'No space',
    ],
    [
      'confirmBooking',
      'Confirm booking',
      { status: 'Cancelled' },
      'BKG-1001 has been withdrawn',
      'Withdrawn on',
    ],
  ] as const)
    it(`D-19 MOD-04 says what was done meanwhile, by whom, and offers only to close: ${action}, ${answer.status}`, async () => {
      screen.network.on(`action ${action}`, graphqlError('Stale', 409));
      await screen.open(<AnsweredMeanwhile {...answer} />);
      await waitUntil(() => button(name));
      await click(button(name));
      await waitUntil(() => button(name, dialog()));
      await click(button(name, dialog()));
      await waitUntil(() => dialog()?.textContent?.includes(told), told);
      expect(dialog()!.textContent).to.include('by Ben Ort');
      expect(dialog()!.querySelector('h1, h2')?.textContent).to.equal(title);
      expect(dialog()!.textContent).not.to.include('try again');
      expect(button(name, dialog())).to.equal(undefined);
      await screen.accessible();
      await click(
        [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close'),
      );
      await waitUntil(() => !dialog());
    });
});
