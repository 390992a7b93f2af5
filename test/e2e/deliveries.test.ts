import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { actOn } from '../helpers/act.ts';
import { AGENT, ask, bearerOf, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const card = (page: Page) => page.getByRole('region', { name: /^Deliveries/ });
const planned = (page: Page) => card(page).getByRole('listitem').filter({ hasText: '7 Harbour Yard' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Plan delivery' });

interface Milestone {
  id: number;
  event: string;
  actualAt: string | null;
}

suite('deliveries of a shipment', () => {
  const { portal, visit } = portalSuite();

  test('MOD-03 D-96 D-15 an importer plans a delivery, the agent confirms it, both find it in the list, and a change has to be confirmed again', async () => {
    const where =
      '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, status: {eq: "In Transit"}, mode: {eq: "Ocean"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1) { results { id reference } } }`,
    )) as { list: { results: { id: number; reference: string }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment.id}`);
      const plan = card(page).getByRole('button', { name: /^Plan (another )?delivery$/ });
      await plan.click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      // The first wrong field has the focus, and each says what is wrong with it.
      await dialog(page).getByLabel('Day of delivery').and(page.locator(':focus')).waitFor();
      assert.equal(await dialog(page).getByText('Required field').count(), 2);
      await assertThemes(page, 375);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await plan.and(page.locator(':focus')).waitFor();

      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Day of delivery').fill(addDays(today(), 9));
      await dialog(page).getByLabel('Until').fill('07:00');
      await dialog(page).getByLabel('Address', { exact: true }).fill('7 Harbour Yard');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).getByText('The time ends before it begins.').waitFor();
      await dialog(page).getByLabel('Until').fill('11:30');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await planned(page).filter({ hasText: '08:00–11:30' }).getByText('Requested').waitFor();
      assert.equal(
        await planned(page)
          .getByRole('button', { name: /^Confirm/ })
          .count(),
        0,
      );
    });

    await visit(async (page) => {
      await openSignedIn(page, AGENT, '/delivery?status=requested');
      const row = page.getByRole('row').filter({ hasText: '7 Harbour Yard' });
      await row.getByRole('link', { name: 'Confirm delivery' }).click();
      await planned(page)
        .getByRole('button', { name: /^Confirm delivery on/ })
        .click();
      await planned(page).getByText('Confirmed').waitFor();
      await assertThemes(page);
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/delivery?status=confirmed');
      await page.getByRole('row').filter({ hasText: '7 Harbour Yard' }).waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page
        .getByText(/^Delivery .*08:00–11:30: confirmed$/)
        .first()
        .waitFor();

      await page.goto(`/shipments/${shipment.id}`);
      await planned(page)
        .getByRole('button', { name: /^Change delivery on/ })
        .click();
      const change = page.getByRole('dialog', { name: 'Change delivery' });
      await change.getByText('A changed delivery has to be confirmed again.').waitFor();
      await change.getByLabel('Until').fill('12:15');
      await change.getByRole('button', { name: 'Save' }).click();
      await change.waitFor({ state: 'detached' });
      await page.reload();
      await planned(page).filter({ hasText: '08:00–12:15' }).getByText('Requested').waitFor();
    });
  });

  test('MOD-03 MOD-02 a delivery is cancelled after a question, and the others are delivered with their shipment', async () => {
    const where = '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, status: {eq: "In Transit"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1) { results { id revision milestones { id event actualAt } } } }`,
    )) as { list: { results: { id: number; revision: number; milestones: Milestone[] }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);
    const { id: shipmentId } = shipment;
    const bearer = await bearerOf(portal.url, AGENT);
    const act = (name: 'planDelivery' | 'recordMilestone', input: object) =>
      actOn(portal.url, bearer, name, { shipmentId, ...input });
    for (const address of ['8 Harbour Yard', '9 Harbour Yard'])
      await act('planDelivery', {
        ...{ deliveryId: null, revision: null, deliveryOn: addDays(today(), 9), fromTime: '08:00' },
        ...{ untilTime: '10:00', address, contactName: '', contactPhone: '', reference: '' },
      });
    let { revision } = shipment;
    for (const { id: milestoneId, event, actualAt } of shipment.milestones)
      if (event !== 'DROP' && !actualAt)
        ({ revision } = (await act('recordMilestone', {
          ...{ milestoneId, actualAt: new Date(Date.now() - 60_000).toISOString(), revision },
        })) as { revision: number });

    const at = (page: Page, address: string) => card(page).getByRole('listitem').filter({ hasText: address });
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipmentId}`);
      const cancel = at(page, '8 Harbour Yard').getByRole('button', { name: /^Cancel delivery/ });
      await cancel.click();
      await page.getByRole('button', { name: 'Keep delivery' }).click();
      await cancel.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel delivery' }).waitFor();
      await assertThemes(page, 375);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel delivery' }).click();
      await at(page, '8 Harbour Yard').getByText('Cancelled').waitFor();
      assert.equal(await at(page, '8 Harbour Yard').getByRole('button').count(), 0);
      await card(page).getByRole('list').and(page.locator(':focus')).waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipmentId}`);
      await page.getByRole('button', { name: 'Record Delivered' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await at(page, '9 Harbour Yard').getByText('Delivered').waitFor();
      await at(page, '8 Harbour Yard').getByText('Cancelled').waitFor();
      await page.getByRole('button', { name: 'Change Delivered' }).click();
      await page.getByRole('button', { name: 'Take back' }).click();
      await at(page, '9 Harbour Yard').getByText('Requested').waitFor();
    });
  });
});
