import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { AGENT, ask, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';

const DAY_MS = 86_400_000;

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const milestone = (page: Page, name: string) =>
  progress(page).getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog', { name: /when was it reached/ });

suite('what happened at the milestones of a shipment', () => {
  const { portal, visit } = writingSuite();

  test('MOD-02 D-96 D-19 an agent records an arrival, is told what can’t be, and the importer is told of it', async () => {
    // On its way for importer A, and handled by the agent.
    const where =
      '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, stage: {eq: "In Transit"}, mode: {eq: "Ocean"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 1) { results { id reference } } }`,
    )) as { list: { results: { id: number; reference: string }[] } };
    const [shipment] = list.results;
    assert.ok(shipment);

    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipment.id}`);
      await milestone(page, 'Departed').getByRole('button', { name: 'Change Departed' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Record Discharged' }).count(), 0);

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
      await dialog(page).getByLabel('Note', { exact: true }).fill('Seal checked at the berth');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await milestone(page, 'Arrived').getByRole('button', { name: 'Change Arrived' }).waitFor();
      await milestone(page, 'Discharged').getByRole('button', { name: 'Record Discharged' }).waitFor();
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment.id}`);
      await milestone(page, 'Arrived').getByText('Planned:').waitFor();
      await milestone(page, 'Arrived').getByText('Seal checked at the berth').waitFor();
      assert.equal(await progress(page).getByRole('button').count(), 0);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('Milestone recorded').first().waitFor();
      await page
        .getByText(/^Arrived: /)
        .first()
        .waitFor();
      await page.getByText('Arrived, note: Seal checked at the berth').first().waitFor();
    });
  });

  test('MOD-02 D-96 an agent says when a shipment arrives and why it is late; the importer reads it and is told', async () => {
    const where =
      '{agent: {id: {eq: 2}}, companyRelation: {id: {eq: 101}}, stage: {eq: "In Transit"}, mode: {eq: "Ocean"}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allShipments(where: ${where}, take: 2) { results { id milestones { event plannedAt } } } }`,
    )) as { list: { results: { id: number; milestones: { event: string; plannedAt: string }[] }[] } };
    const shipment = list.results.at(-1);
    assert.ok(shipment);
    const planned = Date.parse(shipment.milestones.find(({ event }) => event === 'ARRI')!.plannedAt);
    const expected = localMinute(Math.max(planned, Date.now()) + 5 * DAY_MS + 3_600_000);
    const dayOf = (time: number) => Math.floor(time / DAY_MS);
    const late = `${dayOf(Date.parse(expected)) - dayOf(planned)} days late`;

    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/shipments/${shipment.id}`);
      await milestone(page, 'Arrived').getByRole('button', { name: 'Estimate Arrived' }).click();
      const form = page.getByRole('dialog', { name: /when is it expected/ });
      await form.getByLabel('Date and time').fill(expected);
      await form.getByLabel('Reason of the delay').selectOption('');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.getByText('Please choose why it is late').waitFor();
      await assertThemes(page, 375);
      await form.getByLabel('Reason of the delay').selectOption({ label: 'Port congestion' });
      await form.getByLabel('Note', { exact: true }).fill('No berth before Monday');
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'detached' });
      await milestone(page, 'Arrived').getByText('Port congestion: No berth before Monday').waitFor();
    });

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/shipments/${shipment.id}`);
      await milestone(page, 'Arrived').getByText(late).waitFor();
      await page
        .getByRole('region', { name: 'At a glance' })
        .getByText(`${late} · Port congestion`)
        .waitFor();
      assert.equal(await progress(page).getByRole('button').count(), 0);
      await assertThemes(page, 375);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('New estimate').first().waitFor();
      await page.getByText('Reason of the delay: Port congestion').first().waitFor();
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
          await milestone(page, 'Arrived').getByRole('button', { name: 'Record Arrived' }).click();
          await dialog(page).getByLabel('Date and time').fill(localMinute());
        };
        await open(first);
        await open(second);
        await dialog(first).getByRole('button', { name: 'Save' }).click();
        await dialog(first).waitFor({ state: 'detached' });
        await dialog(second).getByRole('button', { name: 'Save' }).click();
        await dialog(second)
          .getByRole('alert')
          .filter({ hasText: 'You have saved this in another window' })
          .waitFor();
        await dialog(second).getByRole('button', { name: 'Take back' }).waitFor();
      }),
    );
  });
});

/** A time, or a minute ago, as the field writes it; the browsers of the tests have the time zone of this process. */
function localMinute(at = Date.now() - 60_000): string {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
