import { expect } from '@open-wc/testing';
import { BookingChargesPage } from '../../../../portal/app/booking-charges/lazy-page.ts';
import { BookingOrdersPage, ShipmentOrdersPage } from '../../../../portal/app/order-manager/lazy-pages.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, held, jwt } from '../../../helpers/network.ts';
import { answer, LOAD } from '../../../widgets/charges/fixtures.ts';
import { BOOKING } from '../../../widgets/order-manager/fixtures.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const TOOL = 'purchase-order-and-style-manager';

describe('the pages of the tools', () => {
  const screen = eachAuthPage();
  const element = (tag: string) => screen.place.querySelector<HTMLElement>(tag);
  const queries = () =>
    screen.network.calls.flatMap(({ route, body }) => (route.startsWith('query all') ? [body.query] : []));
  const named = (record: object | null) => Response.json({ data: { record } });
  const line = () => screen.place.querySelector('h1 + div')?.textContent;

  beforeEach(() => {
    for (const one of ['oneBooking', 'oneShipments']) screen.network.on(`query ${one}`, named(null));
  });

  it('PO-21 D-105 the order manager covers the window while its record loads', async () => {
    const loading = held();
    screen.network.on('query allBooking', loading.answer);
    screen.open(<BookingOrdersPage />, `/booking/${TOOL}/?record_id=7`);
    const overlay = () => element('po-style-manager')?.shadowRoot?.querySelector('[part~=overlay]');
    await waitUntil(overlay, 'the overlay');
    expect(overlay()?.matches(':popover-open')).to.equal(true);
    const { width, height } = overlay()!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
    loading.give({ results: [BOOKING] });
    await waitUntil(() => !overlay());
  });

  it('PO-02 PO-03 PO-04 its path gives the type of the record, and record_id its id', async () => {
    screen.network.on('query allBooking', { results: [BOOKING] });
    screen.open(<BookingOrdersPage />, `/booking/${TOOL}/?record_id=7`);
    await waitUntil(() => queries().length === 1, 'the booking');
    expect(queries()[0]).to.contain('allBooking(where: {id: {eq: 7}}');
    const shipment = { id: 9, companyRelation: { id: 101 }, purchaseOrders: [], styleNumbersRelation: [] };
    screen.network.on('query allShipments', { results: [shipment] });
    screen.open(<ShipmentOrdersPage />, `/shipments/${TOOL}/?record_id=9`);
    await waitUntil(() => queries().length === 2, 'the shipment');
    expect(queries()[1]).to.contain('allShipments(where: {id: {eq: 9}}');
  });

  it('names the record above the tool and in the tab, with the way back to it for who is signed in', async () => {
    screen.network.on('query allBooking', { results: [BOOKING] });
    screen.network.on('query oneBooking', () =>
      named({ reference: 'BKG-7', customer: { companyName: 'Northfold' } }),
    );
    screen.open(<BookingOrdersPage />, `/booking/${TOOL}/?record_id=7`);
    await waitUntil(() => line() === 'Booking BKG-7 · Northfold', 'the booking');
    expect(screen.place.querySelector('a')).to.equal(null);
    await waitUntil(() => document.title.startsWith('BKG-7 · Purchase Order and Style Number Manager'));
    expect(screen.heading()).to.equal('Manage purchase orders');
    await expect(screen.place).to.be.accessible();

    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000 });
    const back = () => screen.place.querySelector('h1 + div a');
    await waitUntil(() => back()?.getAttribute('href') === '/booking/7', 'the way back');
  });

  it('AUTH-51 requests the name of a record only after the tool has loaded it, so that the tool reports an expired session', async () => {
    writeSession({ authToken: jwt(1), expiresAt: 1 });
    screen.open(<BookingOrdersPage />, `/booking/${TOOL}/?record_id=7`);
    const alert = () => element('po-style-manager')?.shadowRoot?.querySelector('[role=alert]')?.textContent;
    await waitUntil(
      () => alert()?.includes('Your session has expired. Please sign in again.'),
      'the message',
    );
    await settled();
    expect(screen.network.calls.filter(({ route }) => route !== 'GET /config.json')).to.deep.equal([]);
  });

  it('D-46 without a record it asks nothing and leads to where one is chosen', async () => {
    screen.open(<ShipmentOrdersPage />, `/shipments/${TOOL}/?record_id=x`);
    await waitUntil(() => line() === 'Choose a shipment', 'the way on');
    expect(screen.place.querySelector('h1 + div a')?.getAttribute('href')).to.equal('/shipments');
    await settled();
    expect(screen.network.calls.filter(({ route }) => route.startsWith('query'))).to.deep.equal([]);
  });

  it('CHG-03 the charges take the feature from the path, record_id and role from the query', async () => {
    screen.network.on(LOAD, answer({ rail_charges: [] }));
    screen.open(
      <BookingChargesPage params={{ feature: 'rail_charges' }} />,
      '/booking-charges/rail_charges/?record_id=7&role=agent',
    );
    await waitUntil(() => screen.network.to(LOAD).length === 1, 'the load');
    expect(screen.network.to(LOAD).map(fieldsOf)[0]).to.deep.equal({
      recordId: 7,
      featureType: 'rail_charges',
      role: 'agent',
    });
  });

  it('CHG-04 CHG-05 without the role of an admin or agent there is nothing of the charges, and nothing is asked', async () => {
    for (const role of ['', '&role=user', '&role=Admin', '&role=']) {
      screen.open(
        <BookingChargesPage params={{ feature: 'rail_charges' }} />,
        `/booking-charges/rail_charges/?record_id=7${role}`,
      );
      await waitUntil(() => screen.heading(), 'the page');
      await settled();
      expect(element('booking-charges'), role).to.equal(null);
      expect(screen.network.calls, role).to.deep.equal([]);
    }
  });
});
