import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { charges, saveAndReload } from '../helpers/e2e/charges.ts';
import { ADMIN, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const LANE = [
  ['Origin Port', 'Busan', /^Busan, South Korea/],
  ['Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/],
] as const;

/** Requests a quote for two boxes at the first rate of a lane; answers its reference, and that of the rate. */
async function requestQuote(page: Page): Promise<{ quote: string; rate: string }> {
  await openSignedIn(page, IMPORTER_A, '/rate-search');
  for (const [label, part, option] of LANE) {
    await page.getByRole('combobox', { name: label }).fill(part);
    await page.getByRole('option', { name: option }).first().click();
  }
  await page.getByLabel('40HC').fill('2');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const first = page.getByRole('article').first();
  const button = first.getByRole('button', { name: /^Request quote/ });
  const rate = (await button.getAttribute('aria-label'))?.split(', ').at(-1) ?? '';
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request quote' }).click();
  const quote = await first.getByRole('link', { name: /^QUO-/ }).textContent();
  return { quote: quote!.trim(), rate };
}

suite('pricing a quote from a rate', () => {
  const { visit } = portalSuite();

  test('D-158 MOD-10 a request is priced from the stored rate that was chosen and issued with five presses', async () => {
    const { quote, rate } = await visit(requestQuote);
    assert.match(rate, /^B-\d+$/);
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      let presses = 0;
      const press = async (what: Promise<void>) => {
        presses += 1;
        await what;
      };
      const request = page.getByRole('listitem').filter({ hasText: quote });
      await press(request.getByRole('link', { name: 'Enter charges' }).click());
      const screen = charges(page);
      await screen.ready();
      const offer = page.getByRole('article').filter({ hasText: 'Chosen by the customer' });
      await offer.getByText('2 × 40HC').waitFor();
      await assertThemes(page, 375);
      await press(offer.getByRole('button', { name: /^Take over/ }).click());
      await page.getByText(/of B-\d+ (was|were) entered below/).waitFor();
      const [type, price, comments] = await screen.line(1, ['Charge Type', 'Price', 'Comments']);
      assert.match(type!, /^Ocean Freight/);
      assert.ok(comments!.startsWith(`${rate}: 2 × 40HC at USD `), comments);
      await screen.table.getByRole('row').nth(1).waitFor();
      await page.getByRole('table', { name: 'Totals' }).getByText('for 2 × 40HC').waitFor();
      assert.notEqual(price, '0.00');
      await assertThemes(page);
      await press(saveAndReload(page));
      assert.equal((await screen.line(1, ['Price']))[0], price);
      await press(page.getByRole('link', { name: 'Issue quote' }).click());
      const dialog = page.getByRole('dialog');
      assert.notEqual(await dialog.getByLabel('Valid until').inputValue(), '');
      await press(dialog.getByRole('button', { name: 'Issue quote' }).click());
      await page.getByText('Waiting for the answer of Northfold Apparel.').waitFor();
      assert.equal(presses, 5);
    });
  });
});
