import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { charges, chargesPath, openCharges } from '../helpers/e2e/charges.ts';
import { AGENT, fresh, linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager } from '../helpers/e2e/order-manager.ts';
import { portalSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';
import { strictPage } from '../helpers/e2e/strict-page.ts';

const LINE = { 'Charge Type': 'DLV', Currency: 'USD', 'Unit Code': 'EA', Price: '12' };
const FAILED = 'This part could not be loaded.';
const NO_KEYS = 'The keyboard shortcuts could not be loaded';

/** The files of the bundle whose names begin so can't be had until `back()`. */
async function without(page: Page, part: string) {
  const files = new RegExp(`/widgets/chunks/${part}-[^/]*\\.js$`);
  let tries = 0;
  await page.route(files, (route) => {
    tries += 1;
    return route.abort('internetdisconnected');
  });
  return { tries: () => tries, back: () => page.unroute(files) };
}

/**
 * Whether the browser asks again for a module that it could not get. Chromium 156 does; 153 and others
 * remember the failure for as long as the page lives, and only a reload helps.
 */
async function asksAgain(page: Page): Promise<boolean> {
  const gone = await without(page, 'gone');
  await page.goto('/auth/login');
  await page.evaluate(async (file) => {
    for (const _ of [1, 2]) await import(file).catch(() => {});
  }, '/widgets/chunks/gone-1.js');
  await gone.back();
  return gone.tries() > 1;
}

suite('the parts of an element that can not be loaded', () => {
  const foreign = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));
  let comesBack: boolean;
  before(async () => {
    comesBack = await visit(asksAgain);
  });

  test('are none that it is edited and saved with: once it is there, the bundle may be gone', () =>
    visit(async (page) => {
      const orders = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      const quote = await linkTokenOf(portal.url, { recordType: 'quote', recordId: 3001, role: 'agent' });
      foreign.html = strictPage(
        portal.url,
        `<po-style-manager record-type="booking" record-id="1001" token="${orders.token}"></po-style-manager>
        <booking-charges feature="exw_charges" record-id="3001" user-role="agent" token="${quote.token}"></booking-charges>`,
      );
      await page.goto('/');
      const manager = orderManager(page.locator('po-style-manager'));
      const screen = charges(page);
      await manager.ready();
      await screen.ready();

      const bundle = await without(page, '.*');
      await manager.createOrder(fresh('PO'));
      await manager.save();
      const count = await screen.table.getByRole('button', { name: /^Duplicate row/ }).count();
      await screen.add([LINE], count);
      await screen.saveButton.click();
      await page.getByText('Charges saved.').first().waitFor();
      assert.equal(bundle.tries(), 0);
    }, foreign.origin));

  for (const { part, button, told, comes } of [
    { part: 'copy', button: 'Copy from another quote', told: FAILED, comes: dialog },
    { part: 'key-map', button: 'Keyboard shortcuts', told: NO_KEYS, comes: dialog },
    { part: 'grid-keys', button: 'Keyboard shortcuts', told: NO_KEYS, comes: dialog },
    { part: 'export-lines', button: 'Export CSV', told: FAILED, comes: file },
  ])
    test(`${button} without its code (${part}) says so, loses nothing, and can be tried again`, () =>
      visit(async (page) => {
        const screen = await openCharges(page, AGENT, chargesPath('rail_charges', 3001, 'agent'));
        await screen.add([LINE]);
        const missing = await without(page, part);
        await page.getByRole('button', { name: button }).click();
        await page.getByText(told).waitFor();
        assert.equal(await screen.cell('Price', 1).text(), '12.00');

        await missing.back();
        const came = comesBack ? comes(page) : Promise.resolve();
        await page.getByRole('button', { name: 'Try again' }).click();
        await came;
        if (comesBack) await page.getByText(told).waitFor({ state: 'hidden' });
        else await page.getByText(told).waitFor();
      }));
});

async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

async function file(page: Page): Promise<void> {
  const download = await page.waitForEvent('download');
  assert.match(download.suggestedFilename(), /\.csv$/);
}
