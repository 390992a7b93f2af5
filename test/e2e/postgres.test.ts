import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { needsPostgres } from '../helpers/database.ts';
import { countOrders, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { createAtOnce, openOrders, pagePath } from '../helpers/e2e/order-manager.ts';
import { suiteVisits } from '../helpers/e2e/pages.ts';
import { suitePair } from '../helpers/e2e/portal.ts';

const BOOKING = pagePath('booking', 1001);

suite('two servers on one PostgreSQL', needsPostgres, () => {
  const visit = suiteVisits(() => first.url);
  const {
    servers: [first, second],
  } = suitePair();

  test('what is saved through one server is there through the other, with the same session', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      const both = await manager.createBoth();
      await manager.save();

      const session = await page.evaluate(() => localStorage.getItem('fp-session'));
      await page.goto(`${second.url}/healthz`);
      await page.evaluate((text) => localStorage.setItem('fp-session', text!), session);
      await page.goto(second.url + BOOKING);
      await manager.ready();
      await manager.shows(both);
      assert.deepEqual(await countOrders(second.url, 1001, both.order), { orders: 1, linked: 1, styles: 1 });

      await page.getByRole('link', { name: 'Sign Out' }).click();
      await page.waitForURL(`${second.url}/auth/login`);
      await page.goto(first.url + BOOKING);
      await page
        .getByRole('dialog', { name: 'Sign In' })
        .getByText('Your session has expired. Please sign in again.')
        .waitFor();
    }));

  test('the same new order through both servers at once is one order', () =>
    visit((one) =>
      visit(async (other) => {
        const order = fresh('RACE');
        const managers = [
          await openOrders(one, IMPORTER_A, BOOKING),
          await openOrders(other, IMPORTER_A, BOOKING),
        ];
        await createAtOnce(managers, order);
        assert.deepEqual(await countOrders(first.url, 1001, order), { orders: 1, linked: 1, styles: 0 });
      }, second.url),
    ));
});
