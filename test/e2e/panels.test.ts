import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { actOn } from '../helpers/act.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, AGENT, bearerOf, fresh, IMPORTER_A } from '../helpers/e2e/data.ts';
import { pagePath } from '../helpers/e2e/order-manager.ts';
import { fillSignIn, openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const CHAT = 'https://chat.example/widget.js?site=7';
const HELP = 'https://help.example/centre.js';
const KEYS = '/keyboard-shortcuts';
const BOOKING = { type: 'booking', id: 1001 } as const;

const quickPanel = (page: Page) => page.getByRole('dialog', { name: 'Quick panel' });
const openPanel = async (page: Page, tab: string) => {
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await quickPanel(page).getByRole('tab', { name: tab }).click();
};
const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to a screen or record' });

suite('panels over the page', () => {
  const { portal, visit } = portalSuite(() => ({ CHAT_SCRIPT_URL: CHAT, HELP_WIDGET_SCRIPT_URL: HELP }));

  test('SHELL-02 SHELL-03 chat and help centre start once somebody has signed in, once a page load, and may fail', () =>
    visit(async (page) => {
      const asked: string[] = [];
      await page.route(CHAT, (route) => {
        asked.push(CHAT);
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'document.documentElement.dataset.chat = "on"',
        });
      });
      await page.route(HELP, (route) => {
        asked.push(HELP);
        return route.abort();
      });
      await page.goto(`/auth/login?returnTo=${KEYS}`);
      await page.getByLabel('Email').waitFor();
      assert.deepEqual(asked, []);
      await fillSignIn(page, IMPORTER_A);
      await page.locator('html[data-chat=on]').waitFor();
      await page.keyboard.press('Control+k');
      await palette(page).fill('locations');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/locations');
      await page.goBack();
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
      assert.deepEqual(asked.sort(), [CHAT, HELP]);
      // The policy passes these two addresses and no other one.
      const isRefused = await page.evaluate(() => {
        const script = document.createElement('script');
        try {
          script.src = 'https://chat.example/other.js';
          return false;
        } catch {
          return true;
        }
      });
      assert.equal(isRefused, true);
    }));

  test('what is typed right after Ctrl+K isn’t lost while the palette is loaded, and Escape gives the focus back', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/shipments');
      const search = page.getByRole('searchbox', { name: 'Search', exact: true });
      await search.focus();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      const first = page.waitForRequest('**/*.js');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('loca');
      await first;
      release();
      await palette(page).waitFor();
      await page.keyboard.type('tions');
      assert.equal(await palette(page).inputValue(), 'locations');
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      assert.equal(await search.evaluate((field) => field.matches(':focus')), true);
      assert.equal(await search.inputValue(), '');

      await page.keyboard.press('Control+k');
      await page.keyboard.type('quotes');
      assert.equal(await palette(page).inputValue(), 'quotes');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/quotes');
    }));

  test('SHELL-07 D-96 D-97 MOD-24 what somebody else changes is news until it is read, and stands in the log of both', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, KEYS);
      await openPanel(page, 'Notifications');
      await quickPanel(page).getByRole('button', { name: 'Mark all read' }).click();
      await quickPanel(page).getByText('All read', { exact: true }).waitFor();

      const order = fresh('NEWS');
      await actOn(portal.url, await bearerOf(portal.url, ADMIN), 'createPurchaseOrder', {
        ...BOOKING,
        orderNumber: order,
      });
      await actOn(portal.url, await bearerOf(portal.url, IMPORTER_A), 'createPurchaseOrder', {
        ...BOOKING,
        orderNumber: fresh('OWN'),
      });
      await page.reload();
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      const news = quickPanel(page).getByRole('listitem').filter({ hasText: order });
      await news.getByText('Purchase order created').waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await news.getByRole('button', { name: 'Mark read' }).click();
      await quickPanel(page).getByText('All read', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'User panel' }).click();
      await page.getByRole('link', { name: 'My Activities' }).click();
      await quickPanel(page).getByRole('listitem').first().getByText('Iris Northcott (you)').waitFor();
      assert.equal(await quickPanel(page).getByText(order).count(), 0);
      await quickPanel(page).getByLabel('Show').selectOption('Everybody');
      const entry = quickPanel(page).getByRole('listitem').filter({ hasText: order });
      await entry.getByText('Ada Lindqvist').waitFor();
      await quickPanel(page).getByRole('button', { name: 'Load more' }).click();
      await quickPanel(page).getByRole('listitem').nth(40).waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await entry.getByRole('link').click();
      await page.waitForURL('/booking/1001');
      await page.getByRole('heading', { level: 1, name: /^BKG-\d{4}-001001$/ }).waitFor();
      assert.equal(await quickPanel(page).count(), 0);
    }));

  test('API-41 D-13 any record is a few keys away, also from a field of a tool, by keyboard alone', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/booking-charges/freight_charges/?record_id=3001&role=agent');
      await page.getByRole('button', { name: 'Add Row' }).click();
      const cell = page.getByRole('combobox', { name: 'Charge Type row 1' });
      await cell.focus();
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.keyboard.type('-004001');
      await page
        .getByRole('option')
        .filter({ hasText: /MAN-\d{4}-004001/ })
        .waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await page.keyboard.press('Escape');
      await cell.and(page.locator(':focus')).waitFor();
      await page.keyboard.type('?');
      assert.equal(await page.getByRole('dialog').count(), 0, 'what is typed into a cell stays there');

      await page.goto(KEYS);
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.keyboard.type('4001');
      await page
        .getByRole('option')
        .filter({ hasText: /MAN-\d{4}-004001/ })
        .waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('/manifest/4001');
      await page.getByRole('heading', { level: 1, name: 'MAN-2025-004001' }).waitFor();
    }));

  test('SHELL-33 D-96 theme, density and language hold over a reload, in the portal and in its elements', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 1001));
      const button = page.getByRole('button', { name: 'Save Changes' });
      const height = async () => (await button.boundingBox())?.height ?? 0;
      await button.waitFor();
      const comfortable = await height();
      await openPanel(page, 'Settings');
      await quickPanel(page).getByLabel('Theme').selectOption('Dark');
      await quickPanel(page).getByLabel('Density').selectOption('Compact');
      await quickPanel(page).getByLabel('Language').selectOption('Deutsch');
      await page.locator('html[lang=de]').waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await page.reload();
      const element = page.locator('po-style-manager[theme=dark]');
      await element.locator('[part=root]').waitFor({ state: 'attached' });
      await page.locator('html[lang=de][data-density=compact]').waitFor();
      const scheme = await element.evaluate(
        (host) => getComputedStyle(host.shadowRoot?.querySelector('[part=root]') as Element).colorScheme,
      );
      assert.equal(scheme, 'dark');
      const compact = await element.evaluate(
        (host) => host.shadowRoot?.querySelector('button')?.offsetHeight ?? 0,
      );
      assert.ok(compact <= comfortable, `${compact} is no higher than ${comfortable}`);
    }));
});
