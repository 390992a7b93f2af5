import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, IMPORTER_A } from '../helpers/e2e/data.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const rates = (page: Page) => page.getByRole('article');

/** Chooses a place as a person does: by a part of its name. */
async function choose(page: Page, label: string, part: string, option: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(part);
  await page.getByRole('option', { name: option }).first().click();
}

suite('searching for rates', () => {
  const { visit } = portalSuite();

  test('MOD-12 MOD-10 D-96 from a search to a quote that the forwarder is told of', async (t) => {
    let reference = '';
    await visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      await page.getByRole('link', { name: 'Rate Search' }).click();
      await choose(page, 'Origin Port', 'Busan', /^Busan, South Korea/);
      await choose(page, 'Destination Port', 'Rotterdam', /^Rotterdam, Netherlands/);
      await page.getByLabel('40HC').fill('2');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await rates(page).first().waitFor();
      const address = page.url();
      assert.match(address, /mode=FCL&origin=\d+&destination=\d+&day=20\d\d-\d\d-\d\d&40HC=2$/);
      assert.ok((await rates(page).count()) > 1);

      await t.test('sorted by time, and back again by Back', async () => {
        const byPrice = await rates(page).allInnerTexts();
        await page.getByLabel('Sort by').selectOption('Transit time');
        await page.waitForURL(/sort=transit/);
        const days = (await rates(page).allInnerTexts()).map((words) =>
          Number(/(\d+) days/.exec(words)?.[1]),
        );
        const known = days.filter((count) => !Number.isNaN(count));
        assert.deepEqual(
          known,
          known.toSorted((one, other) => one - other),
        );
        await page.goBack();
        await page.waitForURL(address);
        assert.deepEqual(await rates(page).allInnerTexts(), byPrice);
      });

      await t.test('with every line that the total is made of', async () => {
        await rates(page).first().locator('summary').click();
        await rates(page)
          .first()
          .getByRole('row', { name: /^2 × 40HC at USD/ })
          .waitFor();
        assert.deepEqual(await axeProblems(page), []);
      });

      await rates(page)
        .first()
        .getByRole('button', { name: /^Request quote/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Request quote' }).click();
      const quote = page.getByRole('link', { name: /^QUO-/ }).and(page.locator(':focus'));
      reference = (await quote.textContent()) ?? '';
      await quote.click();
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      const requested = page.getByRole('region', { name: 'Requested' });
      for (const words of ['Busan – Rotterdam', '2 × 40HC', /USD\s[\d,]+\.\d\d/])
        await requested.getByText(words).waitFor();
    });
    await visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const entry = page.getByRole('dialog').getByRole('listitem').filter({ hasText: reference });
      await entry.getByText('Quote requested').first().waitFor();
    });
  });

  test('MOD-12 SUB-08 where nothing is followed, the way leads over a subscription to the rates', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/rate-search?mode=Air');
      await choose(page, 'Origin Airport', 'PVG', /PVG/);
      await choose(page, 'Destination Airport', 'LAX', /LAX/);
      await page.getByLabel('Gross weight (kg)').fill('85');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('Your company does not subscribe to this route', { exact: false }).waitFor();
      const address = page.url();
      await page.getByRole('link', { name: 'Subscribe to this route' }).click();
      const drawer = page.getByRole('dialog', { name: 'Add Route' });
      assert.match(await drawer.getByRole('combobox', { name: 'Origin Port' }).inputValue(), /^Shanghai/);
      await drawer.getByRole('button', { name: 'Save' }).click();
      await drawer.waitFor({ state: 'hidden' });
      await page.goto(address);
      await rates(page)
        .first()
        .getByText(/^Applied:/)
        .waitFor();
    }));

  test('MOD-14 a departure leads to Add Route filled in with its ports and carrier', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/schedule');
      for (const [label, port] of [
        ['Origin', 'CNSHA'],
        ['Destination', 'DEHAM'],
      ] as const) {
        await page.getByRole('combobox', { name: label }).fill(port);
        await page.getByRole('option', { name: port }).first().click();
      }
      await page.waitForURL(/origin=\d+&destination=\d+/);
      await page
        .getByRole('row', { name: /USNYC|USLAX|NLRTM/ })
        .first()
        .waitFor({ state: 'detached' });
      assert.deepEqual(await axeProblems(page), []);
      const first = page.getByRole('rowheader').getByRole('link').first();
      const vessel = (await first.textContent()) ?? '';
      const onRow = page.getByRole('row', { name: vessel }).getByRole('link', { name: 'Add route' }).first();
      const way = await onRow.getAttribute('href');
      await first.click();
      const sailing = page.getByRole('dialog', { name: vessel });
      const carrier =
        (await sailing.getByText('Carrier', { exact: true }).locator('xpath=..').textContent()) ?? '';
      await sailing.getByText('Cut-off', { exact: true }).waitFor();
      assert.equal(await sailing.getByRole('link', { name: 'Add route' }).getAttribute('href'), way);
      await page.keyboard.press('Escape');
      await onRow.click();
      const form = page.getByRole('dialog', { name: 'Add Route' });
      const value = (label: string) => form.getByRole('combobox', { name: label }).inputValue();
      assert.match(await value('Origin Port'), /^Shanghai/);
      assert.match(await value('Destination Port'), /^Hamburg/);
      assert.equal(await value('Carrier'), carrier.replace(/^Carrier/, ''));
    }));

  test('MOD-14 a flight leads to Add Route filled in with the ports of its cities, and to the rates of its day', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/schedule');
      await page.getByRole('link', { name: 'Flights', exact: true }).click();
      for (const [label, airport] of [
        ['Origin', 'PVG'],
        ['Destination', 'HAM'],
      ] as const) {
        await page.getByRole('combobox', { name: label }).fill(airport);
        await page.getByRole('option', { name: airport }).first().click();
      }
      await page.waitForURL(/view=flights&origin=\d+&destination=\d+/);
      await page
        .getByRole('row', { name: /LAX|JFK|AMS/ })
        .first()
        .waitFor({ state: 'detached' });
      assert.deepEqual(await axeProblems(page), []);
      const first = page.getByRole('rowheader').getByRole('link').first();
      const number = (await first.textContent()) ?? '';
      assert.match(number, /^[A-Z\d]{2}\d{1,4}$/);
      await first.click();
      const flight = page.getByRole('dialog', { name: number });
      const rates = await flight.getByRole('link', { name: 'Search rates' }).getAttribute('href');
      assert.match(rates ?? '', /^\/rate-search\?mode=Air&origin=\d+&destination=\d+&day=20\d\d-\d\d-\d\d$/);
      await page.keyboard.press('Escape');
      await page.getByRole('row', { name: number }).getByRole('link', { name: 'Add route' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add Route' });
      const value = (label: string) => form.getByRole('combobox', { name: label }).inputValue();
      assert.match(await value('Origin Port'), /^Shanghai/);
      assert.match(await value('Destination Port'), /^Hamburg/);
      assert.equal(await value('Carrier'), '');
    }));
});
