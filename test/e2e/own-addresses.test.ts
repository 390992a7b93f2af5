import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn } from '../helpers/act.ts';
import { ADMIN, ask, bearerOfAdmin, IMPORTER_A, IMPORTER_B } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const LIST = '/locations?view=addresses';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const hasFocus = (page: Page, words: string) => page.locator(':focus').filter({ hasText: words }).waitFor();

interface Stored {
  id: number;
  revision: number;
}

suite('own addresses', () => {
  const { portal, visit } = writingSuite();

  test('MOD-13 MOD-02 D-19 an importer adds an address by keyboard and changes it, a delivery offers it, and it is removed', async () => {
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: {companyRelation: {id: {eq: 101}}, status: {eq: "In Transit"}}, take: 1) { results { id } } }`,
    )) as { list: { results: Stored[] } };
    const [shipment] = list.results;
    assert.ok(shipment);

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await row(page, 'Returns warehouse').waitFor();
      await tabTo(page, 'Add address');
      await page.keyboard.press('Enter');
      const add = dialog(page, 'Add address');
      await add.getByLabel('Location').and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await add.getByText('Required field').nth(3).waitFor();
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await page.keyboard.type('Quay depot');
      for (const typed of ['5 Harbour Yard', '20457', 'Hamburg', 'Germ']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(typed);
      }
      await page.getByRole('option', { name: 'Germany' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Check address');
      await page.keyboard.press('Enter');
      await add.getByText('The address is complete, and its postal code fits the country.').waitFor();
      await tabTo(page, 'Phone');
      await page.keyboard.type('by mail');
      await page.keyboard.press('Enter');
      await add.getByText('Please enter a telephone number, such as').waitFor();
      await add.getByLabel('Phone').fill('+49 40 555 0100');
      await page.keyboard.press('Enter');
      await add.waitFor({ state: 'detached' });
      await hasFocus(page, 'The address “Quay depot” was added.');
      await row(page, 'Quay depot').getByText('Hamburg').waitFor();
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
    });

    const { own } = (await ask(
      portal.url,
      '{ own: oneLocation(where: {name: {eq: "Quay depot"}}) { id revision } }',
    )) as { own: Stored };
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await row(page, 'Quay depot').waitFor();
      await tabTo(page, 'Edit Quay depot');
      await page.keyboard.press('Enter');
      const edit = dialog(page, 'Edit Quay depot');
      await edit.getByLabel('Address').fill('6 Harbour Yard');
      // Somebody else changes it meanwhile.
      await actOn(portal.url, await bearerOfAdmin(portal.url), 'saveLocation', {
        ...{ locationId: own.id, revision: own.revision, name: 'Quay depot', street: '5 Harbour Yard' },
        ...{ city: 'Hamburg', postalCode: '20457', countryCode: 'DE', contactName: 'Ina Kaiser' },
        contactPhone: '+49 40 555 0100',
      });
      await edit.getByRole('button', { name: 'Save' }).click();
      await hasFocus(page, 'has saved this meanwhile');
      await edit.getByText('Contact: – → Ina Kaiser').waitFor();
      await edit.getByRole('button', { name: 'Save' }).click();
      await edit.waitFor({ state: 'detached' });
      await hasFocus(page, 'The address “Quay depot” was saved.');
      await row(page, 'Quay depot').getByText('6 Harbour Yard').waitFor();
      await row(page, 'Quay depot').getByText('Ina Kaiser').waitFor();
    });

    const address = 'Quay depot, 6 Harbour Yard, Hamburg, 20457, Germany';
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment.id}`);
      const deliveries = page.getByRole('region', { name: /^Deliveries/ });
      await deliveries.getByRole('button', { name: /^Plan (another )?delivery$/ }).click();
      const plan = dialog(page, 'Plan delivery');
      await plan.getByLabel('Day of delivery').fill(addDays(today(), 9));
      await plan.getByLabel('Known address').selectOption({ label: 'Quay depot, Hamburg' });
      assert.equal(await plan.getByLabel('Address', { exact: true }).inputValue(), address);
      assert.equal(await plan.getByLabel('Contact').inputValue(), 'Ina Kaiser');
      await plan.getByRole('button', { name: 'Save' }).click();
      await plan.waitFor({ state: 'detached' });
      await deliveries.getByText(address).waitFor();

      // What is typed there is kept among the own addresses, too.
      await deliveries.getByRole('button', { name: /^Plan (another )?delivery$/ }).click();
      await plan.getByLabel('Address', { exact: true }).fill('8 Harbour Yard');
      await tabTo(page, 'Add to own addresses');
      await page.keyboard.press('Enter');
      const add = dialog(page, 'Add address');
      assert.equal(await add.getByLabel('Address').inputValue(), '8 Harbour Yard');
      await page.keyboard.press('Escape');
      await add.waitFor({ state: 'detached' });
      await plan.getByRole('button', { name: 'Add to own addresses' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await add.getByLabel('Location').fill('Quay office');
      await add.getByLabel('City').fill('Hamburg');
      await add.getByRole('combobox', { name: 'Country' }).fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      await assertThemes(page, 375);
      await add.getByRole('button', { name: 'Save' }).click();
      await add.waitFor({ state: 'detached' });
      assert.equal(
        await plan.getByLabel('Address', { exact: true }).inputValue(),
        'Quay office, 8 Harbour Yard, Hamburg, Germany',
      );
      assert.equal(await plan.getByRole('button', { name: 'Add to own addresses' }).count(), 0);
      await assertThemes(page, 1440);
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, LIST);
      await row(page, 'Quay office').waitFor();
      const remove = row(page, 'Quay depot').getByRole('button', { name: 'Remove Quay depot' });
      await remove.click();
      const question = dialog(page, 'Remove Quay depot');
      await question.getByText('Deliveries that are planned to it keep it.').waitFor();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await remove.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await assertThemes(page, 375);
      await assertThemes(page, 1440);
      await question.getByRole('button', { name: 'Remove', exact: true }).click();
      await question.waitFor({ state: 'detached' });
      await hasFocus(page, 'The address “Quay depot” was removed.');
      await row(page, 'Quay depot').waitFor({ state: 'detached' });
      await page.goto(`/shipments/${shipment.id}`);
      await page
        .getByRole('region', { name: /^Deliveries/ })
        .getByText(address)
        .waitFor();
    });
  });

  test('MOD-13 D-96 an admin adds an address of a company, which finds it in its list and among its notifications', async () => {
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, LIST);
      await page.getByRole('button', { name: 'Add address' }).click();
      const add = dialog(page, 'Add address');
      const company = add.getByRole('combobox', { name: 'Company' });
      await company.and(page.locator(':focus')).waitFor();
      await company.fill('Copper');
      await page.getByRole('option').first().click();
      await add.getByLabel('Location').fill('Kettle store');
      await add.getByLabel('Address').fill('3 Ladle Row');
      await add.getByLabel('City').fill('Joliet');
      await add.getByRole('combobox', { name: 'Country' }).fill('US');
      await page.getByRole('option', { name: 'United States' }).first().click();
      await assertThemes(page, 375);
      await add.getByRole('button', { name: 'Save' }).click();
      await add.waitFor({ state: 'detached' });
      await row(page, 'Kettle store').waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, LIST);
      await row(page, 'Kettle store').waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('Location: – → Kettle store').first().waitFor();
    });
  });
});
