import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import { IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { assertFits, assertThemes, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counted = (page: Page) => page.getByText(/^[\d,]+ records?$/).first();

/** The rows of the table, once it has what the filters ask for. */
async function cellsOf(page: Page, head: string): Promise<string[]> {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((each) => each.trim() === head);
  return page.locator(`tbody tr > :nth-child(${place + 1})`).allInnerTexts();
}

async function csvOf(page: Page, start: () => Promise<void>): Promise<string[]> {
  const coming = page.waitForEvent('download');
  await start();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
}

suite('the audit log as a list', () => {
  const { visit } = readingSuite();

  test('MOD-24 SHELL-07 D-96 somebody comes from the quick panel, filters, opens an entry by keys, and exports what is left', (t) =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      await page.getByRole('button', { name: 'Quick panel' }).click();
      await page.getByRole('tab', { name: 'Audit Logs' }).click();
      await page.getByRole('link', { name: 'Search and export the whole log' }).click();
      await page.waitForURL('/audit-log');
      await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
      await counted(page).waitFor();

      let found = '';
      await t.test('filters', async () => {
        const [all] = await page.getByText(/^[\d,]+ records?$/).allInnerTexts();
        await page.getByLabel('Kind of record').selectOption({ label: 'Booking' });
        await page.getByLabel('What').selectOption({ label: 'Purchase orders changed' });
        await page
          .getByRole('row', { name: /Booking BKG-/ })
          .first()
          .waitFor();
        await counted(page)
          .filter({ hasNotText: all ?? '' })
          .waitFor();
        found = (await counted(page).textContent()) ?? '';
        assert.deepEqual(new Set(await cellsOf(page, 'What')), new Set(['Purchase orders changed']));
        assert.ok((await cellsOf(page, 'Record')).every((name) => name.startsWith('Booking ')));
        await assertThemes(page);
      });

      await t.test('a period that ends before it begins is said to be one', async () => {
        await page.getByLabel('From', { exact: true }).fill('2026-02-02');
        await page.getByLabel('To', { exact: true }).fill('2026-02-01');
        await page.getByText('The first day is after the last one: nothing can be found').waitFor();
        assert.deepEqual(await axeProblems(page), []);
        await page.getByLabel('From', { exact: true }).fill('');
        await page.getByLabel('To', { exact: true }).fill('');
        // The rows of both filters, and not those of the first that was emptied.
        await counted(page).filter({ hasText: found }).waitFor();
      });

      await t.test('keys', async () => {
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog');
        await drawer.getByText('Purchase orders changed').waitFor();
        assert.deepEqual(await axeProblems(page), []);
        const way = await drawer.getByRole('link', { name: 'Open record' }).getAttribute('href');
        assert.match(way ?? '', /^\/booking\/\d+$/);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
      });

      await t.test('the export', async () => {
        const listed = await cellsOf(page, 'Who');
        const [heads, ...rows] = await csvOf(page, async () => {
          await button(page, 'Export').click();
          await page.getByRole('menuitem', { name: /^CSV/ }).click();
        });
        assert.equal(heads, 'Time (Coordinated Universal Time),Who,What,Record,Changes');
        assert.ok(rows.length >= listed.length);
        assert.ok(rows.every((row) => row.includes(',Purchase orders changed,Booking BKG-')));
      });

      await t.test('D-15 the address of an entry tells somebody else nothing', async () => {
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        const { pathname, search } = new URL(page.url());
        await visit(async (other) => {
          await openSignedIn(other, IMPORTER_B, pathname + search);
          await other.getByRole('dialog').getByText('This record was not found.').waitFor();
        });
      });
    }));

  test('I18N-12 MOD-24 it fits on a phone in both themes', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/audit-log');
      await counted(page).waitFor();
      for (const scheme of ['light', 'dark'] as const) {
        await setLook(page, 375, scheme);
        await button(page, 'Filters').click();
        await assertFits(page);
        assert.deepEqual(await axeProblems(page), []);
        await button(page, 'Filters').click();
      }
    }));
});
