import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { AGENT, ask, bearerOf, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const hasFocus = (page: Page, words: string) => page.locator(':focus').filter({ hasText: words }).waitFor();
const BOOKING = { type: 'booking', id: 1001 };

suite('the removal of a purchase order', () => {
  const { portal, visit } = writingSuite();

  test('MOD-05 MOD-04 D-96 an importer removes a mistyped order by keyboard; its drafts, other tabs and its agent know that it is gone', async () => {
    const number = fresh('MISTYPED');
    const style = fresh('STYLE');
    const bearer = await bearerOf(portal.url, IMPORTER_A);
    const poId = await actOn(portal.url, bearer, 'createPurchaseOrder', { ...BOOKING, orderNumber: number });
    await actOn(portal.url, bearer, 'createStyleNumber', { ...BOOKING, poId, styleNumber: style });
    await actOn(portal.url, await bearerOf(portal.url, AGENT), 'saveOrderDates', {
      ...{ orderId: poId, revision: 1, cargoReadyOn: '2027-03-05' },
      ...{ shipFrom: null, shipUntil: null, deliverBy: null },
    });

    await visit(async (page) => {
      // A request that isn't sent, and another tab with the list.
      await openSignedIn(page, IMPORTER_A, `/booking/new?order=${poId}`);
      await page.getByRole('button', { name: `Remove ${number}` }).waitFor();
      const remarks = page.getByLabel('Remarks', { exact: true });
      const ready = page.getByLabel('Cargo ready on');
      await remarks.fill('Fragile');
      const day = await ready.inputValue();
      assert.notEqual(day, '');
      await page.reload();
      await page.getByText(/^Your draft of .+ is here again\.$/).waitFor();
      const list = await page.context().newPage();
      await list.goto(`/purchase-order?search=${number}`);
      const row = list.getByRole('row').filter({ hasText: number });
      await row.waitFor();

      await page.goto(`/purchase-order/${poId}`);
      await page.getByText(style).waitFor();
      await tabTo(page, 'Remove order');
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: `Remove order ${number}`, exact: true });
      await question.getByText(style).waitFor();
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await hasFocus(page, 'Remove order');
      await page.keyboard.press('Enter');
      await question.waitFor();
      await tabTo(page, 'Remove order');
      await page.keyboard.press('Enter');
      await hasFocus(page, `The order “${number}” was removed.`);
      await assertThemes(page, 375);
      await assertThemes(page, 1440);

      // D-159: it is taken back, renamed, that is taken back, too, and it is removed for good.
      await tabTo(page, 'Undo');
      await page.keyboard.press('Enter');
      await page.getByText(style).waitFor();
      await tabTo(page, 'Change number');
      await page.keyboard.press('Enter');
      const renaming = page.getByRole('dialog', { name: `Number of ${number}`, exact: true });
      await renaming.getByLabel('Order number').fill(`${number}-A`);
      await page.keyboard.press('Enter');
      await hasFocus(page, `“${number}” is now “${number}-A”.`);
      await page.getByRole('heading', { level: 1, name: `${number}-A`, exact: true }).waitFor();
      await tabTo(page, 'Undo');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: number, exact: true }).waitFor();
      await tabTo(page, 'Remove order');
      await page.keyboard.press('Enter');
      await question.waitFor();
      await tabTo(page, 'Remove order');
      await page.keyboard.press('Enter');
      await hasFocus(page, `The order “${number}” was removed.`);

      // The other tab still has its row.
      await row.getByRole('link', { name: number, exact: true }).click();
      await list.getByRole('dialog').getByText('This record was not found.').waitFor();
      await list.keyboard.press('Escape');
      await list.reload();
      await list.getByText('0 records', { exact: true }).first().waitFor();
      await list.close();

      await page.goto(`/booking/new?order=${poId}`);
      await page.getByText(`${number} is not there any more, or not yours to see.`).waitFor();
      assert.equal(await remarks.inputValue(), 'Fragile');
      assert.equal(await ready.inputValue(), day);
      await assertThemes(page, 375);
      await page.getByRole('button', { name: `Remove ${number}` }).click();
      await page.getByText(`${number} is not there any more`).waitFor({ state: 'detached' });
    });
    const { styles } = (await ask(
      portal.url,
      `{ styles: allStyleNumber(where: {styleNumber: {eq: "${style}"}}) { results { id } } }`,
    )) as { styles: { results: unknown[] } };
    assert.deepEqual(styles.results, []);

    await visit(async (page) => {
      await openSignedIn(page, AGENT, '/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog');
      await panel.getByText('Purchase order removed').first().waitFor();
      await panel.getByText(number).first().waitFor();
    });
  });

  test('MOD-05 an order that a shipment carries says so in place of the button', async () => {
    const { list } = (await ask(
      portal.url,
      `{ list: allPurchaseOrder(where: {orderPurchaser: {id: {eq: 101}}, status: {eq: "In Transit"}}, take: 1) {
        results { id shipments { reference } } } }`,
    )) as { list: { results: { id: number; shipments: { reference: string }[] }[] } };
    const [order] = list.results;
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/purchase-order/${order!.id}`);
      await page
        .getByText(/^It can’t be renamed or removed, because it is on /)
        .filter({ hasText: order!.shipments[0]!.reference })
        .waitFor();
      assert.equal(await page.getByRole('button', { name: 'Remove order' }).count(), 0);
      await assertThemes(page, 375);
    });
  });
});
