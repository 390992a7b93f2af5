import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { createPostgres, DATABASE_URL_TEST, dropPostgres } from '../helpers/database.ts';
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

const BOOKING = pagePath('booking', 1001);

suite('two servers on one PostgreSQL', {
  skip: DATABASE_URL_TEST ? false : 'DATABASE_URL_TEST is not set',
}, () => {
  let databaseUrl: string;
  let first: Portal;
  let second: Portal;
  let browser: Browser;

  before(async () => {
    databaseUrl = await createPostgres();
    const env = { DATABASE_URL: databaseUrl, DEMO: 'on', JWT_SECRET: 'e2e-'.repeat(16) };
    first = await startPortal(env);
    second = await startPortal(env);
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await first?.stop();
    await second?.stop();
    if (databaseUrl) await dropPostgres(databaseUrl);
  });

  test('what is saved through one server is there through the other, with the same session', async () => {
    const { page, context } = await openPage(browser, first.url);
    await signInAt(page, IMPORTER_A, BOOKING);
    const manager = orderManager(page);
    await manager.ready();
    const order = fresh('PG');
    const style = fresh('SN');
    await manager.createOrder(order);
    await manager.row(order).waitFor();
    await manager.createStyle(order, style);
    await manager.save();

    const session = await page.evaluate(() => localStorage.getItem('fp-session'));
    await page.goto(`${second.url}/healthz`);
    await page.evaluate((text) => localStorage.setItem('fp-session', text!), session);
    await page.goto(second.url + BOOKING);
    await manager.ready();
    await manager.chip(order).waitFor();
    await manager.chip(style).waitFor();
    assert.deepEqual(await countOrders(second.url, 1001, order), { orders: 1, linked: 1, styles: 1 });

    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.waitForURL(`${second.url}/auth/login`);
    await page.goto(first.url + BOOKING);
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your session has expired. Please sign in again.' })
      .waitFor();
    await context.close();
  });

  test('the same new order through both servers at once is one order', async () => {
    const order = fresh('RACE');
    const both = await Promise.all([openPage(browser, first.url), openPage(browser, second.url)]);
    const managers = both.map(({ page }) => orderManager(page));
    for (const { page } of both) await signInAt(page, IMPORTER_A, BOOKING);
    for (const manager of managers) {
      await manager.ready();
      await manager.search.fill(order);
      await manager.option(`Add new PO "${order}"`).waitFor();
    }
    await Promise.all(managers.map((manager) => manager.option(`Add new PO "${order}"`).click()));
    for (const manager of managers) await manager.row(order).waitFor();
    assert.deepEqual(await countOrders(first.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
    for (const { context } of both) await context.close();
  });
});
