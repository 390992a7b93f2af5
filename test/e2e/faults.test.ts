import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page, Route } from 'playwright-core';
import {
  countOrders,
  fresh,
  IMPORTER_A,
  openBrowser,
  openPage,
  orderManager,
  type Portal,
  pagePath,
  signInAt,
  startPortal,
} from '../helpers/e2e.ts';

const RUNTIME = '**/api/runtime/**';
const BOOKING = pagePath('booking', 1001);

/** The server does the work of the next action, its answer never arrives; `count` actions long. */
async function loseAnswers(page: Page, count: number): Promise<{ lost: () => number }> {
  let lost = 0;
  const lose = async (route: Route) => {
    if (lost === count) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(RUNTIME, lose);
  return { lost: () => lost };
}

suite('faults between browser and database', () => {
  let portal: Portal;
  let browser: Browser;

  before(async () => {
    portal = await startPortal();
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await portal?.stop();
  });

  test('D-37 a create whose answer is lost is repeated and has one effect', async () => {
    const { page, context } = await openPage(browser, portal.url);
    await signInAt(page, IMPORTER_A, BOOKING);
    const manager = orderManager(page);
    await manager.ready();
    const { lost } = await loseAnswers(page, 1);
    const order = fresh('LOST');
    await manager.createOrder(order);
    await manager.row(order).waitFor();
    assert.equal(lost(), 1);
    assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
    await context.close();
  });

  test('D-37 D-122 a save whose answer is lost three times keeps the work; saving again has one effect', async () => {
    const { page, context } = await openPage(browser, portal.url);
    await signInAt(page, IMPORTER_A, BOOKING);
    const manager = orderManager(page);
    await manager.ready();
    const order = fresh('SAVE');
    const style = fresh('SN');
    await manager.createOrder(order);
    await manager.row(order).waitFor();
    await manager.createStyle(order, style);

    const { lost } = await loseAnswers(page, 3);
    await manager.saveButton.click();
    await manager.warning.filter({ hasText: /Error (updating PO|Saving Changes): / }).waitFor();
    assert.equal(lost(), 3);
    await manager.chip(order).waitFor();
    await manager.chip(style).waitFor();

    await manager.save();
    assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 1 });
    await context.close();
  });

  test('a server killed in the middle of a save loses nothing that was typed; saving again has one effect', async () => {
    const { page, context } = await openPage(browser, portal.url);
    await signInAt(page, IMPORTER_A, BOOKING);
    const manager = orderManager(page);
    await manager.ready();
    const order = fresh('KILL');
    const style = fresh('SN');
    await manager.createOrder(order);
    await manager.row(order).waitFor();
    await manager.createStyle(order, style);

    // The request has reached the server's socket when the server dies; nothing answers any more.
    let killed: Promise<void> | undefined;
    await page.route(RUNTIME, async (route) => {
      const sent = route.continue();
      killed ??= portal.kill();
      await sent;
    });
    await manager.saveButton.click();
    await manager.warning.filter({ hasText: /Error (updating PO|Saving Changes): / }).waitFor();
    await killed;
    await manager.chip(order).waitFor();
    await manager.chip(style).waitFor();

    await page.unroute(RUNTIME);
    await portal.restart();
    await manager.save();
    assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 1 });

    await page.reload();
    await manager.ready();
    await manager.chip(order).waitFor();
    await manager.chip(style).waitFor();
    await context.close();
  });

  test('the same new order from two browsers at once is one order, and both show it', async () => {
    const order = fresh('BOTH');
    const both = await Promise.all([openPage(browser, portal.url), openPage(browser, portal.url)]);
    const managers = both.map(({ page }) => orderManager(page));
    for (const { page } of both) await signInAt(page, IMPORTER_A, BOOKING);
    for (const manager of managers) {
      await manager.ready();
      await manager.search.fill(order);
      await manager.option(`Add new PO "${order}"`).waitFor();
    }
    await Promise.all(managers.map((manager) => manager.option(`Add new PO "${order}"`).click()));
    for (const manager of managers) {
      await manager.chip(order).waitFor();
      await manager.row(order).waitFor();
    }
    assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
    for (const { context } of both) await context.close();
  });
});
