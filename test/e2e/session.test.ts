import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { IMPORTER_A, IMPORTER_B, PASSWORD } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openOrders, orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { fillSignIn, openSignedIn, portalSuite, signInAt } from '../helpers/e2e/pages.ts';

const BOOKING = pagePath('booking', 1001);
const EXPIRED = 'Your session has expired. Please sign in again.';
const DAY = 24 * 3_600_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In' });

/** The session ends at the server, and nobody here knows. */
const endAtServer = (page: Page) =>
  page.evaluate(async () => {
    const { authToken } = JSON.parse(localStorage.getItem('fp-session')!);
    await fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${authToken}` } });
  });

suite('the session', () => {
  const { visit } = portalSuite();

  /** A booking that a style number was taken off, which is not saved; answers the chip that is gone. */
  async function withUnsavedWork(page: Page): Promise<Locator> {
    const chip = page.getByRole('button', { name: /^Remove ST/ }).first();
    const name = await chip.getAttribute('aria-label');
    await chip.click();
    const gone = page.getByRole('button', { name: name!, exact: true, includeHidden: true });
    await gone.waitFor({ state: 'detached' });
    return gone;
  }

  test('MSG-20 D-88 an expired session opens the form over the page; the same person goes on, saves, and has lost nothing', () =>
    visit(async (page) => {
      await openOrders(page, IMPORTER_A, BOOKING);
      // Of whom the page doesn't know yet, the form can't name.
      await page.getByRole('button', { name: /^Hi, \w/ }).waitFor();
      const gone = await withUnsavedWork(page);
      await endAtServer(page);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await dialog(page).getByText(EXPIRED).waitFor();
      await assertThemes(page);
      assert.equal(await dialog(page).getByLabel('Email').inputValue(), IMPORTER_A);
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, BOOKING);
      assert.equal(await gone.count(), 0);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await orderManager(page).saved.waitFor();
    }));

  test('MSG-20 as somebody else the page loads anew, with what they may see', () =>
    visit(async (page) => {
      const manager = await openOrders(page, IMPORTER_A, BOOKING);
      await endAtServer(page);
      await manager.search.fill('4500');
      await dialog(page).waitFor();
      const loaded = page.waitForEvent('load');
      await dialog(page).getByLabel('Email').fill(IMPORTER_B);
      await dialog(page).getByLabel('Password').fill(PASSWORD);
      await dialog(page).getByRole('button', { name: 'Sign In' }).click();
      await loaded;
      await page.getByText('You do not have access to this record.').waitFor();
    }));

  test('AUTH-53 signing out in one tab signs out all, except where work is not saved', () =>
    visit(async (page) => {
      await openOrders(page, IMPORTER_A, BOOKING);
      const gone = await withUnsavedWork(page);
      const second = await page.context().newPage();
      await second.goto('/shipments');
      await second.getByRole('button', { name: /^Hi,/ }).waitFor();
      const third = await page.context().newPage();
      await third.goto('/logout');
      await third.waitForURL('/auth/login');
      await second.waitForURL('/auth/login?returnTo=%2Fshipments');
      await second.getByText('You were signed out in another tab. Please sign in again.').waitFor();
      await dialog(page).waitFor();

      // Whoever signs in again does so for all tabs.
      await fillSignIn(second, IMPORTER_A);
      await second.waitForURL('/shipments');
      await dialog(page).waitFor({ state: 'detached' });
      assert.equal(await gone.count(), 0);
      assert.equal(new URL(page.url()).search, '?record_id=1001');
    }));

  test('AUTH-51 with a clock a day ahead one signs in, works and stays signed in', () =>
    visit(async (page) => {
      await page.addInitScript((by) => {
        const { now } = Date;
        Date.now = () => now() + by;
      }, DAY);
      await signInAt(page, IMPORTER_A, BOOKING);
      await orderManager(page).ready();
      await page.reload();
      await orderManager(page).ready();
      assert.equal(await dialog(page).count(), 0);
    }));

  test('AUTH-49 where nothing may be stored one signs in for this page alone, and is told so', () =>
    visit(async (page) => {
      await page.addInitScript(() => {
        const denied = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.assign(Storage.prototype, { getItem: denied, setItem: denied, removeItem: denied });
      });
      await page.goto(`/auth/login?returnTo=${encodeURIComponent(BOOKING)}`);
      await page.getByText('This browser stores nothing for this page').waitFor();
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL(BOOKING);
      await orderManager(page).ready();
      await page.getByRole('button', { name: /^Hi,/ }).waitFor();
    }));

  const asksOnBack = (prepare: (page: Page) => Promise<unknown>) => () =>
    visit(async (page) => {
      await prepare(page);
      await openSignedIn(page, IMPORTER_A, '/shipments');
      await page.getByRole('link', { name: 'Bookings', exact: true }).click();
      await page.waitForURL('/booking');
      await page.evaluate((to) => history.pushState(null, '', to), BOOKING);
      await orderManager(page).ready();
      const gone = await withUnsavedWork(page);
      await page.evaluate(() => history.back());
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'detached' });
      assert.equal(new URL(page.url()).search, '?record_id=1001');
      assert.equal(await gone.count(), 0);
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await page.waitForURL('/booking');
    });
  test(
    'D-31 Back asks before it takes unsaved work away',
    asksOnBack(async () => {}),
  );
  // Safari before 26.2 and Firefox before 147.
  test(
    'D-31 Back asks in a browser without the Navigation API, too',
    asksOnBack((page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))),
  );

  test('the whole sign-in works by the keyboard alone', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await page.getByLabel('Email').waitFor();
      const focus = async (name: string) => {
        for (let n = 0; n < 12; n += 1) {
          await page.keyboard.press('Tab');
          const at = await page.evaluate(() => {
            const { activeElement: one } = document;
            return (one as HTMLInputElement | null)?.labels?.[0]?.textContent ?? one?.textContent;
          });
          if (at === name) return;
        }
        assert.fail(`${name} is not reached`);
      };
      await focus('Email');
      await page.keyboard.type(IMPORTER_A);
      await focus('Password');
      await page.keyboard.type(PASSWORD);
      await focus('Show');
      await page.keyboard.press('Space');
      assert.equal(await page.getByLabel('Password').getAttribute('type'), 'text');
      await focus('Forgot Password?');
      await focus('Sign In');
      await page.keyboard.press('Enter');
      await page.waitForURL('/dashboard');
    }));
});
