import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, ask, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');

interface Billed {
  id: number;
  reference: string;
  invoices: { id: number; status: string; totals: { paidAmount: number }[] }[];
}

const isUnpaid = ({ status, totals }: Billed['invoices'][number]) =>
  ['Open', 'Overdue'].includes(status) && totals.every(({ paidAmount }) => paidAmount === 0);

async function cancel(page: Page, path: string, look?: () => Promise<void>) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Cancel invoice' }).click();
  await look?.();
  await dialog(page).getByRole('button', { name: 'Cancel invoice' }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

suite('entry of an invoice', () => {
  const { portal, visit } = writingSuite();

  test('MOD-09 D-96 the provider bills the charges of a shipment and records a payment, and the importer sees both at once', async () => {
    const where =
      '{companyRelation: {id: {eq: 101}}, quotes: {status: {eq: "Accepted"}, hasCharges: {eq: true}}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, sort: {field: id, order: DESC}, take: 50) {
        results { id reference invoices { id status totals { paidAmount } } } } }`,
    )) as { list: { results: Billed[] } };
    const shipment = list.results.find(({ invoices }) => invoices.length > 0 && invoices.every(isUnpaid));
    assert.ok(shipment);
    let reference = '';

    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/invoices');
      // What was billed by mistake can be billed again.
      for (const { id } of shipment.invoices) await cancel(page, `/invoices/${id}`);
      await page.goto(`/shipments/${shipment.id}`);
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
        .filter({ hasText: /Bank transfer.*SEK\s250\.50/ })
        .waitFor();
      assert.equal(await page.getByRole('button', { name: 'Cancel invoice' }).count(), 0);

      await page.getByRole('button', { name: 'Record payment' }).click();
      await dialog.getByLabel('Currency').selectOption('SEK');
      await dialog.getByLabel('Amount').fill('100.00');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Reverse payment of SEK 100.00' }).click();
      const question = page.getByRole('dialog', { name: 'Reverse this payment?' });
      await question.getByLabel('Reason').fill('Another invoice was meant');
      await question.getByRole('button', { name: 'Reverse' }).click();
      await part(page, /^Payments and credits/)
        .getByRole('listitem')
        .filter({ hasText: /SEK\s100\.00.*Reversed on .+ by .+: Another invoice was meant/ })
        .waitFor();
      await assertThemes(page, 375);
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
      await page.getByRole('dialog').getByText('Payment reversed: SEK 100.00').waitFor();
      await page.goto(`/shipments/${shipment.id}`);
      await part(page, 'Charges').getByRole('link', { name: reference }).first().waitFor();
    });
  });

  test('MOD-09 D-38 an invoice of no shipment is written for a chosen customer, and outlives a reload while it is typed', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/invoices');
      await page.getByRole('link', { name: 'New invoice' }).click();
      await page.getByRole('combobox', { name: 'Customer' }).fill('Northfold');
      await page.getByRole('option', { name: /^Northfold Apparel/ }).click();
      const line = page.getByRole('group', { name: 'Line 1' });
      await line.getByLabel('Description').fill('Customs consulting');
      await page.getByRole('button', { name: 'Save invoice' }).click();
      await line.getByLabel('Amount').and(page.locator(':focus')).waitFor();
      await page.reload();
      await page.getByText(/^Your draft of .+ is here again\.$/).waitFor();
      await line.getByLabel('Currency').selectOption('EUR');
      await line.getByLabel('Amount').fill('480');
      await page.getByRole('button', { name: 'Save invoice' }).click();
      await title(page, /^INV-/).waitFor();
      await page.reload();
      await page
        .getByRole('row')
        .filter({ hasText: 'Customs consulting' })
        .filter({ hasText: '480.00' })
        .waitFor();
      await part(page, 'At a glance').getByText('Northfold Apparel').waitFor();
    }));

  test('MOD-09 an open invoice is changed at its own address, credited in part, and another one cancelled', async () => {
    const { list } = (await ask(
      portal.url,
      '{ list: allInvoice(where: {status: {eq: "Open"}}, sort: {field: id, order: ASC}, take: 2) { results { id } } }',
    )) as { list: { results: { id: number }[] } };
    const [toChange, toCancel] = list.results.map(({ id }) => `/invoices/${id}`);
    assert.ok(toChange && toCancel);

    await visit(async (page) => {
      await openSignedIn(page, ADMIN, `${toChange}/change`);
      await title(page, 'Change invoice').waitFor();
      const line = page.getByRole('group', { name: /^Line/ }).first();
      await line.getByLabel('Description').fill('Repacking of cartons');
      await page.getByLabel('Due').fill('2020-01-01');
      await page.getByRole('button', { name: 'Save invoice' }).click();
      await page.getByText('It is due before it is issued.').waitFor();
      await page.getByLabel('Due').fill('2099-12-30');
      await page.getByRole('button', { name: 'Save invoice' }).click();
      await page.waitForURL((url) => url.pathname === toChange);
      await page.reload();
      await part(page, /^Charges/)
        .getByText('Repacking of cartons')
        .waitFor();
      await page.getByText('Dec 30, 2099').first().waitFor();

      await page.getByRole('button', { name: 'Credit an amount' }).click();
      await dialog(page).getByLabel('Amount').fill('1');
      await dialog(page).getByLabel('Note').fill('Goodwill');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await part(page, /^Payments and credits/)
        .getByText('Goodwill')
        .waitFor();
      // What was credited of it can't be billed otherwise any more.
      assert.equal(await page.getByRole('link', { name: 'Change invoice' }).count(), 0);

      await cancel(page, toCancel, () => assertThemes(page, 375));
      await page.reload();
      await page.getByText('Cancelled', { exact: true }).first().waitFor();
      assert.equal(await page.getByRole('button', { name: 'Record payment' }).count(), 0);
    });
  });
});
