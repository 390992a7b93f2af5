import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { ADMIN, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Acceptance' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Requests a quote for the first rate of a lane, and answers its path. */
async function requestQuote(page: Page): Promise<string> {
  await openSignedIn(page, IMPORTER_A, '/rate-search');
  for (const [label, part, option] of [
    ['Origin Port', 'Busan', /^Busan, South Korea/],
    ['Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(part);
    await page.getByRole('option', { name: option }).first().click();
  }
  await page.getByLabel('40HC').fill('3');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Request quote/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Request quote' }).click();
  await page.getByRole('link', { name: /^Requested: QUO-/ }).click();
  await card(page).getByText('Your request is being worked on').waitFor();
  return new URL(page.url()).pathname;
}

suite('the answer to a quote', () => {
  const { visit } = portalSuite();

  test('MOD-10 D-96 a requested quote is issued, accepted, and the forwarder is told of it', async () => {
    const path = await visit(requestQuote);
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, path);
      await card(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).getByText('No charges are entered in this quote').waitFor();
      await dialog(page).getByLabel('Valid until').fill(addDays(today(), -3));
      await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).getByText('Please choose a day that has not passed.').waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Valid until').fill(addDays(today(), 9));
      await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
      await card(page).getByText('Waiting for the answer of Northfold Apparel.').waitFor();
      assert.equal(await card(page).getByRole('button', { name: 'Accept quote' }).count(), 0);
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Quote issued').first().waitFor();
      await page.goto(path);
      await card(page).getByRole('button', { name: 'Accept quote' }).click();
      await assertThemes(page);
      await dialog(page).getByRole('button', { name: 'Accept quote' }).click();
      // What has become of it is read in place of the button that is gone.
      await card(page)
        .locator(':focus')
        .getByText(/^Accepted on .* by Iris Northcott/)
        .waitFor();
      await assertThemes(page, 375);

      // MOD-04: a booking is requested with what was quoted.
      await card(page).getByRole('link', { name: 'Request a booking' }).click();
      await page.getByLabel('40HC').and(page.locator('[value="3"]')).waitFor();
      await page.getByRole('button', { name: 'Request booking' }).click();
      const booking = page.getByRole('region', { name: 'Booking request' });
      for (const words of ['3 × 40HC', /^QUO-/]) await booking.getByText(words).waitFor();
      await page.getByRole('region', { name: 'At a glance' }).getByText('KRPUS Busan').waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Quote: accepted').first().waitFor();
    });
  });

  test('MOD-10 MOD-12 a declined quote says why, and leads to a search that is filled in', async () => {
    const path = await visit(requestQuote);
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, path);
      await card(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).getByLabel('Valid until').fill(today());
      await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).waitFor({ state: 'detached' });
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, path);
      await card(page).getByRole('button', { name: 'Decline quote' }).click();
      await dialog(page).getByLabel('Reason').fill('Too late for us');
      await dialog(page).getByRole('button', { name: 'Decline quote' }).click();
      await card(page).getByText('Too late for us').waitFor();
      await card(page).getByRole('link', { name: 'Search for current rates' }).click();
      await page.getByLabel('40HC').and(page.locator('[value="3"]')).waitFor();
      await page.getByRole('article').first().waitFor();
    });
  });
});
