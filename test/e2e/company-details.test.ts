import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

suite('the details of a company', () => {
  const { visit } = writingSuite();

  test('MOD-21 NAV-20 somebody changes the address of the own company, and its agent finds the company there', async () => {
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/user-profile/account-information');
      await field(page, 'Address').fill('');
      await save(page).click();
      await field(page, 'Address').and(page.locator(':focus')).waitFor();
      await field(page, 'Address').fill('12 Customs Quay');
      await field(page, 'City').fill('Port Alder');
      await save(page).click();
      await page.getByRole('status').filter({ hasText: 'The company is saved.' }).waitFor();
      await page.reload();
      await page.getByRole('combobox', { name: 'Country' }).waitFor();
      assert.equal(await field(page, 'Address').inputValue(), '12 Customs Quay');
      await assertThemes(page);
    });
    await visit(async (page) => {
      await openSignedIn(page, AGENT, '/supplier?view=customers');
      await page.getByRole('row', { name: 'Northfold Apparel' }).getByText('Port Alder').waitFor();
    });
  });

  test('D-101 MOD-06 from a supplier in the list to its details, which an admin changes, and the list shows', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/supplier');
      const first = page.locator('[data-opens-row]').first();
      const name = (await first.textContent()) ?? '';
      await first.click();
      await page.getByRole('dialog', { name }).getByRole('link', { name: 'Edit company' }).click();
      const details = page.getByRole('dialog', { name });
      await field(page, 'City').fill('Quayside');
      await assertThemes(page, 375);
      await save(page).click();
      await details.waitFor({ state: 'detached' });
      await page.getByText(`${name} is saved.`).waitFor();
      await page.goto('/supplier');
      await page.getByRole('row', { name }).getByText('Quayside').waitFor();
    }));
});
