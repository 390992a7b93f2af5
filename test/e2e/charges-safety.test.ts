import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { DRAFT_PREFIX } from '../../widgets/charges/draft/storage-key.ts';
import {
  charges,
  chargesPath,
  type Line,
  openCharges,
  saveAndReload,
  storedCharges,
} from '../helpers/e2e/charges.ts';
import { AGENT, PASSWORD } from '../helpers/e2e/data.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';

const CHANGED = 'These charges were changed by someone else. Please reload before saving.';

const lineOf = (code: string, cost: string, comment = ''): Line => ({
  'Charge Type': code,
  Currency: 'USD',
  'Unit Code': 'EA',
  Quantity: '1',
  'Unit Cost': cost,
  ...(comment && { Comments: comment }),
});

const RUNTIME = '**/api/runtime/**';
const isSave = (route: Route) => route.request().postData()?.includes('"revision"') ?? false;

suite('charges are never lost and never doubled', () => {
  const { portal, visit } = portalSuite();
  const totals = async (feature: Parameters<typeof storedCharges>[1], id = 3003) =>
    (await storedCharges(portal.url, feature, id)).lines.map(({ totalPrice }) => totalPrice);

  test('D-19 MSG-11 of two tabs the second can not overwrite the first; it merges, loses nothing and saves', () =>
    visit(async (page) => {
      const path = chargesPath('exw_charges', 3003, 'agent');
      const first = await openCharges(page, AGENT, path);
      await first.add([lineOf('DLV', '10'), lineOf('CCF', '20')]);
      await saveAndReload(page);

      const other = await page.context().newPage();
      await other.goto(path);
      const second = charges(other);
      await second.ready();

      await first.enter(1, { 'Unit Cost': '11' });
      await saveAndReload(page);
      await second.enter(2, { 'Unit Cost': '22' });
      await second.add([lineOf('AMD', '30')], 2);
      await second.saveButton.click();
      await second.alert.filter({ hasText: CHANGED }).waitFor();
      assert.deepEqual(await totals('exw_charges'), [11, 20]);

      await other.getByRole('button', { name: 'Load the current lines' }).click();
      await second.alert.filter({ hasText: CHANGED }).waitFor({ state: 'detached' });
      await saveAndReload(other);
      assert.deepEqual(await totals('exw_charges'), [11, 22, 30]);
    }));

  test('D-19 a line that two tabs changed stands once, with the last one’s cell and a warning that names the other’s', () =>
    visit(async (page) => {
      const path = chargesPath('rail_charges', 3003, 'agent');
      const first = await openCharges(page, AGENT, path);
      await first.add([lineOf('DLV', '10')]);
      await saveAndReload(page);
      const other = await page.context().newPage();
      await other.goto(path);
      const second = charges(other);
      await second.ready();

      await first.enter(1, { Quantity: '2', 'Unit Cost': '250' });
      await saveAndReload(page);
      await second.enter(1, { 'Unit Cost': '240' });
      await second.saveButton.click();
      await other.getByRole('button', { name: 'Load the current lines' }).click();
      const theirs = 'Changed meanwhile by somebody else: 250.00';
      await second.table.locator(`td[aria-description="${theirs}"]`).waitFor();
      await second.cell('Unit Cost', 1).go();
      await second.table.getByText(theirs).waitFor();
      assert.deepEqual(await second.line(1, ['Quantity', 'Unit Cost', 'Total Cost']), [
        '2.00',
        '240.00',
        '480.00',
      ]);
      await saveAndReload(other);
      assert.deepEqual(await totals('rail_charges'), [480]);
    }));

  test('D-122 MSG-09 after a lost answer the second try is done once', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('origin_charges', 3001, 'agent'));
      await screen.add([{ 'Charge Type': 'DLV', Currency: 'USD', 'Unit Code': 'EA', Price: '77.10' }]);
      let saves = 0;
      await page.route(RUNTIME, async (route) => {
        if (!isSave(route)) return route.fallback();
        saves += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await screen.saveButton.click();
      await screen.alert.filter({ hasText: 'Unable to create charges' }).waitFor();
      assert.ok(saves > 0);
      assert.equal(await screen.cell('Price', 1).text(), '77.10');
      const { revision } = await storedCharges(portal.url, 'origin_charges', 3001);
      await page.unroute(RUNTIME);
      await saveAndReload(page);
      const now = await storedCharges(portal.url, 'origin_charges', 3001);
      assert.equal(now.revision, revision, 'the second try found its work done');
      assert.deepEqual(
        now.lines.map(({ totalPrice }) => totalPrice),
        [77.1],
      );
    }));

  test('a server killed in the middle of a save and started again has exactly one effect', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('pickup_charges', 3003, 'agent'));
      await screen.add([lineOf('DLV', '10'), lineOf('CCF', '20')]);
      let killed = false;
      await page.route(RUNTIME, async (route) => {
        if (killed || !isSave(route)) return route.fallback();
        killed = true;
        // The request is on its way when the power goes.
        const answer = route.fetch().catch(() => undefined);
        await portal.kill();
        await answer;
        await portal.restart();
        await route.abort('connectionreset');
      });
      // A start of the server lies in between.
      const reloaded = page.waitForEvent('load', { timeout: 60_000 });
      await screen.saveButton.click();
      await reloaded;
      await screen.ready();
      assert.ok(killed);
      assert.deepEqual(await totals('pickup_charges'), [10, 20]);
      assert.equal((await storedCharges(portal.url, 'pickup_charges', 3003)).revision, 1);
    }));

  test('AUTH-51 a session that ends under unsaved lines says so at the save; signing in over the page keeps them', () =>
    visit(async (page) => {
      const path = chargesPath('exw_charges', 3001, 'agent');
      const screen = await openCharges(page, AGENT, path);
      await screen.add([{ 'Charge Type': 'DLV', Currency: 'USD', 'Unit Code': 'EA', Price: '12' }]);
      await page.evaluate(async () => {
        const { authToken } = JSON.parse(localStorage.getItem('fp-session')!);
        await fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } });
      });
      await screen.saveButton.click();
      const dialog = page.getByRole('dialog', { name: 'Sign In' });
      await dialog.getByText('Your session has expired. Please sign in again.').waitFor();
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await screen.cell('Price', 1).text(), '12.00');
      await saveAndReload(page);
      assert.deepEqual(await totals('exw_charges', 3001), [12]);
    }));

  /** What the browser asks when the page is left; answers whether to leave. */
  function asked(page: Page, leave: boolean) {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      return leave ? dialog.accept() : dialog.dismiss();
    });
    return questions;
  }

  test('D-31 leaving by a link with unsaved lines asks first; without any it does not', () =>
    visit(async (page) => {
      const path = chargesPath('delivery_charges', 3001, 'agent');
      const screen = await openCharges(page, AGENT, path);
      const questions = asked(page, false);
      await screen.add([{ 'Charge Type': 'DLV', Comments: 'mine' }]);
      await page.getByRole('link', { name: 'Sign Out' }).click();
      await page.waitForFunction(() => true);
      assert.deepEqual(questions, ['beforeunload']);
      assert.equal(new URL(page.url()).pathname, new URL(path, portal.url).pathname);
      assert.equal(await screen.cell('Comments', 1).text(), 'mine');

      await page.getByRole('button', { name: 'Remove row 1', exact: true }).click();
      await page.getByRole('link', { name: 'Sign Out' }).click();
      await page.waitForURL((url) => url.pathname === '/auth/login');
      assert.equal(questions.length, 1);
    }));

  test('a tab closed with unsaved lines offers them in the next one: restored, or discarded for good', () =>
    visit(async (page) => {
      const path = chargesPath('destination_charges', 3003, 'agent');
      const screen = await openCharges(page, AGENT, path);
      const closed = await page.context().newPage();
      asked(closed, true);
      const before = charges(closed);
      await closed.goto(path);
      await before.ready();
      await before.add([lineOf('DLV', '15', 'kept')]);
      await closed.close({ runBeforeUnload: false });
      // What a tab wrote as it went comes to the others a moment later.
      await page.waitForFunction(
        (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
        DRAFT_PREFIX,
      );

      await page.reload();
      await screen.ready();
      await page.getByRole('button', { name: 'Restore' }).click();
      assert.equal(await screen.cell('Comments', 1).text(), 'kept');
      assert.equal(await screen.cell('Total Cost', 1).text(), '15.00');
      await saveAndReload(page);
      assert.equal(await page.getByRole('button', { name: 'Restore' }).count(), 0);
      assert.deepEqual(await totals('destination_charges'), [15]);
    }));
});
