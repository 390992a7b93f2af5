import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn } from '../helpers/act.ts';
import { ADMIN, ask, bearerOf, IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Booking request' });
const dialog = (page: Page) => page.getByRole('dialog');
const READY = addDays(today(), 20);

async function choose(page: Page, label: string, part: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(part);
  await page.getByRole('option', { name: option }).first().click();
}

suite('requesting a booking', () => {
  const { portal, visit } = portalSuite();

  test('MOD-04 D-38 D-96 an importer requests a booking, whose entries outlive the page, and the forwarder confirms it', async () => {
    let reference = '';
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking');
      await page.getByRole('link', { name: 'Request a booking' }).click();
      await page.getByRole('button', { name: 'Request booking' }).click();
      // Each wrong field says so, and the first one has the focus.
      await page.getByRole('combobox', { name: 'Origin Port' }).and(page.locator(':focus')).waitFor();
      await page.getByText('Please enter a date such as 2026-12-31.').waitFor();
      await assertThemes(page, 375);
      await choose(page, 'Origin Port', 'Busan', /^Busan, South Korea/);
      await choose(page, 'Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/);
      await page.getByLabel('Cargo ready on').fill(READY);
      await page.getByLabel('Pieces').fill('40');
      await page.getByRole('combobox', { name: 'Orders to ship' }).click();
      await page.getByRole('option').first().click();
      await page.getByLabel('Shipper').fill('Mill of the North');
      await page.getByLabel('Remarks', { exact: true }).fill('Fragile');

      await page.reload();
      await page.getByText('What you entered earlier was restored.').waitFor();
      assert.equal(await page.getByLabel('Shipper').inputValue(), 'Mill of the North');
      await page.getByRole('button', { name: 'Remove' }).first().waitFor();
      await assertThemes(page);
      await page.getByRole('button', { name: 'Request booking' }).click();
      await card(page).getByText('This booking waits to be confirmed.').waitFor();
      for (const words of ['1 × 40HC, 40 pieces', 'Mill of the North', 'Fragile'])
        await card(page).getByText(words).waitFor();
      reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

      // What was sent is no draft any more.
      await page.goto('/booking/new');
      await page.getByRole('button', { name: 'Request booking' }).waitFor();
      assert.equal(await page.getByLabel('Shipper').inputValue(), '');
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByText('Bookings to confirm').waitFor();
      await page.getByRole('link', { name: reference }).first().click();
      await card(page).getByRole('button', { name: 'Confirm booking' }).click();
      await assertThemes(page, 375);
      await dialog(page).getByRole('button', { name: 'Confirm booking' }).click();
      await card(page)
        .locator(':focus')
        .getByText(/^Confirmed on .* by Ada Lindqvist/)
        .waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking?status=confirmed');
      await page.getByRole('row').filter({ hasText: reference }).waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Booking: confirmed').first().waitFor();
    });
  });

  test('MOD-04 D-19 two people change one request, the later one chooses what counts, and it is withdrawn', async () => {
    const bearer = await bearerOf(portal.url, IMPORTER_B);
    const { ports } = (await ask(
      portal.url,
      '{ ports: allPort(where: {scacCode: {in: ["KRPUS", "NLRTM"]}}) { results { id scacCode } } }',
    )) as { ports: { results: { id: number; scacCode: string }[] } };
    const portOf = (code: string) => ports.results.find(({ scacCode }) => scacCode === code)!.id;
    const request = {
      ...{ bookingId: null, revision: null, customerId: null, quoteId: null, mode: 'FCL' },
      ...{ origin: portOf('KRPUS'), destination: portOf('NLRTM'), cargoReadyOn: READY },
      ...{ containers: { '40HC': 1 }, weightKg: '', volumeCbm: '', pieces: 10, orderIds: [] },
      ...{ shipper: '', consignee: '', remarks: '' },
    };
    const save = (more: object) =>
      actOn(portal.url, bearer, 'saveBookingRequest', { ...request, ...more }) as Promise<{
        id: number;
        revision: number;
      }>;
    const { id, revision } = await save({});
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, `/booking/${id}`);
      await card(page).getByRole('link', { name: 'Change request' }).click();
      await page.getByLabel('Pieces').fill('12');
      await save({ bookingId: id, revision, pieces: 15, remarks: 'Keep dry' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Someone else has saved this meanwhile. Please choose').waitFor();
      await page.getByText('Remarks: – → Keep dry').waitFor();
      await assertThemes(page, 375);
      await page.getByLabel('Saved by someone else: 15').waitFor();
      await page.getByLabel('Yours: 12').check();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await card(page).getByText('12 pieces').waitFor();
      await card(page).getByText('Keep dry').waitFor();
      await card(page).getByRole('button', { name: 'Withdraw request' }).click();
      await dialog(page).getByRole('button', { name: 'Withdraw request' }).click();
      await card(page)
        .getByText(/^Withdrawn on/)
        .waitFor();
      await page.goto(`/booking/${id}/change`);
      await page.getByText(/was answered meanwhile/).waitFor();
    });
  });
});
