import { expect } from '@open-wc/testing';
import { NewBookingPage } from '../../../../portal/app/booking-request/pages.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { offersNothing } from './no-offers.ts';

const SAVE = 'action saveBookingRequest';
const QUOTE = {
  ...{
    id: 3001,
    reference: 'QUO-3001',
    status: 'Accepted',
    mode: 'Ocean',
    container_type: 'FCL',
    totals: [],
    bookings: [],
  },
  customer: { id: 101, companyName: 'Northfold' },
  requests: [
    {
      ...{ id: 1, shipOn: '2099-03-01', containers: '1 x 20GP', weightKg: null, volumeCbm: null },
      originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
      destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
    },
  ],
};
const PORTS = [
  { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
  { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
];

describe('a booking that is requested from a quote', () => {
  const screen = eachPanelsPage();
  const says = (words: string) => waitUntil(() => screen.app.textContent?.includes(words), words);
  const open = async (status: string) => {
    history.replaceState(null, '', '/booking/new?quote=3001');
    screen.network.on('query oneQuote', record({ ...QUOTE, status }));
    screen.network.on('action listPorts', PORTS);
    offersNothing(screen.network);
    await screen.open(<NewBookingPage />);
    await waitUntil(() => button('Request booking'), 'the form');
  };
  afterEach(() => localStorage.clear());

  it('D-151 D-152 which was taken back meanwhile says so, leads to it, and can be requested without it', async () => {
    screen.network.on(
      SAVE,
      graphqlError('quoteId: It is not accepted any more.', 422, [
        { code: 'bookingQuote', field: 'quoteId' },
      ]),
      {
        ...{ id: 1901, reference: 'BKG-1901', revision: 1, status: 'Requested' },
      },
    );
    await open('Accepted');
    field('Shipper')!.focus();
    await type('Loom');
    await click(button('Request booking'));
    await says('It is not accepted any more.');
    expect(screen.app.textContent).to.not.include('quoteId');
    expect(screen.find('a', 'Open the quote')?.getAttribute('href')).to.match(/\/quotes\/3001$/);
    await screen.accessible();
    await click(button('Request without the quote'));
    await says('This booking is requested without the quote.');
    expect(field('Shipper')!.value).to.equal('Loom');
    await click(button('Request booking'));
    await waitUntil(() => screen.network.to(SAVE).length === 2, 'the next try');
    const sent = screen.network.to(SAVE).map((call) => fieldsOf(call));
    expect(sent.map(({ quoteId, shipper }) => [quoteId, shipper])).to.deep.equal([
      [3001, 'Loom'],
      [null, 'Loom'],
    ]);
  });

  it('D-152 which is not accepted when the page is opened says so, and is requested without it', async () => {
    await open('Requested');
    await says('This booking is requested without the quote.');
    expect(screen.app.textContent).to.include('QUO-3001');
  });

  it('MOD-04 D-158 which is booked already says so, and is booked once more only after a question', async () => {
    history.replaceState(null, '', '/booking/new?quote=3001');
    const bookings = [
      { id: 7, reference: 'BKG-7', status: 'Requested' },
      { id: 8, reference: 'BKG-8', status: 'Cancelled' },
    ];
    screen.network.on('query oneQuote', record({ ...QUOTE, bookings }));
    screen.network.on('action listPorts', PORTS);
    offersNothing(screen.network);
    await screen.open(<NewBookingPage />);
    await says('QUO-3001 is booked already: BKG-7.');
    expect(button('Request booking')).to.equal(undefined);
    expect(screen.find('a', 'Show booking BKG-7')?.getAttribute('href')).to.match(/\/booking\/7$/);
    await screen.accessible();
    await click(button('Request another booking'));
    await waitUntil(() => button('Request booking'), 'the form');
    await says('BKG-7');
    screen.network.on(SAVE, { id: 1901, reference: 'BKG-1901', revision: 1, status: 'Requested' });
    await click(button('Request booking'));
    await waitUntil(() => screen.network.to(SAVE).length === 1, 'the request');
    const { quoteId, quoteBookingIds } = fieldsOf(screen.network.to(SAVE)[0]!);
    expect([quoteId, quoteBookingIds]).to.deep.equal([3001, [7]]);
  });
});
