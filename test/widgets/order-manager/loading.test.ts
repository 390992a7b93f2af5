import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { graphqlError, held } from '../../helpers/network.ts';
import { createDesk, type Desk, openDesk, until } from './desk.ts';
import { BOOKING, linked, PO1, PO2, po } from './fixtures.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let desk: Desk;
mock.method(console, 'warn', () => {});
afterEach(() => desk.network.verify());

const idle = () => until(() => desk.payloads('linkPurchaseOrders').length > 0);

suite('loading', () => {
  test('PO-28 D-87 each order shows those of its style numbers that the record has', async () => {
    desk = await openDesk();
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.equal(desk.unsaved(), 0);
  });

  test('PO-28 a style number of two orders shows under the one that it was chosen for', async () => {
    const shared = po(3, 'PO-3', [
      [11, 'SN-11'],
      [21, 'SN-21'],
    ]);
    desk = await openDesk({ ...BOOKING, pos: [...BOOKING.pos, shared] });
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'PO-3: ']);
  });

  test('PO-24 a shipment is loaded by its own names', async () => {
    desk = createDesk();
    desk.network.on('query allShipments', {
      results: [
        {
          id: 5,
          companyRelation: { id: 101 },
          purchaseOrders: BOOKING.pos,
          styleNumbersRelation: [{ id: 12 }],
        },
      ],
    });
    desk.manager.want({ type: 'shipment', id: 5 });
    await until(() => desk.phase() === 'ready');
    assert.deepEqual(desk.rows(), ['PO-1: SN-12', 'PO-2: ']);
  });

  for (const [type, query, text] of [
    ['booking', 'query allBooking', 'Error fetching booking data'],
    ['shipment', 'query allShipments', 'Error fetching shipment data'],
  ] as const) {
    test(`PO-53 PO-54 PO-52 D-107 a failed ${type} query says so, with the contact and one full stop`, async () => {
      desk = createDesk();
      desk.network.on(query, graphqlError('Column is gone.'));
      desk.manager.want({ type, id: 5 });
      await until(() => desk.phase() === 'failed');
      assert.equal(desk.alert(), `${text}: GraphQL error: Column is gone. ${CONTACT}`);
      assert.equal(desk.severity(), 'warning');
      assert.deepEqual(desk.waits, [2000, 2000]);
    });
  }

  test('PO-55 PO-52 a failure beside the query is a failed page load', async () => {
    desk = createDesk({ query: () => Promise.reject(new TypeError('no such thing')) });
    desk.manager.want({ type: 'booking', id: 1001 });
    await until(() => desk.phase() === 'failed');
    assert.equal(
      desk.alert(),
      'Error loading page: no such thing. Please try again later, if issue stays, contact Blue Anchor Inc.',
    );
    assert.equal(desk.severity(), 'warning');
  });

  test('PO-51 D-17 after a failed load nothing of the record is left, and a retry loads it', async () => {
    desk = await openDesk();
    desk.network.on('query allBooking', new Response('', { status: 500 }));
    desk.manager.reload();
    await until(() => desk.phase() === 'failed');
    assert.deepEqual(desk.rows(), []);
    await desk.manager.save();
    assert.deepEqual(desk.payloads('savePurchaseOrders'), []);
    desk.network.on('query allBooking', { results: [BOOKING] });
    desk.manager.reload();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.rows().length, 2);
  });

  for (const [name, answer, code] of [
    ['an empty answer', { results: [] }, 'forbidden'],
    ['a refusal', graphqlError('No', 403), 'forbidden'],
    ['no session', graphqlError('Who?', 401), 'unauthorized'],
  ] as const) {
    test(`MSG-19 ${name} is "no access" and ${code}`, async () => {
      desk = createDesk();
      desk.network.on('query allBooking', answer);
      desk.manager.want({ type: 'booking', id: 7 });
      await until(() => desk.phase() === 'refused');
      assert.equal(desk.alert(), 'You do not have access to this record.');
      const error = desk.events.find(({ name }) => name === 'fp-error')?.detail as { code: string };
      assert.equal(error.code, code);
    });
  }

  test('PO-05 MSG-18 without a record nothing is asked and the user is told', async () => {
    desk = createDesk();
    desk.manager.want(undefined);
    assert.equal(desk.alert(), 'No record selected.');
    assert.deepEqual(desk.network.calls, []);
  });

  test('the answer for a record that was left meanwhile changes nothing', async () => {
    desk = createDesk();
    const late = held<object>();
    desk.network.on('query allBooking', late.answer, { results: [{ ...BOOKING, pos: [] }] });
    desk.manager.want({ type: 'booking', id: 7 });
    await until(() => desk.network.to('query allBooking').length === 1);
    desk.manager.want({ type: 'booking', id: 8 });
    await until(() => desk.phase() === 'ready');
    late.give({ results: [BOOKING] });
    await new Promise((done) => setImmediate(done));
    assert.deepEqual(desk.rows(), []);
  });
});

suite('another record', () => {
  test('a change that was on its way when the record was left still goes to that record', async () => {
    desk = await openDesk();
    const first = held<object>();
    desk.network.on(LINK, first.answer, linked());
    desk.session().removeOrder(1);
    desk.session().removeOrder(2);
    await idle();
    desk.network.on('query allBooking', { results: [{ ...BOOKING, pos: [po(9, 'PO-9')] }] });
    desk.manager.want({ type: 'booking', id: 8 });
    await until(() => desk.phase() === 'ready');
    first.give(linked(PO2));
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    assert.deepEqual(desk.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [],
      knownPOs: [2],
    });
    assert.deepEqual(desk.rows(), ['PO-9: ']);
  });

  test('with unsaved changes it waits for the answer, and comes after the save', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.manager.want({ type: 'booking', id: 8 });
    desk.manager.stay();
    assert.equal(desk.session().record.id, 7);
    desk.network.on(LINK, linked(PO1, PO2));
    desk.network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await desk.manager.save();
    await until(() => desk.phase() === 'ready' && desk.session().record.id === 8);
  });

  test('the changes are given up only when the user says so', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.manager.want({ type: 'booking', id: 8 });
    assert.equal(desk.unsaved(), 1);
    desk.manager.leave();
    await until(() => desk.phase() === 'ready');
    assert.equal(desk.session().record.id, 8);
    assert.equal(desk.unsaved(), 0);
  });
});
