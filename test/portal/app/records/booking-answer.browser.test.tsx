import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { BookingRequestCard } from '../../../../portal/app/records/booking/booking-request-card.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { field } from '../forms/stored-form.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

type Requested = Parameters<typeof BookingRequestCard>[0]['booking'];

const sailing = {
  ...{ id: 9, carrier: { id: 31, companyName: 'Selene Line' }, vesselName: 'Coral Meridian' },
  ...{ voyageNumber: '214W', departsOn: '2099-03-01', arrivesOn: '2099-03-29', cutOffOn: '2099-02-26' },
};
const request = {
  ...{ id: 1, requestedBy: 'Ada Lane', answeredAt: null, answeredBy: null, declineReason: null, sailing },
};
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
  beforeEach(() => {
    screen.network.on('query allCompany', () => Response.json({ data: { found: { results: [] } } }));
  });

  it('MOD-04 tells of a confirmed booking its quote with the price, and by whose clock its times are', async () => {
    const confirmed = {
      ...request,
      ...{ departsAt: '2099-03-01T10:00:00Z', arrivesAt: '2099-03-29T10:00:00Z' },
      quote: { id: 3143, reference: 'QUO-3143', totals: [{ currency: 'USD', amount: 966.9 }] },
    };
    await screen.open(
      <BookingRequestCard
        booking={{ ...BOOKING, status: 'Confirmed', requests: [confirmed] } as unknown as Requested}
        viewer={{ role: undefined, companyId: 101 } as never}
        onChange={() => {}}
      />,
    );
    await waitUntil(() => /USD\s966\.90/.test(screen.app.textContent ?? ''), 'the price');
    expect(screen.app.textContent).to.match(/Your time, \S/);
    await screen.accessible();
  });

  it('MOD-04 confirms with what the carrier said, which begins with the departure that was wished for', async () => {
    screen.network.on('action confirmBooking', { ...BOOKING, status: 'Confirmed', revision: 4 });
    await screen.open(<AnsweredMeanwhile status="Confirmed" />);
    await waitUntil(() => button('Confirm booking'));
    await click(button('Confirm booking'));
    await waitUntil(() => field('Carrier’s booking number'), 'the dialog');
    await screen.accessible();
    field('Carrier’s booking number')!.focus();
    await type('SLN0012345');
    await click(button('Confirm booking', dialog()));
    await waitUntil(() => screen.network.to('action confirmBooking').length === 1, 'the answer');
    const moment = (local: string) => new Date(local).toISOString();
    expect(fieldsOf(screen.network.to('action confirmBooking')[0]!)).to.deep.equal({
      ...{ bookingId: 1001, revision: 3 },
      plan: {
        ...{
          carrierId: 31,
          carrierReference: 'SLN0012345',
          vesselName: 'Coral Meridian',
          voyageNumber: '214W',
        },
        ...{ departsAt: moment('2099-03-01T12:00'), arrivesAt: moment('2099-03-29T12:00') },
        ...{ cargoCutOffAt: moment('2099-02-26T12:00'), documentsCutOffAt: null, weightCutOffAt: null },
      },
    });
  });

  it('D-157 marks on the page and where it is confirmed that the cargo is ready only after the cut-off', async () => {
    const late = { ...request, cargoReadyOn: '2099-02-27' };
    await screen.open(
      <BookingRequestCard
        booking={{ ...BOOKING, requests: [late] } as unknown as Requested}
        viewer={{ role: 'admin', companyId: 1 } as never}
        onChange={() => {}}
      />,
    );
    const LATE = 'The cargo is ready on Feb 27, 2099, after the cut-off on Feb 26, 2099.';
    await waitUntil(() => screen.app.textContent?.includes(LATE), 'on the page');
    expect(screen.app.querySelector('[role=status]')?.outerHTML, 'no news').to.equal(undefined);
    await click(button('Confirm booking'));
    await waitUntil(() => dialog()?.textContent?.includes(LATE), 'in the dialog');
    expect(dialog()?.textContent).to.include('the customer sees this, too');
    expect(dialog()?.querySelector('[role=status]')?.textContent).to.include(LATE);
    await screen.accessible();
  });

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
