import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { type Call, graphqlError } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const CREATE = 'action createPurchaseOrder';
const REMOVE = 'action removePurchaseOrder';
const ORDERS = 'query allPurchaseOrder';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const progress = () => {};
/** A server that links what it is told, and knows these orders besides those of the booking. */
const linksOf = (...known: ReturnType<typeof po>[]) =>
  element.network.on(LINK, ({ body }: Call) =>
    linked(
      ...body.variables.input.payload.selectedPOs.map((id: number) =>
        id === 1 ? PO1 : id === 2 ? PO2 : { ...known.find((order) => order.id === id)!, selectedSN: [] },
      ),
    ),
  );
const removed = () => element.network.to(REMOVE).map(({ body }) => body.variables.input.orderId);

suite('Undo (D-150)', () => {
  test('of a list takes the orders off, and deletes those that were created for it and that nobody has changed', async () => {
    element = await openTool();
    linksOf(po(3, 'A'), po(4, 'B'), po(5, 'C'));
    element.network.on(ORDERS, ({ body }: Call) => ({
      results: body.variables.ids
        ? [
            { id: 4, revision: 1 },
            { id: 5, revision: 2 },
          ]
        : [po(3, 'A')],
    }));
    element.network.on(CREATE, 4, 5);
    element.network.on(REMOVE, { id: 4, revision: 1 });
    await element.editor().orders.quickAdd(['A', 'B', 'C'], progress);
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21', 'A: ', 'B: ', 'C: ']);
    await element.editor().undo();
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.deepEqual(removed(), [4]);
    assert.equal(
      element.message(),
      '3 purchase orders are off this record again. 1 that was created could not be deleted, and stays in the list of purchase orders.',
    );
  });

  test('of one who may not delete says that the created orders stay', async () => {
    element = await openTool();
    linksOf(po(4, 'B'));
    element.network.on(ORDERS, ({ body }: Call) => ({
      results: body.variables.ids ? [{ id: 4, revision: 1 }] : [],
    }));
    element.network.on(CREATE, 4);
    element.network.on(REMOVE, graphqlError('No access', 403));
    await element.editor().orders.quickAdd(['B'], progress);
    await element.editor().undo();
    assert.match(
      element.message() ?? '',
      /^1 purchase order is off this record again\. 1 that was created could not/,
    );
  });

  test('of a number that was typed deletes it only where a search has shown that there was none', async () => {
    element = await openTool();
    linksOf(po(4, 'B'), po(5, 'C'));
    element.network.on(ORDERS, ({ body }: Call) => ({
      results: body.variables.ids ? [{ id: 4, revision: 1 }] : [],
    }));
    element.network.on(CREATE, 4, 5);
    element.network.on(REMOVE, { id: 4, revision: 1 });
    await element.editor().orders.search('B', new AbortController().signal);
    await element.editor().orders.create('B');
    await element.editor().undo();
    assert.deepEqual(removed(), [4]);
    await element.editor().orders.create('C');
    await element.editor().undo();
    assert.deepEqual(removed(), [4]);
    assert.equal(element.message(), '1 purchase order is off this record again.');
  });

  test('goes back step by step: what was removed, chosen and taken off comes back or goes', async () => {
    element = await openTool();
    linksOf();
    const { editor } = element;
    editor().removeStyle(1, 11);
    editor().addStyle(1, { id: 12, label: 'SN-12' });
    editor().removeOrder(2);
    await eventually(() => element.payloads('linkPurchaseOrders').length === 1);
    assert.deepEqual(element.rows(), ['PO-1: SN-12']);
    await editor().undo();
    assert.deepEqual(element.rows(), ['PO-1: SN-12', 'PO-2: SN-21']);
    await editor().undo();
    assert.deepEqual(element.rows(), ['PO-1: ', 'PO-2: SN-21']);
    await editor().undo();
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
    assert.equal(element.unsaved(), 0);
    await editor().undo();
    assert.deepEqual(element.rows(), ['PO-1: SN-11', 'PO-2: SN-21']);
  });

  test('in one field is of that field', async () => {
    element = await openTool();
    linksOf();
    element.editor().removeStyle(1, 11);
    element.editor().removeOrder(2);
    await eventually(() => element.payloads('linkPurchaseOrders').length === 1);
    await element.editor().undo(1);
    assert.deepEqual(element.rows(), ['PO-1: SN-11']);
  });
});
