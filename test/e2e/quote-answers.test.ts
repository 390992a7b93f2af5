import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn } from '../helpers/act.ts';
import { charges, chargesPath } from '../helpers/e2e/charges.ts';
import { ADMIN, ask, bearerOfAdmin, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Acceptance' });
const dialog = (page: Page) => page.getByRole('dialog');

const LANE = [
  ['Origin Port', 'Busan', /^Busan, South Korea/],
  ['Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/],
] as const;

/** Requests a quote for the first rate of a lane, and answers its path. */
async function requestQuote(page: Page): Promise<string> {
  await openSignedIn(page, IMPORTER_A, '/rate-search');
  for (const [label, part, option] of LANE) {
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
  // MOD-12: it is still known at the rate after a reload.
  const made = page.getByRole('article').first().getByRole('link', { name: /^QUO-/ });
  await made.and(page.locator(':focus')).waitFor();
  await page.reload();
  await made.click();
  await card(page).getByText('Your request is being worked on').waitFor();
  return new URL(page.url()).pathname;
}

/** Enters the freight of a quote, as its pricing clerk does. */
async function enterCharges(url: string, path: string, price = '2400', revision = 0): Promise<void> {
  const recordId = Number(path.split('/').at(-1));
  const { chargetypes } = (await actOn(url, await bearerOfAdmin(url), 'loadCharges', {
    ...{ recordId, featureType: 'freight_charges' },
  })) as { chargetypes: { id: number }[] };
  const line = { chargeType: chargetypes[0]!.id, unitCode: 'EA', currency: 'USD', totalPrice: price };
  await actOn(url, await bearerOfAdmin(url), 'saveCharges', {
    ...{ recordId, featureType: 'freight_charges', role: 'admin', revision },
    charges: [{ ...line, quantity: '1', unitCost: price, minimumPrice: '' }],
  });
}

suite('the answer to a quote', () => {
  const { portal, visit } = portalSuite();

  test('MOD-10 D-96 D-152 a requested quote is issued, accepted, told of, taken back and accepted at its new price', async () => {
    const path = await visit(requestQuote);
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, path);
      // Without a price it isn't issued: the button says so, and the way to the charges stands beside it.
      const unready = card(page).getByRole('button', { name: 'Issue quote', disabled: true });
      await unready.and(page.locator('[aria-describedby]')).waitFor();
      await card(page).getByText('It can’t be issued yet because it names no price.').waitFor();
      await assertThemes(page, 375);
      await card(page).getByRole('link', { name: 'Enter charges' }).click();
      await page.waitForURL(/\/booking-charges\/freight_charges\/\?record_id=\d+&role=admin$/);
      await enterCharges(portal.url, path);
      await page.goto(path);
      await card(page).getByRole('button', { name: 'Issue quote', disabled: false }).click();
      await dialog(page).getByText('2,640.00').waitFor();
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
      // MOD-10: the list names lane and price of what is to be answered.
      await page.goto('/quotes');
      const row = page.getByRole('row', { name: new RegExp(path.split('/').at(-1)!) });
      for (const words of ['KRPUS Busan', 'NLRTM Rotterdam', 'USD 2,640.00', 'Open'])
        await row.getByText(words).waitFor();
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
      // Each leads to the other.
      const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await booking.getByRole('link', { name: /^QUO-/ }).click();
      await page.getByRole('region', { name: 'Bookings' }).getByRole('link', { name: reference }).click();
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      await assertThemes(page, 375);
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Quote: accepted').first().waitFor();

      // D-152: what was agreed doesn't change, until a new version takes the acceptance back.
      await page.goto(chargesPath('freight_charges', path.split('/').at(-1)!, 'admin'));
      await page
        .getByText(/The customer accepted this quote on .+ Its charges don’t change any more\./)
        .waitFor();
      const price = charges(page).cell('Price', 1);
      await price.go();
      assert.equal(await price.control.getAttribute('readonly'), '');
      await page.getByRole('button', { name: 'New version' }).waitFor();
      await assertThemes(page, 375);
      await page.goto(path);
      await card(page).getByRole('button', { name: 'New version' }).click();
      await dialog(page).getByText('its acceptance no longer counts').waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Begin the new version' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Version 1 was accepted on .+ by Iris Northcott: USD\s2,640\.00\./)
        .waitFor();
      await enterCharges(portal.url, path, '3000', 1);
      await page.goto(path);
      await card(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).getByText('3,300.00').waitFor();
      await dialog(page).getByLabel('Valid until').fill(addDays(today(), 9));
      await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
      await card(page).getByText('Waiting for the answer of Northfold Apparel.').waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, path);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Price: USD 2,640.00 → USD 3,300.00').first().waitFor();
      await dialog(page)
        .getByText(/^Version 2 begun: the quote is no longer accepted/)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await card(page)
        .getByText(/^Version 1 was accepted/)
        .waitFor();
      await card(page).getByRole('button', { name: 'Accept quote' }).click();
      await dialog(page).getByText('3,300.00').waitFor();
      await dialog(page).getByRole('button', { name: 'Accept quote' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Accepted on .* by Iris Northcott/)
        .waitFor();
    });
  });

  /** Fills in the page on which a quote is asked for. */
  async function fillRequest(page: Page): Promise<void> {
    for (const [label, part, option] of LANE) {
      await page.getByRole('combobox', { name: label }).fill(part);
      await page.getByRole('option', { name: option }).first().click();
    }
    await page.getByLabel('40HC').fill('2');
    await page.getByLabel('Commodity').fill('Garden furniture');
    await page.getByLabel('Incoterm').selectOption('FCA');
    await page.getByLabel('Remarks').fill('Pick-up on two days.');
  }

  test('MOD-10 who asked by telephone has the quote, for which it is issued, and withdraws another request', async () => {
    let path = '';
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/quotes');
      await page.getByRole('link', { name: 'Request a quote' }).click();
      await page.getByRole('combobox', { name: 'Customer' }).fill('Northfold');
      await page
        .getByRole('option', { name: /Northfold/ })
        .first()
        .click();
      await page.getByText(/ answers this request/).waitFor();
      await fillRequest(page);
      await assertThemes(page, 375);
      await page.getByRole('button', { name: 'Request quote' }).click();
      await card(page).waitFor();
      path = new URL(page.url()).pathname;
      await enterCharges(portal.url, path);
      // From the charges to the issue, and back.
      await page.goto(`/booking-charges/freight_charges/?record_id=${path.split('/').at(-1)}&role=admin`);
      await page.getByRole('link', { name: 'Issue quote' }).click();
      for (const words of ['Northfold', 'Busan – Rotterdam', 'for 2 × 40HC'])
        await dialog(page).getByText(words).first().waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Valid until').fill(addDays(today(), 9));
      await dialog(page).getByRole('button', { name: 'Issue quote' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await card(page).getByRole('link', { name: 'Enter charges' }).waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, path);
      await page.getByText('for 2 × 40HC').first().waitFor();
      await page.getByText('Garden furniture').waitFor();
      await page.goto('/quotes/new');
      await fillRequest(page);
      await page.getByRole('button', { name: 'Request quote' }).click();
      await card(page).getByRole('button', { name: 'Withdraw request' }).click();
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Withdraw request' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Request withdrawn on .* by Iris Northcott/)
        .waitFor();
      await card(page).getByRole('link', { name: 'Request it again' }).click();
      await page.getByLabel('Remarks').and(page.getByText('Pick-up on two days.')).waitFor();
    });
  });

  test('MOD-10 MOD-12 a declined quote says why, and leads to a search that is filled in', async () => {
    const path = await visit(requestQuote);
    await enterCharges(portal.url, path);
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
      // D-19: the admin gives more time meanwhile. Who it was is said, and the reason stays.
      const quoteId = Number(path.split('/').at(-1));
      const { quote } = (await ask(
        portal.url,
        `{ quote: oneQuote(where: {id: {eq: ${quoteId}}}) { revision } }`,
      )) as { quote: { revision: number } };
      await actOn(portal.url, await bearerOfAdmin(portal.url), 'issueQuote', {
        ...{ quoteId, revision: quote.revision, validUntil: addDays(today(), 5) },
      });
      await dialog(page).getByRole('button', { name: 'Decline quote' }).click();
      await page
        .locator(':focus')
        .filter({
          hasText: /^Ada Lindqvist has saved this meanwhile \(.+\)\. What you entered is still here/,
        })
        .waitFor();
      assert.equal(await dialog(page).getByLabel('Reason').inputValue(), 'Too late for us');
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Decline quote' }).click();
      await card(page).getByText('Too late for us').waitFor();
      await card(page).getByRole('link', { name: 'Search for current rates' }).click();
      await page.getByLabel('40HC').and(page.locator('[value="3"]')).waitFor();
      await page.getByRole('article').first().waitFor();
    });
  });
});
