import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { ADMIN, AGENT, bearerOfAdmin, IMPORTER_A, IMPORTER_B, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const ROUTES = '/route-subscription/products';
const PROFILE = '/user-profile/route-subscription/products';
const SEND = '**/api/rate-service/rate-sheet';
const FAILED = 'Unable to generate the rate sheet. Please try again.';
const ACCEPTED = 'Rate sheet generation was accepted.';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Rate Sheet' });
const search = (page: Page) => page.getByRole('button', { name: 'Reset Filter' });
const row = (page: Page, sheet: string) => page.getByRole('row').filter({ hasText: sheet });

/** A thread makes workbook and PDF, on a machine that may be busy. */
const MADE = { timeout: 60_000 };

suite('rate sheets', () => {
  const { portal, visit } = portalSuite();
  const sheetsOf = async (entityId: number) => {
    const admin = await bearerOfAdmin(portal.url);
    const { count } = (await actOn(portal.url, admin, 'listRateSheets', { entityId })) as { count: number };
    return count;
  };

  test('ROLE-04 SUB-04 SUB-05 SUB-06 SUB-07 the generator stands above the routes for everyone, in the profile for admins alone; others search there', async () => {
    const { token } = await linkTokenOf(portal.url, { recordType: 'entity', recordId: 101 });
    const shows = async (page: Page, hasGenerator: boolean) => {
      await (hasGenerator ? generate(page) : search(page)).waitFor();
      const counts = await Promise.all([generate(page).count(), search(page).count()]);
      assert.deepEqual(counts, hasGenerator ? [1, 0] : [0, 1], page.url());
    };
    await visit(async (page) => {
      for (const path of [ROUTES, `${ROUTES}?record_id=101&token=${token}`]) {
        await page.goto(path);
        await shows(page, true);
      }
    });
    for (const { who, inProfile } of [
      { who: IMPORTER_A, inProfile: false },
      { who: AGENT, inProfile: false },
      { who: ADMIN, inProfile: true },
    ])
      await visit(async (page) => {
        await openSignedIn(page, who, `${ROUTES}?record_id=101`);
        await shows(page, true);
        // As the portal's own links go on.
        await page.evaluate((path) => history.pushState(null, '', path), PROFILE);
        await page.getByRole('heading', { level: 1, name: 'Route Subscription', exact: true }).waitFor();
        await shows(page, inProfile);
      });
  });

  test('NAV-17 MOD-11 SHEET-02 API-69 a sheet is generated, downloaded, found again, issued again and compared', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, PROFILE);
      await page.getByRole('link', { name: 'Rate Sheets', exact: true }).last().click();
      await page.getByText('There is no rate sheet yet.').waitFor();
      await page.getByRole('link', { name: 'Generate a rate sheet' }).click();
      await page.waitForURL((url) => url.pathname === ROUTES);

      await page.getByRole('checkbox', { name: 'Include External Rates' }).check();
      await generate(page).click();
      await page.getByRole('status').filter({ hasText: ACCEPTED }).waitFor();
      await page.getByText('Rate sheet 1 is ready.').waitFor(MADE);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      assert.match((await coming).suggestedFilename(), /\.xlsx$/);

      await page.goto('/rate-sheet');
      const first = row(page, 'No. 1');
      await first.getByText('Ready').waitFor();
      const again = page.waitForEvent('download');
      await first.getByRole('button', { name: 'Download' }).click();
      const bytes = await (await again).createReadStream().then((stream) => stream.toArray());
      assert.equal(Buffer.concat(bytes).subarray(0, 2).toString(), 'PK', 'a workbook is a zip');

      await first.getByRole('button', { name: 'Re-issue' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Re-issue' }).click();
      const second = row(page, 'Version 2');
      await second.getByText('Ready').waitFor(MADE);
      await second.getByText('0 new, 0 changed, 0 dropped').waitFor();
      await second.getByRole('link', { name: 'No. 1' }).click();
      await page.getByRole('heading', { level: 1, name: 'Rate sheet 1, version 2' }).waitFor();
      await page.getByRole('table', { name: 'Rates' }).getByText('Unchanged').first().waitFor();
      await page.getByRole('link', { name: 'The sheet before' }).click();
      await page.getByRole('heading', { level: 1, name: 'Rate sheet 1, version 1' }).waitFor();
    }));

  test('D-147 SHEET-01 the provider’s admin sets a customer’s mark-ups on its page; its sheets have them, and it is told no percentage', async () => {
    const percentage = (page: Page) => page.getByRole('spinbutton', { name: 'FAK Percentage' });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/admin/companies?company=102');
      const section = page.getByRole('region', { name: 'Mark-ups' });
      await section.getByText('FAK 12.5% · NAC 8% · without external rates').waitFor();
      await section.getByRole('button', { name: 'Change mark-ups' }).click();
      const dialog = page.getByRole('dialog', { name: /^Mark-ups of / });
      await dialog.getByRole('textbox', { name: 'FAK Percentage' }).fill('101');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Please enter a number from 0 to 100.').waitFor();
      await dialog.getByRole('textbox', { name: 'FAK Percentage' }).fill('22.5');
      await dialog.getByRole('checkbox', { name: 'Sell external rates, too' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await section.getByText('FAK 22.5% · NAC 8% · with external rates').waitFor();
      await section.getByText(/^The mark-ups of .* are changed\./).waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, ROUTES);
      await generate(page).click();
      await page.getByRole('status').filter({ hasText: ACCEPTED }).waitFor();
      assert.equal(await percentage(page).count(), 0);
      await page.getByText(/Rate sheet \d+ is ready\./).waitFor(MADE);
      await page.goto('/rate-sheet');
      await row(page, 'No. 1').first().waitFor();
      assert.equal(await page.getByText(/FAK|NAC|Mark-ups/).count(), 0);
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, `${ROUTES}?record_id=102`);
      await percentage(page).waitFor();
      assert.equal(await percentage(page).inputValue(), '22.5');
      await page.goto('/rate-sheet');
      await page.getByText('FAK 22.5%').first().waitFor();
    });
  });

  test('D-37 D-40 API-71 MSG-06 a sheet whose answer is lost is told as failed; the same again makes no second one', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, ROUTES);
      await generate(page).waitFor();
      const before = await sheetsOf(102);
      await page.route(
        SEND,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await generate(page).click();
      await page.getByRole('alert').filter({ hasText: FAILED }).waitFor();
      assert.equal(await sheetsOf(102), before + 1, 'the server has done it');
      await generate(page).click();
      await page.getByRole('status').filter({ hasText: ACCEPTED }).waitFor();
      await page.getByText(/Rate sheet \d+ is ready\./).waitFor(MADE);
      assert.equal(await sheetsOf(102), before + 1);
    }));

  test('the pages of sheets fit every width, and axe finds no barrier, light and dark', () =>
    visit(async (page) => {
      for (const look of LOOKS) {
        await beginLook(page, look);
        await openSignedIn(page, IMPORTER_A, '/rate-sheet');
        // A card of its own on a phone.
        const sheet = page.getByRole('link', { name: 'No. 1' }).first();
        await sheet.waitFor();
        await assertLook(page, look);
        await sheet.click();
        await page.getByRole('table', { name: 'Rates' }).getByRole('row').nth(1).waitFor();
        await assertLook(page, look);
      }
    }));
});
