import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { broken, graphqlError, held } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2 } from '../fixtures.ts';
import { openTool, quiet, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const SAVE = 'action savePurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const progress = () => {};
const idle = () => eventually(() => element.payloads('linkPurchaseOrders').length > 0);

suite('saving', () => {
  const saves = (target: TestTool) => {
    target.network.on(LINK, linked(PO1, PO2));
    target.network.on(SAVE, linked({ ...PO1, selectedSN: [12] }, PO2));
  };
  const edit = () => {
    element.editor().removeStyle(1, 11);
    element.editor().addStyle(1, { id: 12, label: 'SN-12' });
  };

  test('PO-35 a removed style number is local until the save, and counted', async () => {
    element = await openTool();
    element.editor().removeStyle(1, 11);
    assert.deepEqual(element.rows()[0], 'PO-1: ');
    assert.equal(element.unsaved(), 1);
    element.editor().undo(1);
    assert.equal(element.unsaved(), 0);
    assert.equal(element.network.to(SAVE).length, 0);
  });

  test('API-30 API-32 a backend that only says it is done did what it was asked', async () => {
    element = await openTool();
    element.network.on(LINK, true);
    element.network.on(SAVE, true);
    element.network.on('query allBooking', {
      results: [{ ...BOOKING, pos: BOOKING.pos.slice(1), styleNumberRelation: [] }],
    });
    element.editor().removeOrder(1);
    await idle();
    element.editor().removeStyle(2, 21);
    await element.loader.save();
    assert.equal(element.message(), 'Changes Saved. You may now close this page.');
    assert.deepEqual(element.rows(), ['PO-2: ']);
    assert.equal(element.unsaved(), 0);
  });

  test('PO-36 PO-37 PO-38 links again, sends everything with what was known, and says so', async () => {
    element = await openTool();
    saves(element);
    edit();
    element.network.on('query allBooking', {
      results: [{ ...BOOKING, styleNumberRelation: [{ id: 12 }, { id: 21 }] }],
    });
    await element.loader.save();
    const routes = element.network.calls
      .map(({ route }) => route)
      .filter((route) => route.startsWith('action'));
    assert.deepEqual(routes, [LINK, SAVE]);
    assert.deepEqual(element.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [1, 2], knownPOs: [1, 2] },
    ]);
    assert.deepEqual(element.payloads('savePurchaseOrders'), [
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
    assert.equal(element.message(), 'Changes Saved. You may now close this page.');
    assert.equal(element.severity(), 'success');
    assert.equal(element.unsaved(), 0);
    assert.deepEqual(
      element.events.map(({ name }) => name),
      ['fp-saved', 'fp-reload'],
    );
    assert.deepEqual(element.events[0]?.detail, {
      recordType: 'booking',
      recordId: 7,
      purchaseOrders: [
        { ...BOOKING.pos[0], selectedSN: [12] },
        { ...BOOKING.pos[1], selectedSN: [21] },
      ],
    });
  });

  test('D-35 a failed re-sync ends the save: nothing else is sent and the selection stays', async () => {
    element = await openTool();
    edit();
    element.network.on(LINK, graphqlError('Down', 400));
    await element.loader.save();
    assert.equal(element.message(), `Error updating PO: Down. ${CONTACT}`);
    assert.equal(element.network.to(SAVE).length, 0);
    assert.equal(element.unsaved(), 2);
  });

  test('D-34 D-35 a link call that fails while the save waits for it ends the save', async () => {
    element = await openTool();
    edit();
    const link = held<object>();
    element.network.on(LINK, link.answer);
    element.editor().removeOrder(2);
    const saving = element.loader.save();
    await idle();
    link.give(graphqlError('Locked', 409));
    await saving;
    assert.equal(element.message(), `Error updating PO: Locked. ${CONTACT}`);
    assert.deepEqual(
      [
        element.network.to(LINK).length,
        element.network.to(SAVE).length,
        element.rows().length,
        element.unsaved(),
      ],
      [1, 0, 2, 2],
    );
  });

  test('PO-67 ERR-03 a failed save keeps what was entered', async () => {
    element = await openTool();
    saves(element);
    edit();
    element.network.on(SAVE, graphqlError('Down', 400));
    await element.loader.save();
    assert.equal(element.message(), `Error Saving Changes: Down. ${CONTACT}`);
    assert.deepEqual(element.rows()[0], 'PO-1: SN-12');
    assert.equal(element.events.filter(({ name }) => name === 'fp-saved').length, 0);
  });

  test('D-106 what is loaded after the save brings no order back that was removed meanwhile', async () => {
    element = await openTool();
    saves(element);
    const late = held<object>();
    element.network.on('query allBooking', late.answer);
    await element.loader.save();
    await eventually(() => element.network.to('query allBooking').length === 2);
    element.network.on(LINK, linked(PO1));
    element.editor().removeOrder(2);
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    await quiet();
    late.give({ results: [BOOKING] });
    await quiet();
    assert.equal(element.rows().length, 1);
  });

  test('"saved" goes away with the next change', async () => {
    element = await openTool();
    saves(element);
    await element.loader.save();
    assert.equal(element.severity(), 'success');
    element.editor().removeStyle(1, 12);
    assert.equal(element.message(), undefined);
  });

  test('D-122 saving the same again has the same key, saving something else another one', async () => {
    element = await openTool();
    saves(element);
    edit();
    element.network.on(SAVE, broken());
    await element.loader.save();
    await element.loader.save();
    element.editor().removeStyle(2, 21);
    await element.loader.save();
    const keys = element.network.to(SAVE).map((call) => call.headers.get('idempotency-key'));
    assert.equal(new Set(keys.slice(0, 6)).size, 1);
    assert.notEqual(keys[6], keys[0]);
  });

  test('two clicks are one save', async () => {
    element = await openTool();
    saves(element);
    edit();
    await Promise.all([element.loader.save(), element.loader.save()]);
    assert.equal(element.network.to(SAVE).length, 1);
  });

  test('the save waits for a link call and for a list that is still being added', async () => {
    element = await openTool();
    const slow = held<object>();
    element.network.on('query allStyleNumber', slow.answer);
    element.network.on(LINK, linked(PO1));
    element.network.on(SAVE, linked({ ...PO1, selectedSN: [11, 12] }));
    const adding = element.editor().styles(1).quickAdd(['SN-12'], progress);
    element.editor().removeOrder(2);
    const saving = element.loader.save();
    await eventually(() => element.network.to('query allStyleNumber').length === 1);
    assert.equal(element.network.to(SAVE).length, 0);
    slow.give({ results: [{ id: 12, styleNumber: 'SN-12' }] });
    await Promise.all([adding, saving]);
    const [payload] = element.payloads('savePurchaseOrders') as { purchaseOrder: unknown }[];
    assert.deepEqual(payload?.purchaseOrder, [{ id: 1, selectedSN: [11, 12], knownSN: [11] }]);
  });
});

suite('saving after somebody else removed an order', () => {
  const SN22 = { id: 22, label: 'SN-22' };
  const PO2_WITH_22 = {
    ...PO2,
    styleNumbers: [...PO2.styleNumbers, { id: 22, styleNumber: 'SN-22' }],
    selectedSN: [21, 22],
  };
  const WARNING =
    'Somebody else has removed purchase order PO-2 from this record. Not saved: SN-21, SN-22. ' +
    'Save to put back what was removed, or remove it with its X.';
  const names = () => element.events.map(({ name }) => name);

  test('D-125 PO-38 the order under which I added style numbers stays, unsaved, and the message says so', async () => {
    element = await openTool();
    element.editor().addStyle(2, SN22);
    element.network.on(LINK, linked(PO1));
    element.network.on(SAVE, linked(PO1));
    await element.loader.save();
    assert.equal(element.message(), `Your other changes are saved. ${WARNING}`);
    assert.equal(element.severity(), 'warning');
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21, SN-22']);
    assert.equal(element.unsaved(), 2);
    assert.deepEqual(names(), ['fp-error', 'fp-saved']);
    assert.deepEqual(element.payloads('savePurchaseOrders'), [
      {
        type: 'booking',
        id: 7,
        purchaseOrder: [{ id: 1, selectedSN: [11], knownSN: [11] }],
        knownPOs: [1],
      },
    ]);
  });

  test('D-125 PO-36 the next save puts it back with its style numbers', async () => {
    element = await openTool();
    element.editor().addStyle(2, SN22);
    element.network.on(LINK, linked(PO1), linked(PO1, { ...PO2, selectedSN: [] }));
    element.network.on(SAVE, linked(PO1), linked(PO1, PO2_WITH_22));
    await element.loader.save();
    await element.loader.save();
    assert.deepEqual(element.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [1, 2],
      knownPOs: [1],
    });
    assert.equal(element.message(), 'Changes Saved. You may now close this page.');
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21, SN-22']);
    assert.equal(element.unsaved(), 0);
  });

  test('D-125 a save that learns of it only now does not put it back unasked', async () => {
    element = await openTool();
    element.editor().addStyle(2, SN22);
    element.network.on(LINK, linked());
    element.network.on(SAVE, linked());
    element.editor().removeOrder(1);
    await element.loader.save();
    assert.deepEqual((element.payloads('linkPurchaseOrders') as object[])[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [],
      knownPOs: [],
    });
    assert.equal(element.message(), `Your other changes are saved. ${WARNING}`);
    assert.deepEqual(element.rows(), ['PO-2: SN-21, SN-22']);
  });

  test('D-125 what is loaded after the save warns of it, too', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO1, PO2));
    element.network.on(SAVE, linked(PO1, PO2));
    const late = held<object>();
    element.network.on('query allBooking', late.answer);
    await element.loader.save();
    element.editor().addStyle(2, SN22);
    late.give({ results: [{ ...BOOKING, pos: BOOKING.pos.slice(0, 1) }] });
    await eventually(() => element.severity() === 'warning');
    assert.equal(element.message(), WARNING);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21, SN-22']);
  });

  test('D-125 an order and style numbers that I left as they were go without a word', async () => {
    element = await openTool();
    element.network.on(LINK, linked({ ...PO1, selectedSN: [] }));
    element.network.on(SAVE, linked({ ...PO1, selectedSN: [] }));
    await element.loader.save();
    assert.equal(element.message(), 'Changes Saved. You may now close this page.');
    assert.deepEqual(element.rows(), ['PO-1: ']);
  });
});
