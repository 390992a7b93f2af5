import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type ListeningTwin, settingsOf, startTwin } from '../betty-twin/listen.ts';
import type { Row } from '../betty-twin/rows.ts';
import { fresh, IMPORTER_A, IMPORTER_B, linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { portalSuite, signInAt } from '../helpers/e2e/pages.ts';

suite('the portal on the provider’s application', () => {
  let listening: ListeningTwin;
  before(async () => {
    listening = await startTwin();
  });
  after(() => listening.stop());
  const { portal, visit } = portalSuite(() => settingsOf(listening));

  test('PROD-08 PO-01 PO-32 PO-60 a visitor with a link works through a booking, and a reload shows it', () =>
    visit(async (page) => {
      const { url } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      await page.goto(url);
      const manager = orderManager(page.locator('po-style-manager'));
      await manager.ready();
      await manager.chip('PO-5001').waitFor();
      const [order, style] = [fresh('PO'), fresh('SN')];
      await manager.createOrder(order);
      await manager.createStyle(order, style);
      await manager.save();
      await page.reload();
      await manager.ready();
      await manager.chip(order).waitFor();
      await manager.chip(style).waitFor();
      const { tables } = listening.twin.world;
      const booking = tables.Booking!.find(({ id }) => id === 1001)!;
      const numbers = (booking.pos as Row[]).map(({ orderNumbers }) => orderNumbers);
      assert.deepEqual(numbers, ['PO-5001', 'PO-5002', 'PO-5003', order]);
      assert.deepEqual(listening.twin.refused, []);
    }));

  test('D-15 an importer has the own company’s booking there, and no other', () =>
    visit(async (page) => {
      await signInAt(page, IMPORTER_A, pagePath('booking', 1001));
      await orderManager(page.locator('po-style-manager')).chip('PO-5001').waitFor();
      await page.goto(pagePath('booking', 1002));
      await page.getByText('You do not have access to this record.').waitFor();
    }));

  test('PROD-08 a page of the portal’s own records says where they are, and leads on', () =>
    visit(async (page) => {
      await signInAt(page, IMPORTER_B, '/shipments');
      await page.getByRole('heading', { name: 'These records are in the provider’s system' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Route Subscription' }).click();
      await page.waitForURL(/\/user-profile\/route-subscription\/products/);
      await page.getByRole('table', { name: 'Route subscriptions' }).waitFor();
    }));
});
