import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ask, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { assertFits, assertFitsInEachLanguage, assertThemes, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const LIST = '/route-subscription/products/?record_id=101';

const rows = (page: Page) => page.getByRole('table', { name: 'Route subscriptions' }).getByRole('row');
/** The first route of the list: the newest. */
const first = (page: Page) => rows(page).nth(1);
const names = async (page: Page) => (await first(page).getByRole('cell').allInnerTexts()).slice(0, 4);
const ready = (page: Page) => page.getByRole('button', { name: 'Load More' }).waitFor();

const counted = async (url: string) =>
  (
    (await ask(
      url,
      '{ all: allRouteSubscription(where: { entity: { id: { eq: 101 } } }) { totalCount } }',
    )) as {
      all: { totalCount: number };
    }
  ).all.totalCount;

suite('route subscriptions', () => {
  const { portal, visit } = portalSuite();

  test('SUB-01 SUB-12 SUB-16 SUB-25 SUB-40 ROUTE-01 NAV-22 NAV-24 routes are added, changed and deleted by keyboard, and the deletion is undone', () =>
    visit(async (page) => {
      const choose = async (field: string, text: string) => {
        await tabTo(page, field);
        await page.keyboard.type(text);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
      };
      const before = await counted(portal.url);
      await openSignedIn(page, IMPORTER_A, LIST);
      await ready(page);

      await tabTo(page, 'Add Route');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Add Route' }).waitFor();
      await choose('Origin Port', 'CNNGB');
      await choose('Destination Port', 'DEHAM');
      await choose('Carrier', 'Maersk');
      await tabTo(page, 'Save Route');
      await page.keyboard.press('Enter');
      await page.getByText('Route Subscription Created Successfully').waitFor();
      await first(page).getByText('Hamburg').waitFor();
      assert.deepEqual(await names(page), ['Ningbo', '', 'Hamburg', 'Maersk']);
      assert.equal(await counted(portal.url), before + 1);

      await tabTo(page, 'Update route 1');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Update Route' }).waitFor();
      await choose('Discharge Port', 'SGSIN');
      await tabTo(page, 'Save Route');
      await page.keyboard.press('Enter');
      await page.getByText('Route updated Successfully').waitFor();
      await first(page).getByText('Singapore').waitFor();
      await page.getByText('Route updated Successfully').waitFor({ state: 'detached' });

      await tabTo(page, 'Delete route 1');
      await page.keyboard.press('Delete');
      await page.getByRole('dialog', { name: 'Confirm Deletion' }).waitFor();
      await tabTo(page, 'Yes, Delete');
      await page.keyboard.press('Enter');
      await page.getByText('1 route deleted.').waitFor();
      assert.equal(await counted(portal.url), before);

      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('1 route is there again.').waitFor();
      await first(page).getByText('Singapore').waitFor();
      assert.equal(await counted(portal.url), before + 1);
    }));

  test('a pasted list becomes routes, and what the company has is left out', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await ready(page);
      const before = await counted(portal.url);
      await page.getByRole('button', { name: 'Paste Routes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Paste Routes' });
      await dialog.getByRole('textbox').fill('CNNGB;HKHKG;MAEU\nCNNGB;HKHKG;MAEU\nCNNGB;SGSIN');
      await dialog.getByText('2 routes to add · 1 duplicate').waitFor();
      await dialog.getByRole('button', { name: 'Add 2 routes' }).click();
      await page.getByText('2 routes added.').waitFor();
      assert.equal(await counted(portal.url), before + 2);
    }));

  test('NAV-25 SUB-26 SUB-28 a route is changed on its own page, from which Back leads to the list', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/route-subscription/products/productsview/1');
      const discharge = page.getByRole('combobox', { name: 'Discharge Port' });
      await discharge.fill('SGSIN');
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Save Route' }).click();
      await page.getByText('Route Subscription updated Successfully').waitFor();
      await page.reload();
      await discharge.waitFor();
      assert.match(await discharge.inputValue(), /^Singapore/);
      await assertThemes(page);
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL('/route-subscription/products');
      await ready(page);
    }));

  test('D-01 NAV-45 a link of the company shows and saves its routes without an account', () =>
    visit(async (page) => {
      const link = await linkTokenOf(portal.url, { recordType: 'entity', recordId: 101 });
      await page.goto(`${LIST}&token=${link.token}`);
      await ready(page);
      await first(page).getByRole('cell').nth(2).click();
      await page.getByRole('dialog', { name: 'Update Route' }).waitFor();
      await page.getByRole('button', { name: 'Save Route' }).click();
      await page.getByText('Route updated Successfully').waitFor();
    }));

  test('SUB-13 D-104 list, drawer and pasted list fit each width', () =>
    visit(async (page) => {
      await setLook(page, 320, 'light');
      await openSignedIn(page, IMPORTER_A, LIST);
      await ready(page);
      await page.getByRole('button', { name: 'Generate Rate Sheet' }).waitFor();
      for (const name of ['', 'Add Route', 'Paste Routes']) {
        const dialog = page.getByRole('dialog', { name });
        if (name) await page.getByRole('button', { name }).click();
        if (name) await dialog.waitFor();
        for (const width of [320, 992, 1440]) {
          await setLook(page, width, 'light');
          await assertFits(page);
        }
        if (name) await page.keyboard.press('Escape');
        if (name) await dialog.waitFor({ state: 'detached' });
      }
    }));

  test('D-104 D-115 the list with its rates fits a phone in each language', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await ready(page);
      await rows(page)
        .getByText(/^Rates until/)
        .first()
        .waitFor();
      await assertFitsInEachLanguage(page);
    }));

  test('SUB-01 all routes of the company are exported, as many as it has', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await ready(page);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export routes' }).click();
      await page.getByRole('menuitem', { name: 'CSV, all records' }).click();
      const file = await (await coming).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of file) chunks.push(chunk);
      const [heads, ...lines] = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
      assert.match(heads ?? '', /^\uFEFF?Origin,Discharge port,Destination,Carrier,Created,Company$/);
      assert.equal(lines.length, await counted(portal.url));
      await assertThemes(page);
    }));
});
