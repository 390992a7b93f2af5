import assert from 'node:assert/strict';
import { afterEach, mock, suite, test } from 'node:test';
import { broken, graphqlError, held } from '../../helpers/network.ts';
import { type Desk, openDesk, quiet, until } from './desk.ts';
import { BOOKING, linked, PO1, PO2 } from './fixtures.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let desk: Desk;
mock.method(console, 'warn', () => {});
afterEach(() => desk.network.verify());

const progress = () => {};
const idle = () => until(() => desk.payloads('linkPurchaseOrders').length > 0);

suite('saving', () => {
  const saves = (target: Desk) => {
    target.network.on(LINK, linked(PO1, PO2));
    target.network.on(SAVE, linked({ ...PO1, selectedSN: [12] }, PO2));
  };
  const edit = () => {
    desk.session().removeStyle(1, 11);
    desk.session().addStyle(1, { id: 12, label: 'SN-12' });
  };

  test('PO-35 a removed style number is local until the save, and counted', async () => {
    desk = await openDesk();
    desk.session().removeStyle(1, 11);
    assert.deepEqual(desk.rows()[0], 'PO-1: ');
    assert.equal(desk.unsaved(), 1);
    desk.session().undoRemoveStyle(1);
    assert.equal(desk.unsaved(), 0);
    assert.equal(desk.network.to(SAVE).length, 0);
  });

  test('API-30 API-32 a backend that only says it is done did what it was asked', async () => {
    desk = await openDesk();
    desk.network.on(LINK, true);
    desk.network.on(SAVE, true);
    desk.network.on('query allBooking', {
      results: [{ ...BOOKING, pos: BOOKING.pos.slice(1), styleNumberRelation: [] }],
    });
    desk.session().removeOrder(1);
    await idle();
    desk.session().removeStyle(2, 21);
    await desk.manager.save();
    assert.equal(desk.alert(), 'Changes Saved. You may now close this page.');
    assert.deepEqual(desk.rows(), ['PO-2: ']);
    assert.equal(desk.unsaved(), 0);
  });

  test('PO-36 PO-37 PO-38 links again, sends everything with what was known, and says so', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on('query allBooking', {
      results: [{ ...BOOKING, styleNumberRelation: [{ id: 12 }, { id: 21 }] }],
    });
    await desk.manager.save();
    const routes = desk.network.calls.map(({ route }) => route).filter((route) => route.startsWith('action'));
    assert.deepEqual(routes, [LINK, SAVE]);
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [1, 2], knownPOs: [1, 2] },
    ]);
    assert.deepEqual(desk.payloads('savePurchaseOrders'), [
      {
        type: 'booking',
        id: 7,
        purchaseOrder: [
          { id: 1, selectedSN: [12], knownSN: [11] },
          { id: 2, selectedSN: [21], knownSN: [21] },
        ],
        knownPOs: [1, 2],
      },
    ]);
    assert.equal(desk.alert(), 'Changes Saved. You may now close this page.');
    assert.equal(desk.severity(), 'success');
    assert.equal(desk.unsaved(), 0);
    assert.deepEqual(
      desk.events.map(({ name }) => name),
      ['fp-saved', 'fp-reload'],
    );
    assert.deepEqual(desk.events[0]?.detail, {
      recordType: 'booking',
      recordId: 7,
      purchaseOrders: [
        { ...BOOKING.pos[0], selectedSN: [12] },
        { ...BOOKING.pos[1], selectedSN: [21] },
      ],
    });
  });

  test('D-35 a failed re-sync ends the save: nothing else is sent and the selection stays', async () => {
    desk = await openDesk();
    edit();
    desk.network.on(LINK, graphqlError('Down', 400));
    await desk.manager.save();
    assert.equal(desk.alert(), `Error updating PO: Down. ${CONTACT}`);
    assert.equal(desk.network.to(SAVE).length, 0);
    assert.equal(desk.unsaved(), 2);
  });

  test('D-34 D-35 a link call that fails while the save waits for it ends the save', async () => {
    desk = await openDesk();
    edit();
    const link = held<object>();
    desk.network.on(LINK, link.answer);
    desk.session().removeOrder(2);
    const saving = desk.manager.save();
    await idle();
    link.give(graphqlError('Locked', 409));
    await saving;
    assert.equal(desk.alert(), `Error updating PO: Locked. ${CONTACT}`);
    assert.deepEqual(
      [desk.network.to(LINK).length, desk.network.to(SAVE).length, desk.rows().length, desk.unsaved()],
      [1, 0, 2, 2],
    );
  });

  test('PO-67 ERR-03 a failed save keeps what was entered', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on(SAVE, graphqlError('Down', 400));
    await desk.manager.save();
    assert.equal(desk.alert(), `Error Saving Changes: Down. ${CONTACT}`);
    assert.deepEqual(desk.rows()[0], 'PO-1: SN-12');
    assert.equal(desk.events.filter(({ name }) => name === 'fp-saved').length, 0);
  });

  test('D-106 what is loaded after the save brings no order back that was removed meanwhile', async () => {
    desk = await openDesk();
    saves(desk);
    const late = held<object>();
    desk.network.on('query allBooking', late.answer);
    await desk.manager.save();
    await until(() => desk.network.to('query allBooking').length === 2);
    desk.network.on(LINK, linked(PO1));
    desk.session().removeOrder(2);
    await until(() => desk.payloads('linkPurchaseOrders').length === 2);
    await quiet();
    late.give({ results: [BOOKING] });
    await quiet();
    assert.equal(desk.rows().length, 1);
  });

  test('"saved" goes away with the next change', async () => {
    desk = await openDesk();
    saves(desk);
    await desk.manager.save();
    assert.equal(desk.severity(), 'success');
    desk.session().removeStyle(1, 12);
    assert.equal(desk.alert(), undefined);
  });

  test('D-122 saving the same again has the same key, saving something else another one', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    desk.network.on(SAVE, broken());
    await desk.manager.save();
    await desk.manager.save();
    desk.session().removeStyle(2, 21);
    await desk.manager.save();
    const keys = desk.network.to(SAVE).map((call) => call.headers.get('idempotency-key'));
    assert.equal(new Set(keys.slice(0, 6)).size, 1);
    assert.notEqual(keys[6], keys[0]);
  });

  test('two clicks are one save', async () => {
    desk = await openDesk();
    saves(desk);
    edit();
    await Promise.all([desk.manager.save(), desk.manager.save()]);
    assert.equal(desk.network.to(SAVE).length, 1);
  });

  test('the save waits for a link call and for a list that is still being added', async () => {
    desk = await openDesk();
    const slow = held<object>();
    desk.network.on('query allStyleNumber', slow.answer);
    desk.network.on(LINK, linked(PO1));
    desk.network.on(SAVE, linked({ ...PO1, selectedSN: [11, 12] }));
    const adding = desk.session().styles(1).quickAdd(['SN-12'], progress);
    desk.session().removeOrder(2);
    const saving = desk.manager.save();
    await until(() => desk.network.to('query allStyleNumber').length === 1);
    assert.equal(desk.network.to(SAVE).length, 0);
    slow.give({ results: [{ id: 12, styleNumber: 'SN-12' }] });
    await Promise.all([adding, saving]);
    const [payload] = desk.payloads('savePurchaseOrders') as { purchaseOrder: unknown }[];
    assert.deepEqual(payload?.purchaseOrder, [{ id: 1, selectedSN: [11, 12], knownSN: [11] }]);
  });
});
