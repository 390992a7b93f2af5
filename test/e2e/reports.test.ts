import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Download, Page } from 'playwright-core';
import { addMonths, today } from '../../shared/trade/calendar-days.ts';
import { ADMIN, AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertFits, assertThemes, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

/** The last twelve months, from which the demo's shipments are. */
const [FROM, TO] = [-11, 0].map((month) => addMonths(today(), month).slice(0, 7));
const YEAR = `from=${FROM}&to=${TO}`;

const table = (page: Page, by: string) => page.getByRole('region', { name: `${by}, all figures` });
const chart = (page: Page, name: string) => page.getByRole('img', { name });
const listHeading = (page: Page) => page.getByRole('heading', { name: 'Shipments of this report' });
const drawn = (page: Page, name: string) => chart(page, name).locator('svg.recharts-surface').first();

/** What stands behind each name in the column of shipments. */
async function shipmentsBy(page: Page, by: string): Promise<Map<string, number>> {
  const rows = await table(page, by).getByRole('row').all();
  const cells = await Promise.all(
    rows
      .slice(1)
      .map((row) =>
        Promise.all(
          [row.getByRole('rowheader'), row.getByRole('cell').first()].map((cell) => cell.textContent()),
        ),
      ),
  );
  return new Map(cells.map(([name, count]) => [name!, Number(count)]));
}

/** Tables show their first rows until all are asked for. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show all \d+$/ });
  while ((await more.count()) > 0) await more.first().click();
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0);

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

suite('the reports', () => {
  const { visit } = readingSuite();

  test('MOD-17 an importer compares a year, follows a figure to its shipments, and goes back', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      const lanes = table(page, 'By lane');
      await lanes.waitFor();
      await showAll(page);
      const [months, byLane] = [await shipmentsBy(page, 'By month'), await shipmentsBy(page, 'By lane')];
      assert.deepEqual([months.size, sum(months)], [12, sum(byLane)]);
      assert.equal(sum(await shipmentsBy(page, 'By carrier')), sum(months));

      const [lane, count] = [...byLane][0]!;
      await lanes.getByRole('link', { name: `${count} shipments, ${lane}`, exact: true }).click();
      await page.waitForURL(/origin=\d+&destination=\d+/);
      await page.getByText(`${count} records`, { exact: true }).first().waitFor();
      assert.ok(await listHeading(page).evaluate((heading) => heading === document.activeElement));
      assert.equal(sum(await shipmentsBy(page, 'By month')), count);
      await page.reload();
      await lanes.getByRole('button', { name: lane, pressed: true }).waitFor();
      await page.goBack();
      await page
        .getByText(`${sum(months)} records`, { exact: true })
        .first()
        .waitFor();
    }));

  test('MOD-17 the keyboard narrows a report, and takes the filter back', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      const carriers = table(page, 'By carrier');
      const first = carriers.getByRole('button').first();
      await first.focus();
      const name = await first.textContent();
      const count = (await shipmentsBy(page, 'By carrier')).get(name!);
      await page.keyboard.press('Enter');
      await page
        .locator('[aria-live]')
        .filter({ hasText: `${count} shipments` })
        .waitFor({ state: 'attached' });
      const chosen = carriers.getByRole('button', { name: name!, pressed: true });
      await chosen.waitFor();
      assert.ok(await chosen.evaluate((button) => button === document.activeElement));
      await page.keyboard.press('Enter');
      await carriers.getByRole('button', { name: name!, pressed: false }).waitFor();
      assert.equal(new URL(page.url()).searchParams.has('carrier'), false);
    }));

  test('MOD-17 the figures are saved as CSV, as they stand in the tables', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      await table(page, 'By carrier').waitFor();
      await showAll(page);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export figures as CSV' }).click();
      const lines = (await textOf(await coming)).trim().split('\r\n');
      const all = ['By month', 'By lane', 'By carrier'];
      const shown = (await Promise.all(all.map((by) => shipmentsBy(page, by)))).flatMap((counts) => [
        ...counts,
      ]);
      assert.deepEqual(
        lines.slice(1).map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).slice(1, 3)),
        shown.map(([name, count]) => [name.includes(',') ? `"${name}"` : name, String(count)]),
      );
      const book = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export figures as XLSX' }).click();
      assert.match((await book).suggestedFilename(), new RegExp(`^Ocean Report ${FROM} ${TO}_.*\\.xlsx$`));
    }));

  test('MOD-17 D-15 an operator hands a customer a report that holds nothing of other customers', () =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, `/report/ocean?${YEAR}`);
      const customers = table(page, 'By customer');
      await customers.waitFor();
      const names = await customers.getByRole('rowheader').allTextContents();
      assert.ok(names.length > 1);
      const [name, ...others] = names as [string, ...string[]];
      await customers.getByRole('button', { name, exact: true }).press('Enter');
      const chosen = customers.getByRole('button', { name, exact: true, pressed: true });
      await chosen.waitFor();
      assert.ok(await chosen.evaluate((button) => button === document.activeElement));
      assert.deepEqual(await customers.getByRole('rowheader').allTextContents(), [name]);

      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export figures as CSV' }).click();
      const file = await coming;
      assert.ok(file.suggestedFilename().startsWith(`Ocean Report ${FROM} ${TO}_${name}_`));
      const figures = await textOf(file);
      assert.ok(figures.includes(name));
      for (const other of others) assert.equal(figures.includes(other), false, other);

      await page.emulateMedia({ media: 'print' });
      await page.getByText(`Customer: ${name}`).waitFor();
      for (const other of others)
        assert.equal(await page.getByText(other).filter({ visible: true }).count(), 0, other);
      await page.emulateMedia({ media: 'screen' });

      await chosen.press('Enter');
      await customers.getByRole('button', { name: others[0]!, exact: true }).waitFor();
    }));

  test('MOD-17 figures come before the charts, which move nothing, and stay where these can’t be loaded', () =>
    visit(async (page) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
          }[])
            if (!hadRecentInput)
              Object.assign(globalThis, {
                shifted: (globalThis as unknown as { shifted: number }).shifted + value,
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const code = Promise.withResolvers<void>();
      await page.route('**/charts-*.js', async (route) => {
        await code.promise;
        await route.continue();
      });
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      await table(page, 'By carrier').waitFor();
      assert.equal(await drawn(page, 'Shipments, By month').count(), 0);
      const before = await table(page, 'By carrier').boundingBox();
      code.resolve();
      await drawn(page, 'Shipments, By month').waitFor();
      assert.deepEqual(await table(page, 'By carrier').boundingBox(), before);
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      assert.ok(shifted < 0.02, `moved by ${shifted}`);
    }));

  test('MOD-17 the tables of a report are all that is missing of charts whose code can’t be loaded', () =>
    visit(async (page) => {
      await page.route('**/charts-*.js', (route) => route.abort());
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      await page.getByText('The chart could not be loaded.').first().waitFor();
      assert.equal((await shipmentsBy(page, 'By month')).size, 12);
    }));

  test('MOD-18 D-15 an agent reports of the air freight that it handles, at any width, in both themes', () =>
    visit(async (page) => {
      await setLook(page, 1440, 'light');
      await openSignedIn(page, AGENT, `/report/air?${YEAR}`);
      await drawn(page, 'Shipments, By month').waitFor();
      await assertThemes(page);
      await setLook(page, 375, 'light');
      await assertFits(page);
      await assertThemes(page);
      await page.getByLabel('Charts show').selectOption('Weight (kg)');
      await page.waitForURL(/measure=volume/);
      await drawn(page, 'Weight (kg), By month').waitFor();
    }));

  test('MOD-17 a period that is none is said at its field, and one without shipments says what to do', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      await table(page, 'By month').waitFor();
      await page.getByLabel('To', { exact: true }).selectOption('2025-11');
      await page
        .getByText('The period ends before it begins. Choose Nov 2025 or an earlier month.')
        .waitFor();
      assert.deepEqual([await table(page, 'By month').count(), await listHeading(page).count()], [0, 0]);
      await page.goto('/report/ocean?from=2019-01&to=2019-03');
      await page.getByText('Choose another period or fewer filters.').waitFor();
      await page.getByRole('button', { name: 'Reset filters' }).click();
      await page.waitForURL((url) => url.search === '');
    }));

  test('MOD-17 paper has every column and the filters in words, and neither menu nor fields nor buttons', () =>
    visit(async (page) => {
      await setLook(page, 794, 'dark');
      await openSignedIn(page, IMPORTER_A, `/report/ocean?${YEAR}`);
      await table(page, 'By carrier').getByRole('button').first().click();
      await table(page, 'By carrier').getByRole('button', { pressed: true }).waitFor();
      const carrier = await table(page, 'By carrier').getByRole('button', { pressed: true }).textContent();
      await drawn(page, 'Shipments, By month').waitFor();
      const onScreen = [
        page.getByRole('button', { name: 'Print', exact: true }),
        page.getByRole('banner'),
        listHeading(page),
      ];
      const visible = () => Promise.all(onScreen.map((part) => part.isVisible()));
      assert.deepEqual(await visible(), [true, true, true]);
      await page.emulateMedia({ media: 'print' });
      await assertFits(page);
      await page.getByText(`Carrier: ${carrier}`).waitFor();
      assert.deepEqual(await visible(), [false, false, false]);
      assert.equal(await page.getByRole('search', { name: 'Report filters' }).isVisible(), false);
      assert.equal(
        await page
          .getByRole('button', { name: /^Export/ })
          .first()
          .isVisible(),
        false,
      );
      const cut = await table(page, 'By lane').evaluate((region) => region.scrollWidth - region.clientWidth);
      assert.ok(cut <= 0, `${cut} px are cut off`);
    }));
});
