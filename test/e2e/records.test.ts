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
      assert.equal(await milestones.count(), 9);
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

  test('MOD-02 MOD-04 MOD-10 a shipment, booking and quote are printed without menu, buttons and fields for files', () =>
    visit(async (page) => {
      for (const [path, name] of [
        ['/shipments/2001', 'SHP-2025-002001'],
        ['/booking/1001', 'BKG-2025-001001'],
        ['/quotes/3001', /^QUO-\d{4}-003001$/],
      ] as const) {
        if (path === '/shipments/2001') await openSignedIn(page, IMPORTER_A, path);
        else await page.goto(path);
        await title(page, name).waitFor();
        const onScreen = [
          page.getByRole('banner'),
          page.getByRole('button', { name: 'Print', exact: true }),
          page.getByRole('button', { name: 'Choose files' }),
        ];
        await onScreen[2]!.waitFor();
        const visible = () => Promise.all(onScreen.map((one) => one.isVisible()));
        assert.deepEqual(await visible(), [true, true, true], path);
        await page.emulateMedia({ media: 'print' });
        assert.deepEqual(await visible(), [false, false, false], path);
        assert.equal(await title(page, name).isVisible(), true);
        const company = page.getByRole('main').getByText('Northfold Apparel').first();
        assert.equal(await company.isVisible(), true, path);
        const buttons = await page.getByRole('main').getByRole('button').allTextContents();
        assert.deepEqual(
          buttons.filter((words) => !words.endsWith('.pdf')),
          [],
          path,
        );
        await page.emulateMedia({ media: 'screen' });
      }
    }));

  test('MOD-10 the charges of a quote begin on paper below what comes first, and go over to the next page', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/quotes/3144');
      await part(page, /^Charges$/)
        .getByRole('table', { name: 'Totals by currency' })
        .waitFor();
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 2);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await part(page, 'Booking Charges').isVisible(), false);
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
