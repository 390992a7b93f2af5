import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  actionsOn,
  BOOKING,
  brief,
  countOf,
  FOREIGN_ORDER,
  fill,
  numberOf,
  ORDERS,
  OTHER_BOOKING,
  OWNERLESS_BOOKING,
  OWNERLESS_SHIPMENT,
  SHIPMENT,
  STYLES,
  signIn,
} from '../order-records.ts';
import { refused } from '../refused.ts';

forEachDatabase((_kind, open) => {
  let database: Database;
  let run: ReturnType<typeof actionsOn>;
  before(async () => {
    database = await open();
    await fill(database);
    run = actionsOn(database);
  });
  after(() => database.close());

  const ownerOf = (id: number) =>
    numberOf(database, sql`select order_purchaser_id from purchase_order where id = ${id}`);
  const attached = (orderId: number, styleId: number) =>
    numberOf(
      database,
      sql`select count(*) from purchase_order_style_number
        where purchase_order_id = ${orderId} and style_number_id = ${styleId}`,
    );

  describe('create a purchase order', () => {
    test("API-29 it belongs to the booking's customer or the shipment's company", async () => {
      assert.equal(await ownerOf(await run.createOrder(BOOKING, 'for a booking')), 101);
      assert.equal(await ownerOf(await run.createOrder(SHIPMENT, 'for a shipment')), 101);
      assert.equal(await ownerOf(await run.createOrder(OTHER_BOOKING, 'for a booking')), 102);
    });

    test('D-126 it is not linked yet', async () => {
      await run.createOrder(OTHER_BOOKING, 'unlinked');
      assert.deepEqual(brief(await run.link(OTHER_BOOKING, [], [])), []);
    });

    test('PO-44 a number that the company has is found, of another company it is not', async () => {
      assert.equal(await run.createOrder(BOOKING, ' PO-1 '), ORDERS[0]);
      assert.equal(await run.createOrder(OTHER_BOOKING, 'PO-1'), FOREIGN_ORDER);
    });

    test('PO-44 what nobody sees in it does not make another number', async () => {
      assert.equal(await run.createOrder(BOOKING, '\ufeff\u202aPO\u00ad-\u200b1\u202c'), ORDERS[0]);
      await refused(run.createOrder(BOOKING, '\u200b\u2060'), 422, 'orderNumber: The number is empty.');
    });

    test('D-74 case, leading zeros and inner spaces make another number', async () => {
      const numbers = ['Z7', 'z7', '0Z7', 'Z 7', 'Z  7'];
      const ids = await Promise.all(numbers.map((number) => run.createOrder(BOOKING, number)));
      assert.equal(new Set(ids).size, numbers.length);
    });

    test('what looks like markup or SQL is text like any other', async () => {
      const text = `<img src=x onerror=alert(1)>'; drop table booking; -- 🚢`;
      const id = await run.createOrder(BOOKING, text);
      const { purchaseOrders } = await run.link(BOOKING, [id]);
      assert.equal(purchaseOrders[0]?.orderNumbers, text);
      await run.link(BOOKING, []);
    });

    test('two browsers at once create one order, and both get its id', async () => {
      const [one, two] = [await signIn(database, 101), await signIn(database, 101)];
      for (let round = 0; round < 10; round++) {
        const number = `both ${round}`;
        const [first, second] = await Promise.all([
          run.createOrder(BOOKING, number, { caller: one, key: `one ${round}` }),
          run.createOrder(SHIPMENT, number, { caller: two, key: `two ${round}` }),
        ]);
        assert.equal(first, second);
      }
    });

    test('D-45 nothing is created for a record without an owner', async () => {
      const orders = await countOf(database, 'purchase_order');
      await refused(
        run.createOrder(OWNERLESS_BOOKING, 'x'),
        422,
        'This booking has no customer. Set its customer before adding purchase orders.',
      );
      await refused(
        run.createOrder(OWNERLESS_SHIPMENT, 'x'),
        422,
        'This shipment has no company. Set its company before adding purchase orders.',
      );
      assert.equal(await countOf(database, 'purchase_order'), orders);
    });
  });

  describe('create a style number', () => {
    test('API-31 it belongs to the order at once, which need not be linked (D-126)', async () => {
      const id = await run.createStyle(BOOKING, ORDERS[2], 'new style');
      assert.equal(await attached(ORDERS[2], id), 1);
      assert.deepEqual(brief(await run.link(BOOKING, [ORDERS[2]])), [[ORDERS[2], []]]);
    });

    test('PO-45 one that the company has is found and attached to the order', async () => {
      assert.equal(await attached(ORDERS[1], STYLES[2]), 0);
      assert.equal(await run.createStyle(SHIPMENT, ORDERS[1], 'SN-3'), STYLES[2]);
      assert.equal(await run.createStyle(BOOKING, ORDERS[1], 'SN-3'), STYLES[2]);
      assert.equal(await attached(ORDERS[1], STYLES[2]), 1);
    });

    test("PO-49 an order of another company is refused like one that isn't there", async () => {
      const styles = await countOf(database, 'style_number');
      for (const order of [FOREIGN_ORDER, 999_999])
        await refused(
          run.createStyle(BOOKING, order, 'for a foreign order'),
          422,
          `Purchase order ${order} does not exist for this company.`,
        );
      assert.equal(await countOf(database, 'style_number'), styles);
    });

    test('two browsers at once create one style number, and both get its id', async () => {
      for (let round = 0; round < 10; round++) {
        const [first, second] = await Promise.all([
          run.createStyle(BOOKING, ORDERS[3], `both ${round}`),
          run.createStyle(SHIPMENT, ORDERS[3], `both ${round}`),
        ]);
        assert.equal(first, second);
      }
    });

    test('D-45 nothing is created for a record without an owner', () =>
      refused(run.createStyle(OWNERLESS_BOOKING, ORDERS[0], 'x'), 422, /has no customer/));
  });
});
