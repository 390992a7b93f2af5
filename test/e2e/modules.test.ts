import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addDays, today } from '../../shared/trade/calendar-days.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, AGENT, IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertFits, setLook } from '../helpers/e2e/looks.ts';
import { fillSignIn, openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

/** Every list's address and heading. */
const LISTS: readonly { row: string; path: string; title: string }[] = [
  { row: 'NAV-10 MOD-02', path: '/shipments', title: 'Shipments' },
  { row: 'NAV-11 MOD-03', path: '/delivery', title: 'Deliveries' },
  { row: 'NAV-12 MOD-04', path: '/booking', title: 'Bookings' },
  { row: 'NAV-13 MOD-05', path: '/purchase-order', title: 'Purchase Orders' },
  { row: 'NAV-14 MOD-06', path: '/supplier', title: 'Partners' },
  { row: 'NAV-15 MOD-09', path: '/manifest', title: 'Invoices' },
  { row: 'NAV-16 MOD-10', path: '/quotes', title: 'Quotes' },
  { row: 'MOD-12', path: '/rate-search/submitted', title: 'Submitted air rates' },
  { row: 'NAV-29 MOD-13', path: '/locations', title: 'Locations' },
  { row: 'NAV-30 MOD-07', path: '/agent', title: 'Agents' },
  { row: 'NAV-31 MOD-08', path: '/insurance', title: 'Insurance' },
  { row: 'NAV-32 MOD-14', path: '/schedule', title: 'Schedules' },
  { row: 'NAV-33 MOD-15', path: '/air-rate', title: 'Air Rates' },
  { row: 'NAV-34 MOD-16', path: '/booking-charges', title: 'Booking Charges' },
  { row: 'NAV-36 MOD-17', path: '/report/ocean', title: 'Ocean Report' },
  { row: 'NAV-37 MOD-18', path: '/report/air', title: 'Air Report' },
];
/** The word of the menu is that of customers; others see manifests first. */
const titleFor = (email: string, { path, title }: (typeof LISTS)[number]): string =>
  path === '/manifest' && email !== IMPORTER_A ? 'Manifests' : title;
/** Whose records there are none of: importers submit no rates. */
const NONE_FOR: Readonly<Record<string, readonly string[]>> = {
  [IMPORTER_A]: ['/rate-search/submitted'],
};

/**
 * Importers open every list. The data API is tested with each role; here others open the lists that have records for
 * some roles alone, and those that lead to charges.
 */
const BY_ROLE = ['/booking-charges', '/quotes', '/manifest', '/rate-search/submitted', '/air-rate'];
const listsOf = (email: string) =>
  LISTS.filter(({ path }) => (email === IMPORTER_A ? path !== '/air-rate' : BY_ROLE.includes(path)));

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
/** The rows of a list name their record in a link, unlike those of a tool on the same page. */
const rows = (page: Page) => page.getByRole('rowheader').filter({ has: page.getByRole('link') });
/** The list has said what there is: how many records, and that of the routes whether there are more. */
const ended = (page: Page) =>
  page.getByText(/^[\d,]+ records?$/).or(page.getByRole('button', { name: 'Load More' }));

/** Goes on as a person does, by the portal's own links: without loading the page anew. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

suite('the lists of the modules', () => {
  const { portal, visit } = readingSuite();

  for (const email of [IMPORTER_A, AGENT, ADMIN])
    test(`${listsOf(email)
      .map(({ row }) => row)
      .join(' ')} the lists of the modules open for ${email}, with records`, () =>
      visit(async (page) => {
        await openSignedIn(page, email, '/shipments');
        for (const list of listsOf(email)) {
          const { path } = list;
          await go(page, path);
          await heading(page, titleFor(email, list)).waitFor();
          await ended(page).first().waitFor();
          assert.equal(await page.getByRole('alert').count(), 0, path);
          const isEmpty = (NONE_FOR[email] ?? []).includes(path);
          assert.equal((await rows(page).count()) > 0, !isEmpty, `${email} ${path}`);
        }
      }));

  test('NAV-23 D-58 NAV-35 NAV-21 short addresses lead to their lists, with or without a final slash', (t) =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/route-subscription');
      for (const [from, to] of [
        ['/route-subscription', '/route-subscription/products'],
        ['/report/', '/report/ocean'],
        ['/user-profile/route-subscription', '/user-profile/route-subscription/products'],
      ] as const) {
        if (from !== '/route-subscription') await page.goto(from);
        await page.waitForURL((url) => url.pathname === to);
        await ended(page).first().waitFor();
      }
      await t.test('MOD-17 the report of a period is saved as CSV', async () => {
        await page.goto(`/report/ocean?from=${addDays(today(), -300)}&to=${addDays(today(), -210)}`);
        await ended(page).first().waitFor();
        const listed = await rows(page).allInnerTexts();
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await page.getByRole('menuitem', { name: `CSV, ${listed.length} record` }).click();
        const download = await coming;
        assert.match(download.suggestedFilename(), /^Ocean Report_\d{4}-\d\d-\d\d\.csv$/);
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk);
        const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
        assert.deepEqual(
          lines.slice(1).map((line) => line.split(',')[0]),
          listed,
        );
      });
    }));

  test('MOD-15 D-15 importers, who submit no air rates, are told who does, and led to their own', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/air-rate');
      await heading(page, 'Air Rates').waitFor();
      await page.getByText('Air rates are submitted by agents.').waitFor();
      assert.equal(await page.locator('air-rate-form').count(), 0);
      await page.getByRole('main').getByRole('link', { name: 'Rate Sheets' }).click();
      await page.waitForURL('/rate-sheet');
    }));

  test('MOD-04 search, sort, reload and back: a list stays as it was left', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking');
      await rows(page).first().waitFor();
      await page.getByRole('searchbox', { name: 'Search' }).fill('BKG-20');
      await page.waitForURL(/search=BKG-20/);
      await page.getByRole('button', { name: 'Reference' }).click();
      await page.waitForURL(/sort=reference&order=ASC/);
      await ended(page).first().waitFor();
      const shown = await rows(page).allInnerTexts();
      assert.deepEqual(shown, shown.toSorted());
      await page.reload();
      await ended(page).first().waitFor();
      assert.deepEqual(await rows(page).allInnerTexts(), shown);

      await rows(page).first().getByRole('link').click();
      const record = page.getByRole('dialog', { name: shown[0]! });
      await record.getByRole('link', { name: 'Manage purchase orders' }).click();
      await page.getByLabel('Purchase orders', { exact: true }).waitFor();
      await page.goBack();
      await record.waitFor();
      await page.keyboard.press('Escape');
      await record.waitFor({ state: 'detached' });
      await ended(page).first().waitFor();
      assert.deepEqual(await rows(page).allInnerTexts(), shown);
      assert.equal(await page.getByRole('searchbox', { name: 'Search' }).inputValue(), 'BKG-20');
    }));

  test('MOD-09 MOD-10 MOD-16 D-02 charges open from a quote and a manifest with the real role, and not for importers', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/quotes?record=3001');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: 'Freight charges' }).waitFor();
      const charges = await dialog
        .getByRole('link', { name: /charges$/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      assert.equal(charges.length, 7);
      assert.ok(
        charges.every((href) => href?.endsWith('record_id=3001&role=agent')),
        String(charges),
      );
      await dialog.getByRole('link', { name: 'Freight charges' }).click();
      await page.getByRole('grid', { name: 'Charges', exact: true }).waitFor();

      await page.goto('/manifest?record=4001');
      await dialog.getByRole('link', { name: 'Manifest charges' }).click();
      await page.waitForURL(/manifests_charges\/\?record_id=4001&role=agent/);

      await openSignedIn(page, IMPORTER_A, '/booking-charges?record=3001');
      await page.getByText('Charges open for agents and for staff of the provider.').waitFor();
      await dialog.getByText('Northfold Apparel').waitFor();
      assert.equal(await dialog.getByRole('link', { name: /charges$/ }).count(), 0);
    }));

  test('ROLE-05 D-01 D-46 D-52 D-57 MSG-18 MSG-19 NAV-45 public lists: refused without a right, open with a link', () =>
    visit(async (page) => {
      const refused = page.getByRole('alert').filter({ hasText: 'You do not have access to this record.' });
      await page.goto('/route-subscription/products/?record_id=101');
      await refused.waitFor();
      await page.goto('/route-subscription/products');
      await page.getByRole('alert').filter({ hasText: 'No record selected.' }).waitFor();
      const routes = await linkTokenOf(portal.url, { recordType: 'entity', recordId: 101 });
      await page.goto(`/route-subscription/products/?record_id=101&token=${routes.token}`);
      await page.getByText('130 routes').first().waitFor();
      await page.goto(`/route-subscription/products/?record_id=102&token=${routes.token}`);
      await refused.waitFor();

      await page.goto('/route-subscription/products/?record_id=102');
      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL(/products\/\?record_id=102/);
      await refused.waitFor();
      for (const own of [
        '/route-subscription/products',
        '/user-profile/route-subscription/products?record_id=102',
      ]) {
        await page.goto(own);
        await page.getByText('130 routes').first().waitFor();
      }
    }));

  test('lists and dashboard have no barriers that axe finds, light and dark, and fit a phone', () =>
    visit(async (page) => {
      await setLook(page, 375, 'dark');
      await openSignedIn(page, ADMIN, '/dashboard');
      for (const path of ['/dashboard', '/shipments', '/quotes?record=3001']) {
        await setLook(page, 375, 'dark');
        if (path !== '/dashboard') await page.goto(path);
        if (path === '/dashboard') await page.getByRole('link', { name: /^SHP-/ }).first().waitFor();
        else await ended(page).first().waitFor();
        if (path.includes('record')) await page.getByRole('link', { name: 'Rail charges' }).waitFor();
        for (const [width, colorScheme] of [
          [375, 'dark'],
          [1440, 'light'],
        ] as const) {
          await setLook(page, width, colorScheme);
          await assertFits(page);
          assert.deepEqual(await axeProblems(page), [], `${path} ${width} ${colorScheme}`);
        }
      }
    }));
});
