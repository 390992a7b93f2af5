import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { AGENT, ask, bearerOf, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, writingSuite } from '../helpers/e2e/pages.ts';
import { exportedRows } from '../helpers/exported-rows.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Dates' });
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();

suite('the dates of a purchase order', () => {
  const { portal, visit } = writingSuite();

  test('MOD-05 D-19 D-96 an importer changes them while the agent does, chooses what counts, and the agent is told', async () => {
    const where =
      '{orderPurchaser: {id: {eq: 101}}, cargoReadyOn: {eq: null}, shipments: {agent: {id: {eq: 2}}}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allPurchaseOrder(where: ${where}, take: 1) { results { id revision orderNumbers } } }`,
    )) as { list: { results: { id: number; revision: number; orderNumbers: string }[] } };
    const [order] = list.results;
    assert.ok(order);

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/purchase-order/${order.id}`);
      await card(page).getByText('No dates yet.').waitFor();
      const change = card(page).getByRole('button', { name: 'Change dates' });
      await change.click();
      await dialog(page).getByLabel('Ship window from').fill('2027-03-10');
      await dialog(page).getByLabel('Ship window until').fill('2027-03-01');
      await save(page);
      const wrong = dialog(page).getByLabel('Ship window until').and(page.locator(':focus'));
      await wrong.waitFor();
      await dialog(page).getByText('The ship window ends before it begins.').waitFor();
      await assertThemes(page, 375);
      await dialog(page).getByLabel('Ship window until').fill('2027-03-20');

      // Unsaved work is asked about before it is lost.
      await page.keyboard.press('Escape');
      await dialog(page).getByRole('button', { name: 'Keep editing' }).click();

      await actOn(portal.url, await bearerOf(portal.url, AGENT), 'saveOrderDates', {
        ...{ orderId: order.id, revision: order.revision, cargoReadyOn: '2027-03-05' },
        ...{ shipFrom: null, shipUntil: '2027-03-25', deliverBy: null },
      });
      await save(page);
      await page
        .locator(':focus')
        .filter({ hasText: /^Wen Harbourfield has saved this meanwhile \(.+\)\. Please choose/ })
        .waitFor();
      await dialog(page).getByText('Cargo ready: – → Mar 5, 2027').waitFor();
      await save(page);
      await dialog(page).getByText('Please choose one of both.').waitFor();
      await assertThemes(page);
      await dialog(page).getByLabel('Saved meanwhile: Mar 25, 2027').check();
      await save(page);
      await dialog(page).waitFor({ state: 'detached' });
      await change.and(page.locator(':focus')).waitFor();
      for (const day of ['Mar 5, 2027', 'Mar 10, 2027', 'Mar 25, 2027'])
        await card(page).getByText(day).waitFor();
    });

    await visit(async (page) => {
      await openSignedIn(page, AGENT, `/purchase-order/${order.id}`);
      await card(page).getByRole('button', { name: 'Change dates' }).waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await dialog(page).getByText('Ship window from: – → Mar 10, 2027').first().waitFor();
    });
  });

  test('MOD-01 MOD-05 an importer finds an order that should have left on the dashboard, in the list and in its file, until it may leave later', async () => {
    const where =
      '{orderPurchaser: {id: {eq: 101}}, status: {eq: "Open"}, shipUntil: {eq: null}, shipFrom: {eq: null}}';
    const { list } = (await ask(
      portal.url,
      `{ list: allPurchaseOrder(where: ${where}, take: 1) { results { id revision orderNumbers } } }`,
    )) as { list: { results: { id: number; revision: number; orderNumbers: string }[] } };
    const [order] = list.results;
    assert.ok(order);
    const bearer = await bearerOf(portal.url, IMPORTER_A);
    const late = '3 days late: Not shipped in time';
    await actOn(portal.url, bearer, 'saveOrderDates', {
      ...{ orderId: order.id, revision: order.revision, cargoReadyOn: null, shipFrom: null, deliverBy: null },
      shipUntil: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    });
    const [exported, ...others] = await exportedRows(portal.url, bearer, {
      ...{ module: 'purchase-order', search: order.orderNumbers, filters: { late: 'yes' }, language: 'en' },
    });
    assert.deepEqual(others, []);
    assert.ok(exported?.includes(late), exported);

    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      const tasks = page.getByRole('region', { name: 'Purchase orders not booked in time' });
      await tasks.getByRole('link', { name: 'Request a booking' }).first().waitFor();
      await tasks.getByRole('link', { name: /^Show all/ }).click();
      await page.waitForURL(/status=open&late=unshipped/);
      await page.getByRole('searchbox').fill(order.orderNumbers);
      const row = page.getByRole('row').filter({ hasText: late });
      const name = row.getByRole('link', { name: order.orderNumbers, exact: true });
      await name.waitFor();
      await assertThemes(page);
      await name.click();
      await dialog(page).getByText(late).waitFor();
      await page.getByRole('link', { name: 'Open full page' }).click();
      await page.waitForURL((url) => url.pathname === `/purchase-order/${order.id}`);
      await page.getByText(late).waitFor();
      await card(page).getByRole('button', { name: 'Change dates' }).click();
      await dialog(page).getByLabel('Ship window until').fill('2099-01-01');
      await save(page);
      await page.getByText(late).waitFor({ state: 'detached' });
      await page.goto(`/purchase-order?late=yes&search=${order.orderNumbers}`);
      await page.getByText('0 records', { exact: true }).first().waitFor();
    });
  });

  test('MOD-05 an importer changes the dates of several orders at once, and is told how many were saved', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/purchase-order?status=open');
      const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select \S+$/ });
      for (const row of [0, 1]) await boxes.nth(row).check();
      await page.getByRole('button', { name: 'Change dates' }).click();
      await dialog(page).getByLabel('Delivery required by').fill('2099-01-01');
      await page.keyboard.press('Tab');
      await dialog(page).getByRole('button', { name: 'Save 2 orders' }).click();
      await page.getByRole('status').getByText('The dates of 2 orders were saved.').waitFor();
      await dialog(page).waitFor({ state: 'detached' });
      await assertThemes(page, 375);
      // What was said of the last change isn't said of the next.
      await page.getByRole('button', { name: 'Paste dates' }).click();
      await page.getByText('The dates of 2 orders were saved.').waitFor({ state: 'detached' });
    }));
});
