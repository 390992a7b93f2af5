import assert from 'node:assert/strict';
import { afterEach, before, mock, suite, test } from 'node:test';
import { graphqlError } from '../../../helpers/network.ts';
import { linked, PO1, PO2, po } from '../fixtures.ts';
import { openTool, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const CREATE_PO = 'action createPurchaseOrder';
const CREATE_SN = 'action createStyleNumber';
const CONTACT = 'Please try again later, if issue stays, contact Blue Anchor Inc.';

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});
afterEach(() => element.network.verify());

const progress = () => {};

suite('what is said of a created number', () => {
  test('PO-29 PO-32 says of a created order that it is stored at once, and nothing of a style number, which waits', async () => {
    element = await openTool();
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, '007a'), selectedSN: [] }));
    element.network.on(CREATE_SN, 99);
    await element.editor().orders.create('007a');
    assert.equal(element.message(), 'Purchase order "007a" was added and is stored already.');
    assert.equal(element.severity(), 'success');
    await element.editor().styles(2).create('NEW');
    assert.equal(element.message(), undefined);
  });

  test('PO-29 a number that ends with a separator is an order that is stored at once, too', async () => {
    element = await openTool();
    element.network.on('query allPurchaseOrder', { results: [] });
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, '007a'), selectedSN: [] }));
    await element.editor().orders.quickAdd(['007a'], progress);
    assert.equal(element.message(), 'Purchase order "007a" was added and is stored already.');
  });

  test('PO-29 says nothing of an order that could not be linked but why', async () => {
    element = await openTool();
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, graphqlError('Refused', 400));
    assert.equal(await element.editor().orders.create('007a'), false);
    assert.equal(element.message(), `Error updating PO: Refused. ${CONTACT}`);
  });

  test('D-74 a number that differs in case alone is another one, and the other is named', async () => {
    element = await openTool();
    element.network.on(CREATE_PO, 3);
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, 'po-1'), selectedSN: [] }));
    element.network.on(CREATE_SN, 99);
    await element.editor().orders.create('po-1');
    assert.equal(
      element.message(),
      'Purchase order "po-1" was added and is stored already. "PO-1" is another one.',
    );
    await element.editor().styles(2).create('sn-12');
    assert.equal(element.message(), 'Style number "sn-12" was added. "SN-12" is another one.');
    assert.deepEqual(element.payloads('createStyleNumber'), [
      { type: 'booking', id: 7, poId: 2, styleNumber: 'sn-12' },
    ]);
  });
});
