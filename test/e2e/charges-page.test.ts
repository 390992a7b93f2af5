import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { alteredToken } from '../../demo/link-variants.ts';
import { charges, chargesPath, openCharges } from '../helpers/e2e/charges.ts';
import { ADMIN, AGENT, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertLook, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { fillSignIn, isShellCall, openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const NO_ACCESS = 'You do not have access to this record.';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true });

/** Data calls of the page from now on, without those of the shell around it. */
function dataCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isData = /\/api\/(betty\/query|runtime|exchange-rate)/.test(request.url());
    if (isData && !isShellCall(request)) calls.push(request.url());
  });
  return calls;
}

suite('the page of the charges', () => {
  const { portal, visit } = portalSuite();

  test('CHG-04 CHG-05 an address without a role that charges are for draws nothing of the tool, asks nothing, and says why', (t) =>
    visit(async (page) => {
      const calls = dataCalls(page);
      const isRefused = async () => {
        await page.getByText('This address does not say in which role you enter the charges.').waitFor();
        assert.equal(await page.locator('booking-charges').count(), 0);
        assert.equal(await page.getByRole('grid').count(), 0);
        assert.deepEqual(calls, []);
      };
      const path = '/booking-charges/freight_charges/?record_id=3001';
      await openSignedIn(page, ADMIN, path);
      await t.test('no role', isRefused);
      await page.goto(`${path}&role=Admin`);
      await t.test('role=Admin', isRefused);
      await t.test('leads those who may enter charges to the address with their role', async () => {
        await page.getByRole('link', { name: 'Open the charges' }).click();
        await page.waitForURL(`${path}&role=admin`);
        await page.getByRole('grid', { name: 'Charges', exact: true }).waitFor();
      });
    }));

  test('NAV-47 D-58 D-112 D-46 MSG-13 MSG-18 an address without a known feature or a record asks nothing and says so; the right one opens the page', (t) =>
    visit(async (page) => {
      const calls = dataCalls(page);
      await openSignedIn(page, AGENT, chargesPath('sea_charges', 3001, 'agent'));
      await page.getByText('Unknown charge type: sea_charges').waitFor();
      for (const id of ['', 'abc'])
        await t.test(`record_id "${id}"`, async () => {
          await page.goto(chargesPath('freight_charges', id, 'agent'));
          await page.getByText('No record selected.').waitFor();
        });
      assert.deepEqual(calls, []);
      await page.goto('/booking-charges/freight_charges?record_id=3001&role=agent');
      await charges(page).ready();
      assert.equal(await page.title(), 'Freight charges 3001 · Freight portal');
      assert.notDeepEqual(calls, []);
      await t.test('and leads back to the quote', async () => {
        await page.getByRole('link', { name: 'Open quote' }).click();
        await page.getByRole('heading', { level: 1, name: /^QUO-\d{4}-003001$/ }).waitFor();
      });
    }));

  test('NAV-47 D-01 MSG-19 a visitor is not sent away, but refused, and can sign in and come back', () =>
    visit(async (page) => {
      const path = chargesPath('freight_charges', 3001, 'agent');
      await page.goto(path);
      await alert(page, NO_ACCESS).waitFor();
      assert.equal(await charges(page).table.count(), 0);
      await signInLink(page).click();
      await fillSignIn(page, AGENT);
      await page.waitForURL(path);
      await charges(page).ready();
      assert.equal(await page.title(), 'Freight charges 3001 · Freight portal');
    }));

  test('D-02 MSG-19 an importer is refused the charges of their own quote, whatever role the address claims', (t) =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, chargesPath('freight_charges', 3001, 'agent'));
      const { table, addRow, saveButton } = charges(page);
      const isRefused = async () => {
        await alert(page, NO_ACCESS).waitFor();
        for (const part of [table, addRow, saveButton]) assert.equal(await part.count(), 0);
      };
      await t.test('role=agent', isRefused);
      await page.goto(chargesPath('freight_charges', 3001, 'admin'));
      await t.test('role=admin', isRefused);
    }));

  test('D-02 a role in the address above the real one is refused visibly', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, chargesPath('freight_charges', 3001, 'admin'));
      await alert(page, '').first().waitFor();
      assert.equal(await charges(page).table.count(), 0);
      assert.equal(await charges(page).profit.count(), 0);
    }));

  test('D-01 D-02 signed links open a quote as agent and as admin and a manifest, and only with their own token', () =>
    visit(async (page) => {
      const open = async (recordType: string, recordId: number, role: string) => {
        const link = await linkTokenOf(portal.url, { recordType, recordId, role });
        await page.goto(link.url);
        return link;
      };
      const screen = charges(page);
      await open('quote', 3002, 'admin');
      await screen.ready();
      assert.equal(await screen.profit.count(), 1, 'CHG-06');
      await open('manifest', 4001, 'agent');
      await screen.ready();
      assert.equal(await screen.profit.count(), 0);
      const { token, url } = await open('quote', 3002, 'agent');
      await screen.ready();
      assert.equal(await screen.profit.count(), 0);

      await page.goto(url.replace('role=agent', 'role=admin'));
      await page.getByRole('alert').first().waitFor();
      assert.equal(await screen.table.count(), 0);
      await page.goto(`${chargesPath('freight_charges', 3003, 'agent')}&token=${token}`);
      await alert(page, NO_ACCESS).waitFor();
      await page.goto(url.replace(token, alteredToken(token)));
      await alert(page, NO_ACCESS).waitFor();
    }));

  test('CHG-23 D-106 D-123 a save reloads the page, which comes back to where it stood, with the focus', () =>
    visit(async (page) => {
      await page.setViewportSize({ width: 1440, height: 500 });
      const screen = await openCharges(page, AGENT, chargesPath('destination_charges', 3001, 'agent'));
      const lines = Array.from({ length: 12 }, (_, n) => ({
        'Charge Type': 'DLV',
        Currency: 'USD',
        'Unit Code': 'EA',
        Price: String(n),
      }));
      await screen.add(lines);
      await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
      await screen.saveButton.focus();
      await page.evaluate(() => scrollTo(0, 150));
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await reloaded;
      await screen.ready();
      await page.waitForFunction(() => scrollY === 150);
      await screen.saveButton.and(page.locator(':focus')).waitFor();
      const saved = page.getByRole('status').filter({ hasText: 'Charges saved.' });
      await saved.waitFor();
      await screen.enter(1, { Comments: 'again' });
      await saved.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'isOld')), undefined);
    }));

  test('D-123 after Ctrl+S at a button or in a cell the reloaded page has the focus there, and Dismiss leaves it in the tool', (t) =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('pickup_charges', 3001, 'agent'));
      for (const [n, name] of ['Undo', 'Remove row 1'].entries())
        await t.test(name, async () => {
          await screen.add([{ 'Charge Type': 'DLV', Currency: 'USD', 'Unit Code': 'EA', Price: '1' }], n);
          const button = page.getByRole('button', { name, exact: true });
          await button.focus();
          const reloaded = page.waitForEvent('load');
          await page.keyboard.press('Control+s');
          await reloaded;
          await screen.ready();
          await button.and(page.locator(':focus')).waitFor();
          await page.getByRole('button', { name: 'Dismiss' }).focus();
          await page.keyboard.press('Enter');
          await page.locator('booking-charges:focus').waitFor();
        });
      await t.test('Comments row 1', async () => {
        const cell = screen.cell('Comments', 1);
        await cell.fill('dock');
        const reloaded = page.waitForEvent('load');
        await page.keyboard.press('Control+s');
        await reloaded;
        await screen.ready();
        await cell.control.and(page.locator(':focus')).waitFor();
        assert.equal(await cell.text(), 'dock');
      });
    }));

  for (const look of LOOKS)
    test(`the page is accessible and does not overflow from 320 to 1440 px, ${look.colorScheme}`, () =>
      visit(async (page) => {
        await beginLook(page, look);
        const screen = await openCharges(page, ADMIN, chargesPath('freight_charges', 3002, 'admin'));
        await screen.add([{ 'Charge Type': 'AFR', Currency: 'EUR' }]);
        await assertLook(page, look);
      }));
});
