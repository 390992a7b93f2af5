import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, ask, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

suite('entry of an invoice', () => {
  const { portal, visit } = portalSuite();

  test('MOD-09 D-96 the provider bills the charges of a shipment and records a payment, and the importer sees both at once', async () => {
    const where =
      '{companyRelation: {id: {eq: 101}}, quotes: {status: {eq: "Accepted"}, hasCharges: {eq: true}}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, sort: {field: id, order: ASC}, take: 1) { results { id reference } } }`,
    )) as { list: { results: { id: number; reference: string }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);
    let reference = '';

    await visit(async (page) => {
      await openSignedIn(page, ADMIN, `/shipments/${shipment.id}`);
      await part(page, 'Charges').getByRole('table', { name: 'Totals by currency' }).waitFor();
      await page.getByRole('link', { name: 'New invoice' }).click();
      await title(page, 'New invoice').waitFor();
      await page.getByRole('button', { name: /^Take over/ }).click();
      await assertThemes(page, 375);
      await page.getByRole('button', { name: 'Add line' }).click();
      const last = page.getByRole('group', { name: /^Line/ }).last();
      await last.getByLabel('Description').fill('Waiting time');
      await last.getByLabel('Currency').selectOption('SEK');
      await last.getByLabel('Amount').fill('1250,5');
      await page.getByRole('button', { name: 'Save invoice' }).click();
      await title(page, /^INV-/).waitFor();
      reference = (await title(page, /^INV-/).textContent()) ?? '';
      await page
        .getByRole('table', { name: 'Totals' })
        .getByRole('row')
        .filter({ hasText: '1,250.50' })
        .waitFor();
      await page.getByRole('button', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      await dialog.getByLabel('Currency').selectOption('SEK');
      await dialog.getByLabel('Amount').fill('250.50');
      await dialog.getByLabel('Note').fill('Bank transfer');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await part(page, /^Payments and credits/)
        .getByRole('listitem')
        .filter({ hasText: /Bank transfer.*SEK 250\.50/ })
        .waitFor();
      assert.equal(await page.getByRole('button', { name: 'Cancel invoice' }).count(), 0);
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/invoices/statement');
      await page
        .getByRole('table', { name: 'Open invoices' })
        .getByRole('row')
        .filter({ hasText: reference })
        .filter({ hasText: '1,000.00' })
        .waitFor();
      await page.getByRole('button', { name: 'Quick panel' }).click();
      await page.getByRole('dialog').getByText(`Invoice ${reference}`).first().waitFor();
      await page.goto(`/shipments/${shipment.id}`);
      await part(page, 'Charges').getByRole('link', { name: reference }).first().waitFor();
    });
  });
});
