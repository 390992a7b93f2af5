import { expect } from '@open-wc/testing';
import { ShipmentPage } from '../../../../portal/app/records/pages/shipment-page.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const COMPANY = { id: 101, companyName: 'Northfold' };
const request = {
  ...{ id: 1, requestedBy: 'Ada Lane', quote: { id: 3001, reference: 'QUO-3001' } },
  ...{ answeredAt: '2027-01-10T10:00:00Z', answeredBy: 'Ben Ort', declineReason: 'No space' },
};
const BOOKING = {
  ...{ id: 1001, reference: 'BKG-1001', status: 'Declined', revision: 4 },
  ...{ customer: COMPANY, agent: null, requests: [request], pos: [{ id: 5001 }] },
};
const SHIPMENT = {
  ...{ id: 2001, reference: 'SHP-2001', status: 'Cancelled', mode: 'Ocean', revision: 2 },
  ...{ createdAt: '2027-01-02T10:00:00Z', companyRelation: COMPANY, agent: null, booking: BOOKING },
  ...{ purchaseOrders: [], styleNumbersRelation: [], containers: [], documents: [], invoices: [] },
  ...{ quotes: [], manifests: [] },
  milestones: ['DEPA', 'ARRI'].map((event, n) => ({
    ...{ id: n + 1, event, plannedAt: `2026-01-0${n + 3}T10:00:00Z`, actualAt: null, estimatedAt: null },
    ...{ expectedAt: null, delayReason: null, delayNote: null, port: null, airport: null },
  })),
  deliveries: [
    {
      ...{ id: 11, deliveryOn: '2027-02-20', fromTime: '08:00', untilTime: '10:00', address: '1 Mill Lane' },
      ...{ status: 'Cancelled', revision: 2 },
    },
  ],
};

describe('the page of a cancelled shipment', () => {
  const screen = eachPanelsPage();
  const words = () => document.body.textContent ?? '';
  const names = (selector: string) =>
    [...document.querySelectorAll(selector)].map((control) => control.textContent?.trim());
  const open = async (shipment: object) => {
    screen.network.on('action recordCharges', {
      lists: [],
      totals: [],
      rates: null,
      versions: [],
      newVersion: false,
    });
    screen.network.on('action invoiceSeller', graphqlError('None', 404));
    screen.network.on('query oneShipments', () => Response.json({ data: { record: shipment } }));
    await screen.open(<ShipmentPage params={{ id: '2001' }} />);
    await waitUntil(() => words().includes('SHP-2001'));
  };

  it('MOD-02 MOD-04 says that its booking was declined, why, and where to go on, and offers nothing that moves goods', async () => {
    await open(SHIPMENT);
    expect(words()).to.include('its booking BKG-1001 was declined');
    expect(words()).to.include('No space');
    expect(names('a')).to.include('Show booking BKG-1001');
    const again = screen.find<HTMLAnchorElement>('a', 'Request again');
    expect(again?.getAttribute('href')).to.include('/booking/new?quote=3001');
    for (const gone of ['Overdue', 'Expected arrival', 'Delay', 'Arrival'])
      expect(words()).not.to.include(gone);
    for (const offer of ['Record', 'Estimate', 'Plan delivery'])
      expect(names('button')).not.to.include(offer);
    expect(names('a')).not.to.include('Manage purchase orders');
    await screen.accessible();
  });

  it('MOD-02 that is booked says what comes next of it instead', async () => {
    await open({ ...SHIPMENT, status: 'Booked', booking: { ...BOOKING, status: 'Confirmed' } });
    expect(words()).not.to.include('is cancelled');
    expect(words()).to.include('Overdue');
    expect(names('a')).to.include('Manage purchase orders');
  });

  it('MOD-02 that was cancelled without its booking says so', async () => {
    await open({ ...SHIPMENT, booking: null, deliveries: [] });
    expect(words()).to.include('This shipment is cancelled: its goods are not moved.');
    // None is to come that could be planned yet.
    expect(words()).not.to.include('Deliveries');
  });
});
