import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { alteredToken } from '../../demo/link-variants.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { IMPORTER_A, IMPORTER_B, linkTokenOf, PASSWORD } from '../helpers/e2e/data.ts';
import { openOrders, orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { fillSignIn, isShellCall, openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const BOOKING = pagePath('booking', 1001);
const NO_ACCESS = 'You do not have access to this record.';
const EXPIRED = 'Your session has expired. Please sign in again.';
const SESSION_KEY = 'fp-session';

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

suite('who may see a record', () => {
  const { portal, visit } = readingSuite();

  const refusedTokens: Record<string, () => Promise<string>> = {
    missing: async () => '',
    nonsense: async () => 'nonsense',
    altered: async () =>
      alteredToken((await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 })).token),
    'of another record': async () =>
      (await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1002 })).token,
    'of another type': async () =>
      (await linkTokenOf(portal.url, { recordType: 'shipment', recordId: 2001 })).token,
  };
  test('D-01 MSG-19 a refused token shows no data, a message and a way to sign in and come back', (t) =>
    visit(async (page) => {
      const manager = orderManager(page);
      for (const [name, makeToken] of Object.entries(refusedTokens))
        await t.test(`a token that is ${name}`, async () => {
          const token = await makeToken();
          await page.goto(`${BOOKING}${token && `&token=${token}`}`);
          await alert(page, NO_ACCESS).waitFor();
          assert.equal(await manager.search.isEnabled(), false);
          assert.equal(await manager.saveButton.isEnabled(), false);
        });
      await page.getByRole('heading', { name: 'This link does not open this page' }).waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await signInLink(page).click();
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL(BOOKING);
      await manager.ready();
    }));

  test('D-01 an expired token is refused and says so, one that is valid is not', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, {
        recordType: 'booking',
        recordId: 1001,
        expiresIn: 1,
      });
      // The token's own end is what the page waits for, not a span of time.
      const end = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).exp * 1000;
      await page.waitForFunction((until) => Date.now() > until, end + 1000, { polling: 100 });
      await page.goto(`${BOOKING}&token=${token}`);
      await alert(page, 'This link has expired. Please ask for a new one.').waitFor();
      const good = await linkTokenOf(portal.url, { recordType: 'booking', recordId: 1001 });
      await page.goto(good.url);
      await orderManager(page).ready();
    }));

  test('PO-69 PO-70 ROLE-03 D-15 a signed-in person is refused a foreign record and can come back as somebody else', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, BOOKING);
      await alert(page, NO_ACCESS).waitFor();
      await signInLink(page).click();
      await page.waitForURL((url) => url.pathname === '/auth/login');
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL(BOOKING);
      await orderManager(page).ready();
    }));

  test('D-01 an unknown record looks like one without a right to it', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 99_999));
      await alert(page, NO_ACCESS).waitFor();
    }));

  test('PO-05 D-46 an address without a record sends no query and says that no record is selected', (t) =>
    visit(async (page) => {
      const queries: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(betty\/query|runtime)/.test(request.url()) && !isShellCall(request))
          queries.push(request.postData() ?? '');
      });
      const isUnselected = async () => {
        await page.getByText('No record selected.').waitFor();
        await page.getByRole('heading', { name: 'Purchase Order and Style Number Manager' }).waitFor();
        assert.equal(await orderManager(page).search.isEnabled(), false);
        assert.deepEqual(queries, []);
      };
      await openSignedIn(page, IMPORTER_A, pagePath('booking', ''));
      await t.test('record_id ""', isUnselected);
      await page.goto(pagePath('booking', '12abc'));
      await t.test('record_id "12abc"', isUnselected);
    }));

  test('AUTH-51 D-88 a session that ended at the server asks to sign in over the page, and then loads it', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      await page.evaluate(async (key) => {
        const { authToken } = JSON.parse(localStorage.getItem(key)!);
        await fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } });
      }, SESSION_KEY);
      await page.reload();
      const dialog = page.getByRole('dialog', { name: 'Sign In' });
      await dialog.getByText(EXPIRED).waitFor();
      assert.equal(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY), null);
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.waitFor({ state: 'detached' });
      await manager.ready();
      assert.equal(await signInLink(page).count(), 0);
    }));

  test('AUTH-51 a session past its end asks nothing of the server and shows the message', () =>
    visit(async (page) => {
      await openOrders(page, IMPORTER_A, BOOKING);
      await page.evaluate((key) => {
        const session = JSON.parse(localStorage.getItem(key)!);
        localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: '2020-01-01T00:00:00Z' }));
      }, SESSION_KEY);
      await page.reload();
      await alert(page, EXPIRED).waitFor();
      await page.goto('/');
      await page.waitForURL('/auth/login');
    }));
});
