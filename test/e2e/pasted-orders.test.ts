import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { countOrders, fresh, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

/** What a mail program has on the clipboard, into the box of the orders. */
async function paste(page: Page, text: string): Promise<void> {
  const { search } = orderManager(page);
  await search.focus();
  await search.evaluate((input, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Pasted Orders', exact: true });

suite('orders from a mail', () => {
  const { portal, visit } = portalSuite();

  test('D-150 fourteen orders and their styles take a paste and two keys; Undo leaves nothing of them', async () => {
    const numbers = Array.from({ length: 14 }, () => fresh('MAIL'));
    const style = fresh('ST');
    const mail = [
      'Hi Anna,',
      ...numbers.map(
        (number, n) => `${n + 1}) PO ${number}; ${n === 0 ? `${style}/${n};` : ''} 240 pcs, 12.12.2026`,
      ),
      'Best regards',
    ].join('\n');
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 1001));
      const manager = orderManager(page);
      await manager.ready();
      await paste(page, mail);
      await preview(page).getByText('14 new orders').waitFor();
      await assertThemes(page, 375);
      await assertThemes(page, 992);
      await assertThemes(page, 1440);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await page.getByText('14 orders added, 1 style number selected.').first().waitFor();
      await preview(page).waitFor({ state: 'detached' });
      for (const number of [numbers[0]!, numbers[13]!])
        assert.deepEqual(await countOrders(portal.url, 1001, number), {
          ...{ orders: 1, linked: 1 },
          styles: number === numbers[0] ? 1 : 0,
        });
      await manager.saveButton.focus();
      await page.keyboard.press('Control+z');
      await page.getByText('14 purchase orders are off this record again.').first().waitFor();
      for (const number of numbers)
        assert.equal((await countOrders(portal.url, 1001, number)).orders, 0, number);
    });
  });

  test('D-150 D-159 whoever came by a link may not delete orders, and is told that they stay', async () => {
    const { token } = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
    const number = fresh('LINK');
    await visit(async (page) => {
      await page.goto(`${pagePath('booking', 1001)}&token=${token}`);
      const manager = orderManager(page);
      await manager.ready();
      await paste(page, `PO ${number}`);
      await preview(page).getByRole('button', { name: 'Add 1 order' }).click();
      await manager.chip(number).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText('1 that was created could not be deleted, and stays').waitFor();
      assert.deepEqual(await countOrders(portal.url, 1001, number), { orders: 1, linked: 0, styles: 0 });
    });
  });
});
