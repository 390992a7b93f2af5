import { expect } from '@open-wc/testing';
import { ChangeBookingPage } from '../../../../portal/app/booking-request/change-booking-page.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { offersNothing } from './no-offers.ts';

const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Requested', mode: 'Ocean', revision: 3 },
  customer: { id: 101, companyName: 'Northfold' },
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
  ...{ originAirport: null, destinationAirport: null, pos: [] },
  requests: [
    {
      ...{ id: 1, load: 'FCL', cargoReadyOn: '2099-03-01', containers: '1 x 20GP', weightKg: null },
      ...{ volumeCbm: null, pieces: null, shipper: 'Mill', consignee: 'Shop', remarks: null },
    },
  ],
};
const answered = (status: string) => ({
  ...{ ...BOOKING, status, revision: 4 },
  requests: [
    {
      ...BOOKING.requests[0],
      answeredAt: '2026-11-20T08:00:00Z',
      answeredBy: 'Ann Alder',
      declineReason: null,
    },
  ],
});

describe('a request that is changed while somebody else ends it', () => {
  const screen = eachPanelsPage();
  afterEach(() => localStorage.clear());

  for (const [status, told, by] of [
    ['Declined', 'BKG-1001 was answered meanwhile', /Declined .*Ann Alder/],
    ['Confirmed', 'BKG-1001 was answered meanwhile', /Confirmed .*Ann Alder/],
    ['Cancelled', 'BKG-1001 was withdrawn meanwhile', /Withdrawn .*Ann Alder/],
  ] as const)
    it(`D-151 MOD-04 says once that it is over, and by whom, and keeps what was typed: ${status}`, async () => {
      screen.network.on('query oneBooking', record(BOOKING), record(answered(status)));
      screen.network.on('action listPorts', [
        { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
        { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
      ]);
      offersNothing(screen.network);
      screen.network.on(
        'action saveBookingRequest',
        graphqlError('Changed by someone else', 409, [{ code: 'staleRecord' }]),
      );
      await screen.open(<ChangeBookingPage params={{ id: '1001' }} />);
      await waitUntil(() => field('Shipper'), 'the form');
      field('Shipper')!.focus();
      await type('Loom ');
      const typed = field('Shipper')!.value;
      await click(button('Save changes'));
      await waitUntil(() => document.activeElement?.textContent?.includes(told), told);
      expect(document.activeElement?.textContent).to.match(by);
      expect(document.activeElement?.textContent).to.include('What you entered was not saved.');
      expect(screen.app.textContent).not.to.match(/save again|has saved this/);
      expect(button('Save changes')).to.equal(undefined);
      expect(field('Shipper')!.value).to.equal(typed);
      await screen.accessible();
    });
});
