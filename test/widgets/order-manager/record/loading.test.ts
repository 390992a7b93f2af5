import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { createTool, openTool, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const idle = () => eventually(() => element.payloads('linkPurchaseOrders').length > 0);

suite('loading', () => {
  test('PO-28 D-87 each order shows those of its style numbers that the record has', async () => {
    element = await openTool();
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.equal(element.unsaved(), 0);
  });

  test('PO-28 a style number of two orders shows under the one that it was chosen for', async () => {
    const shared = po(3, 'PO-3', [
      [11, 'SN-11'],
      [21, 'SN-21'],
    ]);
    element = await openTool({ ...BOOKING, pos: [...BOOKING.pos, shared] });
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'PO-3: ']);
  });

  test('D-125 PROD-08 what of the record is not shown is taken off by no change', async () => {
    element = await openTool({ ...BOOKING, pos: [...BOOKING.pos, null] });
    const editor = element.editor();
    editor.removeOrder(1);
    editor.removeStyle(2, 21);
    assert.equal(await editor.save(), false);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.deepEqual(
      [...element.payloads('linkPurchaseOrders'), ...element.payloads('savePurchaseOrders')],
      [],
    );
  });

  test('PO-24 a shipment is loaded by its own names', async () => {
    element = createTool();
    element.network.on('query allShipments', {
      results: [
        {
          id: 5,
          companyRelation: { id: 101 },
          purchaseOrders: BOOKING.pos,
          styleNumbersRelation: [{ id: 12 }],
        },
      ],
    });
    element.loader.request({ type: 'shipment', id: 5 });
    await eventually(() => element.phase() === 'ready');
    assert.deepEqual(element.rows(), ['PO-1: SN-12', 'PO-2: ']);
  });

  for (const [type, query, text] of [
    ['booking', 'query allBooking', 'Error fetching booking data'],
    ['shipment', 'query allShipments', 'Error fetching shipment data'],
  ] as const) {
    test(`PO-53 PO-54 PO-52 D-107 a failed ${type} query says so, with the contact and one full stop`, async () => {
      element = createTool();
      element.network.on(query, graphqlError('Column is gone.'));
      element.loader.request({ type, id: 5 });
      await eventually(() => element.phase() === 'failed');
      assert.equal(element.message(), `${text}: GraphQL error: Column is gone. ${CONTACT}`);
      assert.equal(element.severity(), 'warning');
      assert.deepEqual(element.waits, [2000, 2000]);
    });
  }

  test('PO-55 PO-52 a failure beside the query is a failed page load', async () => {
    element = createTool({ query: () => Promise.reject(new TypeError('no such thing')) });
    element.loader.request({ type: 'booking', id: 1001 });
    await eventually(() => element.phase() === 'failed');
    assert.equal(
      element.message(),
      'Error loading page: no such thing. Please try again later, if issue stays, contact Blue Anchor Inc.',
    );
    assert.equal(element.severity(), 'warning');
  });

  test('PO-51 D-17 after a failed load nothing of the record is left, and a retry loads it', async () => {
    element = await openTool();
    element.network.on('query allBooking', new Response('', { status: 500 }));
    element.loader.reload();
    await eventually(() => element.phase() === 'failed');
    assert.deepEqual(element.rows(), []);
    await element.loader.save();
    assert.deepEqual(element.payloads('savePurchaseOrders'), []);
    element.network.on('query allBooking', { results: [BOOKING] });
    element.loader.reload();
    await eventually(() => element.phase() === 'ready');
    assert.equal(element.rows().length, 2);
  });

  for (const [name, answer, code] of [
    ['an empty answer', { results: [] }, 'forbidden'],
    ['a refusal', graphqlError('No', 403), 'forbidden'],
    ['no session', graphqlError('Who?', 401), 'unauthorized'],
  ] as const) {
    test(`MSG-19 ${name} is "no access" and ${code}`, async () => {
      element = createTool();
      element.network.on('query allBooking', answer);
      element.loader.request({ type: 'booking', id: 7 });
      await eventually(() => element.phase() === 'refused');
      assert.equal(element.message(), 'You do not have access to this record.');
      const error = element.events.find(({ name }) => name === 'fp-error')?.detail as { code: string };
      assert.equal(error.code, code);
    });
  }

  test('PO-05 MSG-18 without a record nothing is asked and a message says so', async () => {
    element = createTool();
    element.loader.request(undefined);
    assert.equal(element.message(), 'No record selected.');
    assert.deepEqual(element.network.calls, []);
  });

  test('the answer for a record that was left meanwhile changes nothing', async () => {
    element = createTool();
    const late = held<object>();
    element.network.on('query allBooking', late.answer, { results: [{ ...BOOKING, pos: [] }] });
    element.loader.request({ type: 'booking', id: 7 });
    await eventually(() => element.network.to('query allBooking').length === 1);
    element.loader.request({ type: 'booking', id: 8 });
    await eventually(() => element.phase() === 'ready');
    late.give({ results: [BOOKING] });
    await new Promise((done) => setImmediate(done));
    assert.deepEqual(element.rows(), []);
  });
});

suite('another record', () => {
  test('a change that was on its way when the record was left still goes to that record', async () => {
    element = await openTool();
    const first = held<object>();
    element.network.on(LINK, first.answer, linked());
    element.editor().removeOrder(1);
    element.editor().removeOrder(2);
    await idle();
    element.network.on('query allBooking', { results: [{ ...BOOKING, pos: [po(9, 'PO-9')] }] });
    element.loader.request({ type: 'booking', id: 8 });
    await eventually(() => element.phase() === 'ready');
    first.give(linked(PO2));
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    assert.deepEqual(element.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [],
      knownPOs: [2],
    });
    assert.deepEqual(element.rows(), ['PO-9: ']);
  });

  test('with unsaved changes it waits for the answer, and comes after the save', async () => {
    element = await openTool();
    element.editor().removeStyle(1, 11);
    element.loader.request({ type: 'booking', id: 8 });
    element.loader.stay();
    assert.equal(element.editor().record.id, 7);
    element.network.on(LINK, linked(PO1, PO2));
    element.network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await element.loader.save();
    await eventually(() => element.phase() === 'ready' && element.editor().record.id === 8);
  });

  test('the changes are given up only when the user says so', async () => {
    element = await openTool();
    element.editor().removeStyle(1, 11);
    element.loader.request({ type: 'booking', id: 8 });
    assert.equal(element.unsaved(), 1);
    element.loader.leave();
    await eventually(() => element.phase() === 'ready');
    assert.equal(element.editor().record.id, 8);
    assert.equal(element.unsaved(), 0);
  });
});
