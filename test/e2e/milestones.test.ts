import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { AGENT, ask, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const milestone = (page: Page, name: string) =>
  progress(page).getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog', { name: /when was it reached/ });

suite('what happened at the milestones of a shipment', () => {
  const { portal, visit } = portalSuite();

  test('MOD-02 D-96 D-19 an agent records an arrival, is told what can’t be, and the importer is told of it', async () => {
    // On its way for importer A, and handled by the agent.
    const where =
      '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, status: {eq: "In Transit"}, mode: {eq: "Ocean"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1) { results { id reference } } }`,
    )) as { list: { results: { id: number; reference: string }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);

    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipment.id}`);
      await milestone(page, 'Departed').getByRole('button', { name: 'Change Departed' }).waitFor();
      assert.equal(await milestone(page, 'Discharged').getByRole('button').count(), 0);

      await milestone(page, 'Arrived').getByRole('button', { name: 'Record Arrived' }).click();
      const time = dialog(page).getByLabel('Date and time');
      await time.fill('2020-01-01T10:00');
      await page.keyboard.press('Enter');
      await dialog(page)
        .getByRole('alert')
        .filter({ hasText: 'before the milestone that comes first' })
        .waitFor();
      await time.fill('');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).getByText('Required field').waitFor();
      await assertThemes(page, 375);
      await time.fill(localMinute());
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await milestone(page, 'Arrived').getByRole('button', { name: 'Change Arrived' }).waitFor();
      await milestone(page, 'Discharged').getByRole('button', { name: 'Record Discharged' }).waitFor();
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment.id}`);
      await milestone(page, 'Arrived').getByText('Planned:').waitFor();
      assert.equal(await progress(page).getByRole('button').count(), 0);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('Milestone recorded').first().waitFor();
      await page
        .getByText(/^Arrived: /)
        .first()
        .waitFor();
    });
  });

  test('D-19 what somebody else recorded meanwhile is shown before it can be written over', async () => {
    const where = '{agent: {id: {eq: 2}}, status: {eq: "In Transit"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1, sort: {field: id, order: DESC}) { results { id } } }`,
    )) as { list: { results: { id: number }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);
    await visit((first) =>
      visit(async (second) => {
        const open = async (page: Page) => {
          await openSignedIn(page, AGENT, `/shipments/${shipment.id}`);
          await milestone(page, 'Arrived').getByRole('button').click();
          await dialog(page).getByLabel('Date and time').fill(localMinute());
        };
        await open(first);
        await open(second);
        await dialog(first).getByRole('button', { name: 'Save' }).click();
        await dialog(first).waitFor({ state: 'detached' });
        await dialog(second).getByRole('button', { name: 'Save' }).click();
        await dialog(second).getByRole('alert').filter({ hasText: 'changed by someone else' }).waitFor();
        await dialog(second).getByRole('button', { name: 'Take back' }).waitFor();
      }),
    );
  });
});

/** A minute ago, as the field writes it; the browsers of the tests have the time zone of this process. */
function localMinute(): string {
  const time = new Date(Date.now() - 60_000);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
