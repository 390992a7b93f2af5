import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { graphqlError, held } from '../../helpers/network.ts';
import { type Desk, openDesk, quiet, until } from './desk.ts';
import { BOOKING, linked, PO1, PO2, po } from './fixtures.ts';

const LINK = 'action linkPurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let desk: Desk;
mock.method(console, 'warn', () => {});
afterEach(() => desk.network.verify());

const never = new AbortController().signal;
const idle = () => until(() => desk.payloads('linkPurchaseOrders').length > 0);

suite('linking', () => {
  test('PO-29 D-125 a change goes out at once, with what was known', async () => {
    desk = await openDesk();
    desk.network.on(LINK, linked(PO2));
    desk.session().removeOrder(1);
    assert.deepEqual(desk.rows(), ['PO-2: SN-21']);
    await idle();
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [2], knownPOs: [1, 2] },
    ]);
  });

  test('PO-30 PO-31 a new order comes last and takes its style numbers from the options', async () => {
    desk = await openDesk();
    const po3 = po(3, 'PO-3', [[31, 'SN-31']]);
    desk.network.on('query allPurchaseOrder', { results: [po3] });
    await desk.session().orders.search('PO', never);
    desk.network.on(LINK, linked(PO1, PO2, { ...po3, selectedSN: [] }));
    desk.session().addOrder({ id: 3 });
    await idle();
    await until(() => desk.rows().length === 3);
    assert.deepEqual(desk.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'PO-3: SN-31']);
    assert.equal(desk.unsaved(), 1);
  });

  test('PO-59 D-34 a failed change is taken back and told; the next one waited for it', async () => {
    desk = await openDesk();
    const first = held<Response>();
    desk.network.on(LINK, first.answer, linked(PO1));
    desk.session().removeOrder(1);
    desk.session().removeOrder(2);
    assert.deepEqual(desk.rows(), []);
    await idle();
    assert.equal(desk.payloads('linkPurchaseOrders').length, 1);
    first.give(graphqlError('Locked', 409));
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    assert.equal(desk.alert(), `Error updating PO: Locked. ${CONTACT}`);
    await until(() => desk.rows().length === 1);
    assert.deepEqual(desk.rows(), ['PO-1: SN-11']);
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [2], knownPOs: [1, 2] },
      { type: 'booking', id: 7, selectedPOs: [1], knownPOs: [1, 2] },
    ]);
  });

  test('D-32 style numbers chosen under a removed order come back with it', async () => {
    desk = await openDesk();
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
    desk.network.on(LINK, linked(PO2), linked(PO2, { ...PO1, selectedSN: [] }));
    desk.session().removeOrder(1);
    desk.session().undoRemoveOrder();
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    await until(() => desk.rows().length === 2);
    assert.deepEqual(desk.rows(), ['PO-2: SN-21', 'PO-1: SN-11, SN-12']);
  });

  test('D-32 so do those of an order that nobody touched: what was chosen, not all that it has', async () => {
    desk = await openDesk();
    desk.network.on(LINK, linked(PO2), linked(PO2, { ...PO1, selectedSN: [] }));
    desk.session().removeOrder(1);
    desk.session().addOrder({ id: 1 });
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    await until(() => desk.rows()[1] === 'PO-1: SN-11');
    assert.equal(desk.unsaved(), 1);
  });

  test('D-125 a style number that another tab saved under an order joins those that I changed there', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    const theirs = { ...PO1, styleNumbers: [...PO1.styleNumbers, { id: 13, styleNumber: 'SN-13' }] };
    desk.network.on(LINK, linked({ ...theirs, selectedSN: [11, 13] }));
    desk.session().removeOrder(2);
    await until(() => desk.rows().join() === 'PO-1: SN-13');
    assert.equal(desk.unsaved(), 1);
  });

  test('PO-46 what is there already is there once, and an order is not linked again', async () => {
    desk = await openDesk({ ...BOOKING, pos: [po(1, 'PO-1', [[11, ' SN-11']]), BOOKING.pos[1]] });
    desk.network.on('query allStyleNumber', { results: [{ id: 11, styleNumber: ' SN-11' }] });
    desk.session().addStyle(1, { id: 11, label: 'SN-11' });
    assert.deepEqual(
      await desk
        .session()
        .styles(1)
        .quickAdd(['SN-11'], () => {}),
      [],
    );
    desk.session().addOrder({ id: 2 });
    await quiet();
    assert.deepEqual(desk.rows(), ['PO-1:  SN-11', 'PO-2: SN-21']);
    assert.equal(desk.network.to(LINK).length, 0);
  });

  test('D-125 what another tab linked shows, and local style numbers stay', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
    desk.network.on(LINK, linked(PO1, { ...po(9, 'PO-9', [[91, 'SN-91']]), selectedSN: [91] }));
    desk.session().removeOrder(2);
    await until(() => desk.rows().length === 2);
    assert.deepEqual(desk.rows(), ['PO-1: SN-12', 'PO-9: SN-91']);
    assert.equal(desk.unsaved(), 2);
  });
});
