import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { countOrders, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { createAtOnce, openOrders, pagePath } from '../helpers/e2e/order-manager.ts';
import { isShellCall, portalSuite } from '../helpers/e2e/pages.ts';

const RUNTIME = '**/api/runtime/**';
const BOOKING = pagePath('booking', 1001);

/** The server does the work of the next action, its answer never arrives; `count` actions long. */
async function loseAnswers(page: Page, count: number): Promise<{ lost: () => number }> {
  let lost = 0;
  const lose = async (route: Route) => {
    if (lost === count || isShellCall(route.request())) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(RUNTIME, lose);
  return { lost: () => lost };
}

suite('faults between browser and database', () => {
  const { portal, visit } = portalSuite();

  test('D-37 a create whose answer is lost is repeated and has one effect', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      const { lost } = await loseAnswers(page, 1);
      const order = fresh('LOST');
      await manager.createOrder(order);
      assert.equal(lost(), 1);
      assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
    }));

  test('D-37 D-122 a save whose answer is lost three times keeps the work; saving again has one effect', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      const both = await manager.createBoth();

      const { lost } = await loseAnswers(page, 3);
      await manager.saveButton.click();
      await manager.warning.filter({ hasText: /Error (updating PO|Saving Changes): / }).waitFor();
      assert.equal(lost(), 3);
      await manager.shows(both);

      await manager.save();
      assert.deepEqual(await countOrders(portal.url, 1001, both.order), { orders: 1, linked: 1, styles: 1 });
    }));

  test('a server killed in the middle of a save loses nothing that was typed; saving again has one effect', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      const both = await manager.createBoth();

      // The request has reached the server's socket when the server dies; nothing answers any more.
      let killed: Promise<void> | undefined;
      await page.route(RUNTIME, async (route) => {
        if (isShellCall(route.request())) return route.continue();
        const sent = route.continue();
        killed ??= portal.kill();
        await sent;
      });
      await manager.saveButton.click();
      await manager.warning.filter({ hasText: /Error (updating PO|Saving Changes): / }).waitFor();
      await killed;
      await manager.shows(both);

      await page.unroute(RUNTIME);
      await portal.restart();
      await manager.save();
      assert.deepEqual(await countOrders(portal.url, 1001, both.order), { orders: 1, linked: 1, styles: 1 });

      await page.reload();
      await manager.ready();
      await manager.shows(both);
    }));

  test('the same new order from two browsers at once is one order, and both show it', () =>
    visit((one) =>
      visit(async (other) => {
        const order = fresh('BOTH');
        const managers = [
          await openOrders(one, IMPORTER_A, BOOKING),
          await openOrders(other, IMPORTER_A, BOOKING),
        ];
        await createAtOnce(managers, order);
        assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
      }),
    ));
});
