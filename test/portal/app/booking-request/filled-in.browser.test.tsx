import { expect } from '@open-wc/testing';
import { NewBookingPage } from '../../../../portal/app/booking-request/pages.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { button, field } from '../forms/stored-form.ts';
import { record } from '../modules/list/list-screen.tsx';
import { eachPanelsPage } from '../panels/panels-screen.tsx';
import { offersNothing } from './no-offers.ts';

const SAVE = 'action saveBookingRequest';
const PORTS = [
  { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
  { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
];
const CUSTOMER = { id: 101, companyName: 'Northfold' };
const LANE = {
  originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
  destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
};
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
  customer: CUSTOMER,
  requests: [
    { id: 1, shipOn: '2099-03-01', containers: '1 x 20GP', weightKg: null, volumeCbm: null, ...LANE },
  ],
};
const BOOKING = {
  ...{ id: 1287, reference: 'BKG-1287', status: 'Confirmed', mode: 'Ocean', revision: 3, pos: [], ...LANE },
  ...{ customer: CUSTOMER, agent: { id: 2, companyName: 'Jade Jetty' } },
  ...{ originAirport: null, destinationAirport: null },
  requests: [{ id: 7, load: 'FCL', cargoReadyOn: '2099-03-01', containers: '1 x 20GP', shipper: 'Mill' }],
};
const TEMPLATE = {
  ...{ mode: 'FCL', origin: 11, destination: 12, containers: '1 x 20GP', weightKg: '', volumeCbm: '' },
  ...{ pieces: null, shipper: 'Mill', consignee: '', remarks: '', incoterm: null, isDangerous: null },
  ...{ unNumber: null, dangerClass: null, pickUp: '' },
};
const PARTIES = { shipper: 'Mill', consignee: 'Northfold', pickUp: null, incoterm: 'FOB' };

describe('a booking request that comes filled in', () => {
  const screen = eachPanelsPage();
  const says = (words: string) => waitUntil(() => screen.app.textContent?.includes(words), words);
  const open = async (from: string) => {
    history.replaceState(null, '', `/booking/new?${from}`);
    screen.network.on('query oneQuote', record(QUOTE));
    screen.network.on('query oneBooking', record(BOOKING));
    screen.network.on('action listPorts', PORTS);
    screen.network.on(SAVE, { id: 1901, reference: 'BKG-1901', revision: 1, status: 'Requested' });
    await screen.open(<NewBookingPage />);
    await waitUntil(() => button('Request booking'), 'the form');
  };
  const NOTE = 'Shipper, consignee, pick-up and incoterm are those of BKG-1200. Please check them.';
  afterEach(() => localStorage.clear());

  it('MOD-04 from a quote says which booking its parties are of, as long as they are those', async () => {
    offersNothing(screen.network);
    screen.network.on('query allBooking', () =>
      Response.json({
        data: { lane: { results: [] }, any: { results: [{ reference: 'BKG-1200', requests: [PARTIES] }] } },
      }),
    );
    await open('quote=3001');
    await says(NOTE);
    await screen.accessible();
    field('Shipper')!.focus();
    await type('Another mill');
    await waitUntil(() => !screen.app.textContent?.includes(NOTE), 'they are others');
  });

  it('MOD-04 MOD-14 from a departure, and from nothing, it has the parties of the last booking, too', async () => {
    offersNothing(screen.network);
    screen.network.on('query allBooking', () =>
      Response.json({
        data: { lane: { results: [{ reference: 'BKG-1200', requests: [PARTIES] }] }, any: { results: [] } },
      }),
    );
    screen.network.on(
      'query oneSailing',
      record({
        ...{
          id: 41,
          vesselName: 'Coral Meridian',
          voyageNumber: '214W',
          carrier: null,
          departsOn: '2099-03-04',
        },
        ...{ closesOn: '2099-03-01', originPort: { id: 11 }, destinationPort: { id: 12 } },
      }),
    );
    for (const from of ['sailing=41', '']) {
      await open(from);
      await waitUntil(() => field('Shipper')?.value === 'Mill', `the shipper: ${from}`);
      await says(NOTE);
    }
  });

  it('MOD-04 a request that was left goes on with the parties that it began with, whatever the last booking is by now', async () => {
    offersNothing(screen.network);
    let shipper = 'Mill';
    screen.network.on('query allBooking', () =>
      Response.json({
        data: {
          lane: { results: [{ reference: 'BKG-1200', requests: [{ ...PARTIES, shipper }] }] },
          any: { results: [] },
        },
      }),
    );
    await open('quote=3001');
    field('Consignee')!.focus();
    await type(' Depot');
    await waitUntil(() => Object.keys(localStorage).some((name) => name.includes('quote 3001')), 'the draft');
    shipper = 'Another mill';
    await open('quote=3001');
    await waitUntil(() => field('Consignee')?.value.includes('Depot'), 'what was entered');
    expect(field('Shipper')!.value).to.equal('Mill');
    expect(screen.app.textContent).not.to.include('Saved meanwhile');
  });

  it('MOD-04 once more says which booking it repeats, and asks its agent again', async () => {
    offersNothing(screen.network);
    await open('again=1287');
    await says('BKG-1287');
    await says('Jade Jetty');
    await screen.accessible();
    await click(button('Request booking'));
    await waitUntil(() => screen.network.to(SAVE).length === 1, 'the request');
    expect(fieldsOf(screen.network.to(SAVE)[0]!).againId).to.equal(1287);
  });

  it('MOD-04 from a template says which one, begins in the first field that is to be filled, and gives the focus back to its buttons', async () => {
    offersNothing(screen.network);
    screen.network.on('query oneBookingTemplate', record({ id: 5, name: 'Spring coats', content: TEMPLATE }));
    await open('template=5');
    await waitUntil(() => focused() === field('Cargo ready on'), 'the day');
    expect(field('Destination Port')!.value).to.include('Hamburg');
    await says('From the template');
    await says('Spring coats');
    await screen.accessible();
    field('Cargo ready on')!.blur();
    await click(button('Save as template'));
    await waitUntil(() => focused() === field('Name of the template'), 'the name');
    expect(field('Name of the template')!.value).to.equal('Spring coats');
    await press('Escape');
    await waitUntil(() => focused() === button('Save as template'), 'the button');
  });

  const SAILING = {
    ...{
      id: 5,
      vesselName: 'Coral Meridian',
      voyageNumber: '214W',
      carrier: { id: 9, companyName: 'Yang Ming' },
    },
    ...{ cutOffOn: '2099-03-02', closesOn: '2099-03-02', departsOn: '2099-03-04', arrivesOn: '2099-04-01' },
  };

  it('MOD-14 D-157 offers what still takes the cargo on the day that it is ready, each with its carrier and its cut-off', async () => {
    offersNothing(screen.network);
    screen.network.on('query allSailing', () => Response.json({ data: { found: { results: [SAILING] } } }));
    await open('again=1287');
    field('Wished sailing')!.focus();
    await click(field('Wished sailing'));
    await says('Yang Ming · Cut-off Mar 2, 2099 · Mar 4, 2099 – Apr 1, 2099');
    const { isOpen, closesOn } = screen.network.to('query allSailing').at(-1)!.body.variables.where;
    expect([isOpen, closesOn]).to.deep.equal([{ eq: true }, { gteq: '2099-03-01' }]);
  });

  it('MOD-14 D-157 marks a departure that the cargo comes too late for, and one whose cut-off it makes not', async () => {
    offersNothing(screen.network);
    const places = { originPort: { id: 11 }, destinationPort: { id: 12 } };
    screen.network.on('query oneSailing', record({ ...SAILING, ...places }));
    await open('sailing=5');
    const LATE = 'The cargo is ready on Mar 3, 2099, after the cut-off on Mar 2, 2099.';
    field('Cargo ready on')!.focus();
    await type('2099-03-03');
    await press('Tab');
    await says(LATE);
    await says('or send it as it is');
    await screen.accessible();
    field('Cargo ready on')!.focus();
    (field('Cargo ready on') as HTMLInputElement).select();
    await type('2099-03-02');
    await press('Tab');
    await waitUntil(() => !screen.app.textContent?.includes('after the cut-off'), 'it makes it');
  });
});
