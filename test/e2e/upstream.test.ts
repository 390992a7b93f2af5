import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type ListeningTwin, settingsOf, startTwin } from '../betty-twin/listen.ts';
import type { Row } from '../betty-twin/rows.ts';
import { airRates, LANE } from '../helpers/e2e/air-rates.ts';
import { charges } from '../helpers/e2e/charges.ts';
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
      const { tables } = listening.twin.data;
      const booking = tables.Booking!.find(({ id }) => id === 1001)!;
      const numbers = (booking.pos as Row[]).map(({ orderNumbers }) => orderNumbers);
      assert.deepEqual(numbers, ['PO-5001', 'PO-5002', 'PO-5003', order]);
      assert.deepEqual(listening.twin.refused, []);
    }));

  test('PROD-08 CHG-23 a visitor with a link prices a quote, and a reload shows it', () =>
    visit(async (page) => {
      const { url } = await linkTokenOf(portal.url, {
        ...{ recordType: 'quote', recordId: 3001, role: 'admin' },
      });
      await page.goto(url);
      const screen = charges(page);
      await screen.ready();
      await screen.add(
        [{ 'Charge Type': 'HDL', Currency: 'USD', 'Unit Code': 'EA', Quantity: '3', 'Unit Cost': '7' }],
        1,
      );
      const reloaded = page.waitForEvent('load');
      await screen.saveButton.click();
      await reloaded;
      await screen.ready();
      assert.deepEqual(await screen.line(2, ['Quantity', 'Unit Cost', 'Total Cost']), [
        '3.00',
        '7.00',
        '21.00',
      ]);
      const stored = listening.twin.data.charges.get('freight_charges 3001')!;
      assert.deepEqual(
        stored.map(({ chargeType, totalPrice }) => [chargeType, Number(totalPrice)]),
        [
          [61, 20],
          [62, 21],
        ],
      );
      assert.deepEqual(listening.twin.refused, []);
    }));

  test('PROD-08 AIR-42 a visitor with a link hands in air rates, once', () =>
    visit(async (page) => {
      const { url } = await linkTokenOf(portal.url, {
        ...{ recordType: 'submission', recordId: 6001, role: 'agent' },
      });
      await page.goto(url);
      const form = airRates(page);
      await form.ready();
      await form.customer.fill('Northfold');
      await form.notes.fill('By link');
      await form.enterRate(1, { ...LANE, From: 'YYZ', To: 'LHR', Airline: 'Maple Cargo', Routing: 'LHR' });
      await form.submit.click();
      await form.submitted.waitFor();
      const uploads = listening.twin.effects.filter(({ action }) => action === 'uploadRates');
      assert.equal(uploads.length, 1);
      assert.deepEqual(listening.twin.refused, []);
    }));

  test('PROD-08 SUB-01 SUB-40 a visitor with a link to a company adds a route and deletes it', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'entity', recordId: 101 });
      await page.goto(`/route-subscription/products/?record_id=101&token=${token}`);
      const table = page.getByRole('table', { name: 'Route subscriptions' });
      const routes = listening.twin.data.tables.RouteSubscription!;
      const before = routes.length;
      await table.getByText('Halifax').waitFor();
      await page.getByRole('button', { name: 'Add Route' }).click();
      for (const [field, text] of [
        ['Origin Port', 'CAHAL'],
        ['Destination Port', 'CAVAN'],
        ['Carrier', 'Green'],
      ] as const) {
        await page.getByRole('combobox', { name: field }).fill(text);
        await page.getByRole('option').first().click();
      }
      await page.getByRole('button', { name: 'Save Route' }).click();
      await page.getByText('Route Subscription Created Successfully').waitFor();
      await table.getByText('Green Carrier').waitFor();
      assert.equal(routes.length, before + 1);
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
