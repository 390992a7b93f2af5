import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, AGENT, IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Its year is the one in which the demo made it. */
const SHIPMENT = /^SHP-\d{4}-002001$/;
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

suite('the pages of single records', () => {
  const { visit } = readingSuite();

  test('MOD-02 MOD-05 from a row over its drawer to the shipment, to one of its orders, and back again', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/shipments?record=2001');
      const drawer = page.getByRole('dialog', { name: SHIPMENT });
      const order = (await drawer.getByRole('link').first().textContent()) ?? '';
      await drawer.getByRole('link', { name: 'Open full page' }).click();
      await title(page, SHIPMENT).waitFor();
      assert.equal(new URL(page.url()).pathname, '/shipments/2001');

      const milestones = part(page, 'Progress').getByRole('listitem');
      await milestones.first().waitFor();
      assert.equal(await milestones.count(), 8);
      const [first, last] = [milestones.first(), milestones.last()];
      for (const word of ['Stuffed', 'Planned:'])
        assert.match((await first.textContent()) ?? '', new RegExp(word));
      assert.match((await last.textContent()) ?? '', /Delivered[\s\S]*(days? late|On time)/);
      await part(page, /^Containers/)
        .getByText(/^DEMU\d{7}$/)
        .waitFor();

      await part(page, /^Purchase orders/)
        .getByRole('link', { name: order })
        .click();
      await title(page, order).waitFor();
      await part(page, /^On shipments/)
        .getByRole('link', { name: SHIPMENT })
        .click();
      await title(page, SHIPMENT).waitFor();
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await title(page, 'Shipments').waitFor();
    }));

  test('MOD-02 the way back leads to the list as it was left', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/shipments?status=delivered&search=SHP-20');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Open full page' }).click();
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await title(page, 'Shipments').waitFor();
      const { pathname, search } = new URL(page.url());
      assert.deepEqual(
        [pathname, Object.fromEntries(new URLSearchParams(search))],
        ['/shipments', { status: 'delivered', search: 'SHP-20' }],
      );
    }));

  test('MOD-04 a booking leads to the shipment that came of it, and the shipment back', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/booking/1290');
      await part(page, /^Shipments/)
        .getByRole('link', { name: /002290$/ })
        .click();
      await title(page, /002290$/).waitFor();
      await part(page, 'Related records')
        .getByRole('link', { name: /001290$/ })
        .click();
      await title(page, /001290$/).waitFor();
    }));

  test('MOD-10 CHG-05 a quote leads those to its charges who may enter them, and nobody else', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/quotes/3001');
      await part(page, 'Booking Charges').getByRole('link', { name: 'Freight charges' }).click();
      await page.waitForURL(/\/booking-charges\/freight_charges\/?\?record_id=3001&role=agent$/);
    }));

  test('D-15 an id that is unknown, foreign, or no id at all has the same answer', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, '/shipments/2001');
      for (const path of [
        '/shipments/2001',
        '/shipments/999999',
        '/shipments/2001x',
        '/booking/1001',
        '/manifest/0',
      ]) {
        await page.goto(path);
        await page.getByRole('alert').filter({ hasText: 'This record was not found.' }).waitFor();
        assert.equal(await page.getByRole('listitem').filter({ hasText: 'Planned:' }).count(), 0, path);
      }
    }));

  for (const look of LOOKS)
    test(`MOD-02 A11Y-01 the pages fit every width, in ${look.colorScheme} without a violation`, () =>
      visit(async (page) => {
        await beginLook(page, look);
        await openSignedIn(page, ADMIN, '/shipments/2290');
        for (const path of [
          '/shipments/2290',
          '/booking/1290',
          '/purchase-order/10001',
          '/quotes/3001',
          '/manifest/4001',
        ]) {
          await page.goto(path);
          await page.getByRole('region').first().waitFor();
          await assertLook(page, look);
          await beginLook(page, look);
        }
      }));
});
