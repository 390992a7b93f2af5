import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, mock, suite, test } from 'node:test';
import { eventually } from '../../../helpers/eventually.ts';
import { BOOKING, linked, PO1, PO2, po } from '../fixtures.ts';
import { createTool, type TestTool } from '../test-tool.ts';

const LINK = 'action linkPurchaseOrders';
const SHIPMENT = { type: 'shipment', id: 5 } as const;

let element: TestTool;
before(() => {
  mock.method(console, 'warn', () => {});
});

/** The same orders as those of the booking, on a shipment of company 103. */
async function openShipment(companyRelation: { id: number } | null = { id: 103 }): Promise<TestTool> {
  const opened = createTool();
  const styleNumbersRelation = [{ id: 11 }, { id: 21 }];
  opened.network.on('query allShipments', {
    results: [{ id: 5, companyRelation, purchaseOrders: BOOKING.pos, styleNumbersRelation }],
  });
  opened.loader.request(SHIPMENT);
  await eventually(() => opened.phase() === 'ready');
  return opened;
}

suite('a shipment', () => {
  beforeEach(async () => {
    element = await openShipment();
  });
  afterEach(() => element.network.verify());

  test('PO-42 PO-49 is looked for orders and style numbers within its company', async () => {
    const never = new AbortController().signal;
    element.network.on('query allPurchaseOrder', { results: [] });
    element.network.on('query allStyleNumber', { results: [] });
    element.network.on('action createStyleNumber', 99);
    await element.editor().orders.search('P', never);
    await element.editor().styles(1).search('S', never);
    await element
      .editor()
      .styles(1)
      .quickAdd(['S'], () => {});
    const asked = [
      ...element.network.to('query allPurchaseOrder'),
      ...element.network.to('query allStyleNumber'),
    ];
    assert.deepEqual(
      asked.map(({ body }) => /(orderPurchaser|company): \{id: \{eq: (\d+)\}\}/.exec(body.query)?.slice(1)),
      [
        ['orderPurchaser', '103'],
        ['company', '103'],
        ['company', '103'],
      ],
    );
  });

  test('D-108 API-29 API-30 API-31 API-32 is named as such in every action', async () => {
    element.network.on('action createPurchaseOrder', 3);
    element.network.on('action createStyleNumber', 99);
    element.network.on(LINK, linked(PO1, PO2, { ...po(3, 'N'), selectedSN: [] }));
    element.network.on('action savePurchaseOrders', linked(PO1, PO2));
    await element.editor().orders.create('N');
    await element.editor().styles(1).create('S');
    await element.loader.save();
    assert.deepEqual(element.payloads('createPurchaseOrder'), [{ ...SHIPMENT, orderNumber: 'N' }]);
    assert.deepEqual(element.payloads('createStyleNumber'), [{ ...SHIPMENT, poId: 1, styleNumber: 'S' }]);
    assert.deepEqual(element.payloads('linkPurchaseOrders'), [
      { ...SHIPMENT, selectedPOs: [1, 2, 3], knownPOs: [1, 2] },
      { ...SHIPMENT, selectedPOs: [1, 2, 3], knownPOs: [1, 2, 3] },
    ]);
    const [saved] = element.payloads('savePurchaseOrders') as { type: string; id: number }[];
    assert.deepEqual([saved?.type, saved?.id], ['shipment', 5]);
  });

  test('D-45 without a company nothing is looked up or created, and the alert says why', async () => {
    element = await openShipment(null);
    assert.equal(await element.editor().orders.create('P'), false);
    assert.match(
      element.message() ?? '',
      /^Error fetching PO options: The record has no customer or company\./,
    );
    assert.deepEqual(
      element.network.calls.map(({ route }) => route),
      ['POST /api/betty/login', 'GET /config.json', 'query allShipments'],
    );
  });
});
