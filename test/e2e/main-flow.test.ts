import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ask, countOrders, fresh, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, portalSuite, signInAt, signInOnDemo, suiteForeignPage } from '../helpers/e2e/pages.ts';
import type { Portal } from '../helpers/e2e/portal.ts';
import { eventually } from '../helpers/eventually.ts';

/** A purchase order of importer A that its booking does not have yet. */
async function unlinkedOrder(url: string): Promise<string> {
  const { orders } = (await ask(
    url,
    `{ orders: allPurchaseOrder(where: { orderPurchaser: { id: { eq: 101 } } }, skip: 100, take: 1) {
         results { orderNumbers } } }`,
  )) as { orders: { results: { orderNumbers: string }[] } };
  return orders.results[0]!.orderNumbers;
}

/** Search, create, quick add, style numbers, save; then everything is there after a reload. */
async function workThrough(page: Page, portal: Portal) {
  // Within the element alone, wherever it stands: no page has a part of the tool of its own (PROD-06).
  const manager = orderManager(page.locator('po-style-manager'));
  await manager.ready();

  const known = await unlinkedOrder(portal.url);
  await manager.search.fill(known.slice(0, -1));
  await manager.option(known).click();
  await manager.chip(known).waitFor();

  const created = fresh('NEW');
  await manager.createOrder(created);

  const [quick, quicker] = [fresh('Q'), fresh('Q')];
  await manager.search.pressSequentially(`${quick},${quicker} `);
  await manager.chip(quick).waitFor();
  await manager.chip(quicker).waitFor();
  assert.equal(await manager.search.inputValue(), '', 'PO-47 the processed pieces leave the search box');

  const style = fresh('SN');
  await manager.createStyle(created, style);
  await manager.save();

  await page.reload();
  await manager.ready();
  for (const order of [known, created, quick, quicker]) {
    await manager.chip(order).waitFor();
    await manager.row(order).waitFor();
  }
  await manager.chip(style).waitFor();

  // Leaves the record as it was found, so that the same work can be done again another way.
  await manager.chip(known).click();
  await manager.row(known).waitFor({ state: 'detached' });
  // It goes from the screen at once, and a moment later from the booking, on which the next test needs it to be new.
  await eventually(async () => (await countOrders(portal.url, 1001, known)).linked === 0);
  return { created, quick };
}

suite('the main flow of the order manager', () => {
  const foreign = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));

  test('PROD-06 NAV-39 PO-01 PO-02 PO-04 PO-25 PO-26 PO-27 PO-28 PO-38 an importer works through a booking in the portal, and a reload shows it', () =>
    visit(async (page) => {
      await signInAt(page, IMPORTER_A, pagePath('booking', 1001));
      const { created, quick } = await workThrough(page, portal);
      assert.deepEqual(await countOrders(portal.url, 1001, created), { orders: 1, linked: 1, styles: 1 });
      assert.deepEqual(await countOrders(portal.url, 1001, quick), { orders: 1, linked: 1, styles: 0 });
    }));

  test('NAV-40 PO-03 PO-24 the same with a shipment', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('shipment', 2001));
      await workThrough(page, portal);
    }));

  test('PROD-06 D-01 the same with a link token on a page of another origin', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      foreign.html = `<!doctype html><html lang="en"><title>Back office</title>
        <script type="module" src="${portal.url}/widgets/autoload.js"></script>
        <po-style-manager record-type="booking" record-id="1001" token="${token}"></po-style-manager></html>`;
      await page.goto('/');
      await workThrough(page, portal);
    }, foreign.origin));

  test('the same on the QA page, after signing in there', () =>
    visit(async (page) => {
      await signInOnDemo(page, IMPORTER_A);
      await page.reload();
      await workThrough(page, portal);
    }));

  test('the main flow needs no mouse', () =>
    visit(async (page) => {
      await page.goto(`/auth/login?returnTo=${encodeURIComponent(pagePath('booking', 1001))}`);
      await page.getByLabel('Email').waitFor();
      await page.getByLabel('Email').focus();
      await page.keyboard.type(IMPORTER_A);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Demo-pass-1');
      await page.keyboard.press('Enter');
      const manager = orderManager(page);
      await manager.ready();

      const tabTo = async (name: string) => {
        for (let presses = 0; presses < 60; presses += 1) {
          const focused = await page.evaluate(() => {
            let element = document.activeElement;
            while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
            const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
            return labels.map((label) => label.textContent).join(' ') || element?.textContent;
          });
          if (focused?.includes(name)) return;
          await page.keyboard.press('Tab');
        }
        assert.fail(`Tab never reached ${name}`);
      };

      const order = fresh('KEY');
      await tabTo('Purchase orders');
      await page.keyboard.type(order);
      await manager.option(`Add new PO "${order}"`).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await manager.chip(order).waitFor();
      await page.keyboard.press('Escape');

      const style = fresh('KSN');
      await tabTo(`Style numbers for ${order}`);
      await page.keyboard.type(style);
      await manager.option(`Add new SN "${style}"`).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await manager.chip(style).waitFor();
      await page.keyboard.press('Escape');

      await tabTo('Save Changes');
      await page.keyboard.press('Enter');
      await manager.saved.waitFor();
      assert.deepEqual(await countOrders(portal.url, 1001, order), { orders: 1, linked: 1, styles: 1 });
    }));
});
