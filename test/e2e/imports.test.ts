import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, fresh } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { assertFits, assertThemes, resize, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

/** A job does it, on a machine that may be busy. */
const DONE = { timeout: 60_000 };

suite('imports', () => {
  const { visit } = writingSuite();

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  /** Chooses the file and has it checked, by keyboard alone once it is chosen. */
  async function check(page: Page, text: string, outcome: string): Promise<void> {
    const file = { name: 'suppliers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await tabTo(page, 'Check file');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/imports\/[\w-]{36}$/);
    await heading(page, outcome).waitFor(DONE);
  }
  async function importRows(page: Page, button: string): Promise<void> {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await heading(page, 'The import is done').waitFor(DONE);
  }
  const count = (page: Page, name: string) =>
    page
      .locator('dl > div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent();

  test('D-15 D-101 companies of a file are looked at, imported, corrected, and unchanged when they come again', () =>
    visit(async (page) => {
      const [first, second] = [fresh('S'), fresh('S')];
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByRole('link', { name: 'Imports', exact: true }).first().click();
      await heading(page, 'New import').waitFor();
      await check(
        page,
        `Reference,Name,Type,Country,Remark\n${first},Mill ${first},Supplier,US,old\n${second},Mill ${second},Supplier,Narnia,"new, far"\n`,
        'The file is checked',
      );
      await page.getByText('5 headings of the file, 1 of them left out').waitFor();
      await page.getByRole('tab', { name: 'Wrong (1)' }).click();
      await page
        .getByRole('row', { name: second })
        .getByText(/^Country: /)
        .waitFor();
      await page.getByRole('row', { name: first }).waitFor({ state: 'detached' });
      // The shell's own, for a moment after a change of pages.
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      const size = page.viewportSize()!;
      await assertThemes(page);
      await setLook(page, 320, 'light');
      await assertFits(page);
      await resize(page, size);
      await page.reload();
      await page.getByRole('tab', { name: 'Wrong (1)', selected: true }).waitFor();

      await importRows(page, 'Import 1 row');
      assert.deepEqual([await count(page, 'Created'), await count(page, 'Left out')], ['1', '1']);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download wrong rows (CSV)' }).click(),
      ]);
      const wrong = await readFile(await download.path(), 'utf8');
      assert.match(wrong, /^\uFEFFReference,Name,Type,Country,Remark,What is wrong\r\n/);
      assert.match(wrong, /Narnia,"new, far",/);

      await page.getByRole('link', { name: 'Import the corrected file' }).click();
      await heading(page, 'New import').waitFor();
      const corrected = wrong.replace('Narnia', 'Canada');
      await check(page, corrected, 'The file is checked');
      await importRows(page, 'Import 1 row');

      await page.getByRole('link', { name: 'All imports' }).click();
      await check(page, corrected, 'There is nothing to import');
      await page.getByText('1 row is stored like this already.').waitFor();
      await page.goBack();
      await page.getByRole('region', { name: 'Imports so far' }).getByText('Imported').nth(1).waitFor();

      await page.goto(`/supplier?search=${second}`);
      await page
        .getByRole('row', { name: `Mill ${second}` })
        .getByText('Canada')
        .waitFor();
    }));
});
