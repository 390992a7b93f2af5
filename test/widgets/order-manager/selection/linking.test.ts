import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { openTool, quiet, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const never = new AbortController().signal;
const idle = () => eventually(() => element.payloads('linkPurchaseOrders').length > 0);

suite('linking', () => {
  test('PO-29 D-125 a change goes out at once, with what was known', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO2));
    element.editor().removeOrder(1);
    assert.deepEqual(element.rows(), ['PO-2: SN-21']);
    await idle();
    assert.deepEqual(element.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [2], knownPOs: [1, 2] },
    ]);
  });

  test('PO-29 the page is told of each change that is stored', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO2));
    element.editor().removeOrder(1);
    await eventually(() => element.events.some(({ name }) => name === 'fp-linked'));
    assert.deepEqual(element.events.at(-1), {
      name: 'fp-linked',
      detail: { recordType: 'booking', recordId: 7, purchaseOrders: [PO2] },
    });
  });

  test('PO-30 PO-31 a new order comes last and takes its style numbers from the options', async () => {
    element = await openTool();
    const po3 = po(3, 'PO-3', [[31, 'SN-31']]);
    element.network.on('query allPurchaseOrder', { results: [po3] });
    await element.editor().orders.search('PO', never);
    element.network.on(LINK, linked(PO1, PO2, { ...po3, selectedSN: [] }));
    element.editor().addOrder({ id: 3 });
    await idle();
    await eventually(() => element.rows().length === 3);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'PO-3: SN-31']);
    assert.equal(element.unsaved(), 1);
  });

  test('PO-59 D-34 a failed change is taken back and reported; the next one waited for it', async () => {
    element = await openTool();
    const first = held<Response>();
    element.network.on(LINK, first.answer, linked(PO1));
    element.editor().removeOrder(1);
    element.editor().removeOrder(2);
    assert.deepEqual(element.rows(), []);
    await idle();
    assert.equal(element.payloads('linkPurchaseOrders').length, 1);
    first.give(graphqlError('Locked', 409));
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    assert.equal(element.message(), `Error updating PO: Locked. ${CONTACT}`);
    await eventually(() => element.rows().length === 1);
    assert.deepEqual(element.rows(), ['PO-1: SN-11']);
    assert.deepEqual(element.payloads('linkPurchaseOrders'), [
      { type: 'booking', id: 7, selectedPOs: [2], knownPOs: [1, 2] },
      { type: 'booking', id: 7, selectedPOs: [1], knownPOs: [1, 2] },
    ]);
  });

  test('D-32 style numbers chosen under a removed order come back with it', async () => {
    element = await openTool();
    element.editor().addStyle(1, { id: 12, label: 'SN-12' });
    element.network.on(LINK, linked(PO2), linked(PO2, { ...PO1, selectedSN: [] }));
    element.editor().removeOrder(1);
    element.editor().undo('orders');
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    await eventually(() => element.rows().length === 2);
    assert.deepEqual(element.rows(), ['PO-2: SN-21', 'PO-1: SN-11, SN-12']);
  });

  test('D-32 so do those of an order that nobody touched: what was chosen, not all that it has', async () => {
    element = await openTool();
    element.network.on(LINK, linked(PO2), linked(PO2, { ...PO1, selectedSN: [] }));
    element.editor().removeOrder(1);
    element.editor().addOrder({ id: 1 });
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    await eventually(() => element.rows()[1] === 'PO-1: SN-11');
    assert.equal(element.unsaved(), 1);
  });

  test('D-125 a style number that another tab saved under an order joins those that I changed there', async () => {
    element = await openTool();
    element.editor().removeStyle(1, 11);
    const theirs = { ...PO1, styleNumbers: [...PO1.styleNumbers, { id: 13, styleNumber: 'SN-13' }] };
    element.network.on(LINK, linked({ ...theirs, selectedSN: [11, 13] }));
    element.editor().removeOrder(2);
    await eventually(() => element.rows().join() === 'PO-1: SN-13');
    assert.equal(element.unsaved(), 1);
  });

  test('PO-46 what is there already is there once, and an order is not linked again', async () => {
    element = await openTool({ ...BOOKING, pos: [po(1, 'PO-1', [[11, ' SN-11']]), BOOKING.pos[1]] });
    element.network.on('query allStyleNumber', { results: [{ id: 11, styleNumber: ' SN-11' }] });
    element.editor().addStyle(1, { id: 11, label: 'SN-11' });
    assert.deepEqual(
      await element
        .editor()
        .styles(1)
        .quickAdd(['SN-11'], () => {}),
      [],
    );
    element.editor().addOrder({ id: 2 });
    await quiet();
    assert.deepEqual(element.rows(), ['PO-1:  SN-11', 'PO-2: SN-21']);
    assert.equal(element.network.to(LINK).length, 0);
  });

  test('D-125 what another tab linked shows, and local style numbers stay', async () => {
    element = await openTool();
    element.editor().removeStyle(1, 11);
    element.editor().addStyle(1, { id: 12, label: 'SN-12' });
    element.network.on(LINK, linked(PO1, { ...po(9, 'PO-9', [[91, 'SN-91']]), selectedSN: [91] }));
    element.editor().removeOrder(2);
    await eventually(() => element.rows().length === 2);
    assert.deepEqual(element.rows(), ['PO-1: SN-12', 'PO-9: SN-91']);
    assert.equal(element.unsaved(), 2);
  });

  test('D-125 an order that somebody else removed while I added style numbers stays, and can be removed', async () => {
    element = await openTool();
    element.editor().addStyle(1, { id: 12, label: 'SN-12' });
    element.network.on(LINK, linked());
    element.editor().removeOrder(2);
    await eventually(() => element.severity() === 'warning');
    assert.equal(
      element.message(),
      'Somebody else has removed purchase order PO-1 from this record. Not saved: SN-11, SN-12. ' +
        'Save to put back what was removed, or remove it with its X.',
    );
    assert.deepEqual(element.rows(), ['PO-1: SN-11, SN-12']);
    element.editor().removeOrder(1);
    await eventually(() => element.payloads('linkPurchaseOrders').length === 2);
    await quiet();
    assert.deepEqual(element.rows(), []);
    assert.deepEqual(element.payloads('linkPurchaseOrders')[1], {
      type: 'booking',
      id: 7,
      selectedPOs: [],
      knownPOs: [],
    });
  });
});
