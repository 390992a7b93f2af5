import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, suite, test } from 'node:test';
import { createDesk, type Desk, until } from './desk.ts';
import { BOOKING, linked, PO1, PO2, po } from './fixtures.ts';

const LINK = 'action linkPurchaseOrders';
const SHIPMENT = { type: 'shipment', id: 5 } as const;

let desk: Desk;
mock.method(console, 'warn', () => {});

/** The same orders as those of the booking, on a shipment of company 103. */
async function openShipment(companyRelation: { id: number } | null = { id: 103 }): Promise<Desk> {
  const opened = createDesk();
  const styleNumbersRelation = [{ id: 11 }, { id: 21 }];
  opened.network.on('query allShipments', {
    results: [{ id: 5, companyRelation, purchaseOrders: BOOKING.pos, styleNumbersRelation }],
  });
  opened.manager.want(SHIPMENT);
  await until(() => opened.phase() === 'ready');
  return opened;
}

suite('a shipment', () => {
  beforeEach(async () => {
    desk = await openShipment();
  });
  afterEach(() => desk.network.verify());

  test('PO-42 PO-49 is looked for orders and style numbers within its company', async () => {
    const never = new AbortController().signal;
    desk.network.on('query allPurchaseOrder', { results: [] });
    desk.network.on('query allStyleNumber', { results: [] });
    desk.network.on('action createStyleNumber', 99);
    await desk.session().orders.search('P', never);
    await desk.session().styles(1).search('S', never);
    await desk
      .session()
      .styles(1)
      .quickAdd(['S'], () => {});
    const asked = [...desk.network.to('query allPurchaseOrder'), ...desk.network.to('query allStyleNumber')];
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
    desk.network.on('action createPurchaseOrder', 3);
    desk.network.on('action createStyleNumber', 99);
    desk.network.on(LINK, linked(PO1, PO2, { ...po(3, 'N'), selectedSN: [] }));
    desk.network.on('action savePurchaseOrders', linked(PO1, PO2));
    await desk.session().orders.create('N');
    await desk.session().styles(1).create('S');
    await desk.manager.save();
    assert.deepEqual(desk.payloads('createPurchaseOrder'), [{ ...SHIPMENT, orderNumber: 'N' }]);
    assert.deepEqual(desk.payloads('createStyleNumber'), [{ ...SHIPMENT, poId: 1, styleNumber: 'S' }]);
    assert.deepEqual(desk.payloads('linkPurchaseOrders'), [
      { ...SHIPMENT, selectedPOs: [1, 2, 3], knownPOs: [1, 2] },
      { ...SHIPMENT, selectedPOs: [1, 2, 3], knownPOs: [1, 2, 3] },
    ]);
    const [saved] = desk.payloads('savePurchaseOrders') as { type: string; id: number }[];
    assert.deepEqual([saved?.type, saved?.id], ['shipment', 5]);
  });

  test('D-45 without a company nothing is looked up or created, and the alert says why', async () => {
    desk = await openShipment(null);
    assert.equal(await desk.session().orders.create('P'), false);
    assert.match(desk.alert() ?? '', /^Error fetching PO options: The record has no customer or company\./);
    assert.deepEqual(
      desk.network.calls.map(({ route }) => route),
      ['POST /api/betty/login', 'query allShipments'],
    );
  });
});
