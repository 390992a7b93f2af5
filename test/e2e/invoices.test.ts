import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

suite('invoices', () => {
  const { visit } = readingSuite();

  test('MOD-01 MOD-09 from the task of overdue invoices to one of them, its shipment, and back to what is billed for that', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      const task = page.locator('#tasks').getByRole('heading', { name: 'Overdue invoices' });
      await task.locator('..').getByRole('link').click();
      const first = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
      assert.match((await first.textContent()) ?? '', /[A-Z]{3}\s[\d,.]+[\s\S]*Overdue\s*\d+/);
      const link = first.getByRole('link', { name: /^INV-/ });
      const reference = (await link.textContent()) ?? '';
      await link.click();
      await page
        .getByRole('dialog', { name: reference })
        .getByRole('link', { name: 'Open full page' })
        .click();
      await title(page, reference).waitFor();
      await page.getByText(/Due on .+ · \d+ days? overdue/).waitFor();
      const charges = page.getByRole('table', { name: 'Charges' });
      assert.ok((await charges.getByRole('row').count()) > 1);
      await page.getByRole('table', { name: 'Totals' }).waitFor();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      assert.equal((await coming).suggestedFilename(), `${reference}.pdf`);

      await part(page, 'Related records').getByRole('link', { name: /^SHP-/ }).click();
      await part(page, /^Invoices/)
        .getByRole('listitem')
        .filter({ hasText: reference })
        .filter({ hasText: /due .+Overdue/ })
        .waitFor();
    }));

  test('MOD-09 the statement sums what is open by age, opens an invoice, and is saved as CSV', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/invoices');
      await page.getByRole('link', { name: 'Statement' }).click();
      await title(page, 'Statement of account').waitFor();
      const ageing = page.getByRole('table', { name: 'Open amounts by age' });
      await ageing.getByRole('columnheader', { name: 'Over 90 days' }).waitFor();
      await ageing.getByRole('row', { name: /^USD/ }).waitFor();

      const listed = await page
        .getByRole('table', { name: 'Open invoices' })
        .getByRole('link')
        .allInnerTexts();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
      const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n').slice(1);
      assert.deepEqual(
        lines.map((line) => line.split(',')[0]),
        listed,
      );
      await page.getByRole('link', { name: listed[0]! }).first().click();
      await title(page, listed[0]!).waitFor();
    }));

  test('MOD-09 D-146 an invoice is printed as a document of the provider with its bank, and nothing else of the page', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/invoices/statement');
      const owed = page.getByRole('table', { name: 'Open invoices' }).getByRole('link').first();
      const reference = (await owed.textContent()) ?? '';
      await owed.click();
      await title(page, reference).waitFor();
      const paper = page.getByRole('article');
      assert.equal(await paper.count(), 0);
      await page.emulateMedia({ media: 'print' });
      await paper.getByRole('heading', { name: `Invoice ${reference}` }).waitFor();
      for (const words of [
        'Bluemoor Forwarding',
        '41 Slipway Street',
        'Northfold Apparel',
        'XX91 DEMO',
        'EXHBUS00',
      ])
        await paper.getByText(words).first().waitFor();
      assert.match((await paper.textContent()) ?? '', new RegExp(`Payment reference${reference}`));
      assert.equal(await page.getByRole('button').or(page.getByRole('link')).count(), 0);
      assert.equal(await page.getByRole('navigation').or(title(page, reference)).count(), 0);

      await page.emulateMedia({ media: 'screen' });
      await page.goto('/invoices/statement');
      await page.getByRole('table', { name: 'Open invoices' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      await paper.getByRole('heading', { name: 'Statement of account' }).waitFor();
      await paper
        .getByRole('row', { name: new RegExp(reference) })
        .first()
        .waitFor();
    }));

  test('MOD-09 D-15 agents see manifests and no invoice, and an invoice of others is not found', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/manifest');
      await page.getByRole('table', { name: 'Manifests' }).waitFor();
      assert.equal(await page.getByRole('link', { name: 'Statement' }).count(), 0);
      await page.goto('/invoices/6001');
      await page.getByRole('alert').filter({ hasText: 'This record was not found.' }).waitFor();
      await page.goto('/invoices/statement');
      await page.getByText('Invoices are between the provider and its customers.').waitFor();
    }));

  test('MOD-09 an admin narrows the statement to one customer, whom the page then names, and Back keeps the choice', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/invoices/statement');
      const owed = page.getByRole('table', { name: 'Open invoices' });
      await owed.getByRole('columnheader', { name: 'Customer' }).waitFor();
      const choice = page.getByLabel('Customer');
      const [, customer = ''] = await choice.getByRole('option').allTextContents();
      await choice.selectOption({ label: customer });
      const named = page.getByText(new RegExp(`^${customer} · As of `));
      await named.waitFor();
      assert.equal(await owed.getByRole('columnheader', { name: 'Customer' }).count(), 0);
      await owed.getByRole('link').first().click();
      await title(page, /^INV-/).waitFor();
      await page.goBack();
      await named.waitFor();
    }));

  test('MOD-09 a statement of a customer that there isn’t says so, and leads to that of all', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/invoices/statement?customer=9999');
      const missing = page.getByRole('alert').filter({ hasText: 'This customer does not exist' });
      await missing.waitFor();
      assert.equal(await page.getByText('Nothing is open').or(page.getByLabel('Customer')).count(), 0);
      await missing.getByRole('link', { name: 'Statement of all customers' }).click();
      await page.getByRole('table', { name: 'Open invoices' }).waitFor();
      assert.equal(await missing.count(), 0);
    }));

  for (const look of LOOKS)
    test(`MOD-09 A11Y-01 invoice and statement fit every width, in ${look.colorScheme} without a violation`, () =>
      visit(async (page) => {
        await beginLook(page, look);
        await openSignedIn(page, IMPORTER_A, '/invoices/statement');
        await page.getByRole('table').last().waitFor();
        await assertLook(page, look);
        await page.getByRole('table', { name: 'Open invoices' }).getByRole('link').first().click();
        await page.getByRole('table', { name: 'Totals' }).waitFor();
        await beginLook(page, look);
        await assertLook(page, look);
      }));
});
