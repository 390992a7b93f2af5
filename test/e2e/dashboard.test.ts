import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Locator, Page, Request } from 'playwright-core';
import { ACTION_IDS } from '../../portal/server/actions/registry.ts';
import { ADMIN, IMPORTER_A } from '../helpers/e2e/data.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

/** What a page may move in all while it loads. */
const MOST_SHIFT = 0.02;

/** What the requests for the parts of the page have in them. */
const DATA = [
  'query dashboard',
  'query tasks',
  'query firstSteps',
  ACTION_IDS.countArrivals!,
  ACTION_IDS.mapShipments!,
];

const hasPart = (request: Request, part: string) =>
  `${request.url()} ${request.postData() ?? ''}`.includes(part);

const tasks = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Waiting for you' }).getByRole('region', { name });
const marks = (page: Page) => page.getByRole('figure').getByRole('listitem').getByRole('link');

async function numberIn(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? '').match(/[\d,]+/)![0];
}

/** Follows the link, and sees that its list has as many records. */
async function leadsTo(page: Page, link: Locator, count: string): Promise<void> {
  await link.click();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
  await page
    .getByText(count === '1' ? '1 record' : `${count} records`, { exact: true })
    .first()
    .waitFor();
  await page.goBack();
  await page.waitForURL('/dashboard');
}

/** Adds up what the page moves without anybody doing something. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    const watch = globalThis as unknown as { shifted: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) watch.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

suite('the dashboard', () => {
  const { visit } = readingSuite();

  test('MOD-01 each kind of task leads to the list of as many records, and each record to what is to be done', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      for (const name of [
        'Shipments behind plan',
        'Purchase orders not booked in time',
        'Overdue invoices',
        'Quote requests waiting for an answer',
        'Quotes that expire within 14 days',
        'Bookings without purchase orders',
        'Manifests without charges',
        'Air rates that expire within 30 days',
      ]) {
        const all = tasks(page, name).getByRole('link', { name: /^Show all/ });
        // Whether something ends soon depends on the day on which the demo is looked at.
        await tasks(page, 'Bookings without purchase orders').waitFor();
        if ((await all.count()) === 0) continue;
        await leadsTo(page, all, await numberIn(all));
      }
      await tasks(page, 'Quote requests').getByRole('link', { name: 'Enter charges' }).first().click();
      await page.waitForURL('/booking-charges/freight_charges/**');
    }));

  test('MOD-01 the map leads to the open shipments of a destination, by keyboard, as its table does', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      const first = marks(page).first();
      await first.focus();
      await page.locator('figure li[data-open] > span').waitFor();
      const count = await numberIn(first);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/shipments\?status=open&destination=[A-Z0-9]{3,5}$/);
      await page
        .getByText(count === '1' ? '1 record' : `${count} records`, { exact: true })
        .first()
        .waitFor();
      await page.goBack();
      const link = page.getByRole('table', { name: 'Open shipments on the map' }).getByRole('link').first();
      await leadsTo(page, link, count);
    }));

  test('MOD-01 nothing moves while the parts of the dashboard come one after the other, on a desktop and on a phone', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      const shifted = await watchShifts(page);
      /** What is in the request that comes last, and what lets it go. */
      const late = { part: '', go: () => {} };
      await page.route('**/*', async (route) => {
        const { part } = late;
        if (part !== '' && hasPart(route.request(), part))
          await new Promise<void>((resolve) => Object.assign(late, { go: resolve }));
        await route.continue();
      });
      for (const size of [
        { width: 1440, height: 900 },
        { width: 375, height: 700 },
      ]) {
        await page.setViewportSize(size);
        for (const part of [...DATA, '/map-']) {
          const asked = page.waitForRequest((request) => hasPart(request, part));
          const others = DATA.filter((other) => other !== part).map(async (other) => {
            const answer = await page.waitForResponse((response) => hasPart(response.request(), other));
            await answer.finished();
          });
          Object.assign(late, { part });
          await page.reload();
          await Promise.all([asked, ...others]);
          // What isn't held is drawn.
          await page.evaluate(
            () =>
              new Promise((drawn) =>
                requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn))),
              ),
          );
          late.part = '';
          late.go();
          await marks(page).first().waitFor();
          await page.getByRole('navigation', { name: 'Tools' }).waitFor();
          const sum = await shifted();
          assert.ok(sum <= MOST_SHIFT, `${part} late at ${size.width} px: ${sum}`);
        }
      }
    }));
});
