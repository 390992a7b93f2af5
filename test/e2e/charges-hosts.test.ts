import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import { charges, chargesPath, openCharges, storedCharges } from '../helpers/e2e/charges.ts';
import { ADMIN, AGENT, linkTokenOf } from '../helpers/e2e/data.ts';
import { portalSuite, signInOnDemo, suiteForeignPage, THEME_FONT } from '../helpers/e2e/pages.ts';
import { arraysToTexts } from '../helpers/e2e/prototype-js.ts';
import { strictPage } from '../helpers/e2e/strict-page.ts';
import { eventually } from '../helpers/eventually.ts';

const LOOKS = ['font-size', 'font-family', 'color', 'background-color', 'padding', 'direction', 'height'];

const eur = (cost: string) => ({
  'Charge Type': 'DLV',
  Currency: 'EUR',
  'Unit Code': 'EA',
  Quantity: '1',
  'Unit Cost': cost,
});

suite('the charges on pages that embed them', () => {
  const foreign = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));

  const onDemo = (email: string, work: (page: Page) => Promise<void>) =>
    visit(async (page) => {
      await signInOnDemo(page, email);
      await page.getByLabel('element', { exact: true }).selectOption('booking-charges');
      await work(page);
    });
  const attribute = (page: Page, name: string) => page.locator('booking-charges').getAttribute(name);

  test('the QA page puts a quote and a manifest from its list on the page, as the role that is chosen', () =>
    onDemo(AGENT, async (page) => {
      const found = page.getByRole('list', { name: 'Records' }).getByRole('button');
      await page.getByLabel('user-role', { exact: true }).selectOption('agent');
      await found.filter({ hasText: '3002 ·' }).click();
      const screen = charges(page);
      await screen.ready();
      await screen.table.getByText('Minimum Price').first().waitFor();
      assert.equal(await attribute(page, 'feature'), 'freight_charges');
      await page.getByLabel('Kind').selectOption('manifest');
      await found.filter({ hasText: '4001 ·' }).click();
      await screen.ready();
      assert.equal(await attribute(page, 'feature'), 'manifests_charges');
      assert.match(page.url(), /element=booking-charges&feature=manifests_charges&record-id=4001/);
      await page.getByLabel('user-role', { exact: true }).selectOption('user');
      await screen.addRow.waitFor({ state: 'detached' });
    }));

  test('D-22 MSG-12 a rate of zero saves nothing and says so; without the fault the same save is done', () =>
    onDemo(ADMIN, async (page) => {
      const feature = 'exw_charges';
      await page.getByLabel('feature', { exact: true }).selectOption(feature);
      await page.getByLabel('record-id', { exact: true }).fill('3003');
      await page.getByLabel('Fault', { exact: true }).selectOption('rate-zero');
      const screen = charges(page);
      await screen.ready();
      const before = await storedCharges(portal.url, feature, 3003);
      await screen.add([eur('10')], before.lines.length);
      await screen.saveButton.click();
      await page
        .getByRole('alert')
        .filter({ hasText: 'Unable to convert EUR to USD. Nothing was saved.' })
        .waitFor();
      assert.equal((await storedCharges(portal.url, feature, 3003)).revision, before.revision);

      await page.getByLabel('Fault', { exact: true }).selectOption('none');
      const log = page.getByRole('list', { name: 'Events of the elements' });
      await screen.saveButton.click();
      await log.getByText('fp-saved').first().waitFor();
      const now = await storedCharges(portal.url, feature, 3003);
      assert.equal(now.lines.length, before.lines.length + 1);
    }));

  test('on a hostile page both tools look and work as ever; form, hotkeys and policy of the host notice nothing', () =>
    visit(async (page) => {
      const styleOf = () =>
        charges(page).addRow.evaluate(
          (button, names) => names.map((name) => getComputedStyle(button).getPropertyValue(name)),
          LOOKS,
        );
      await openCharges(page, ADMIN, chargesPath('freight_charges', 3001, 'admin'));
      const asEver = await styleOf();
      asEver[LOOKS.indexOf('font-family')] = THEME_FONT;

      await page.goto('/demo/hostile.html?quote-id=3003');
      const screen = charges(page);
      await screen.ready();
      assert.deepEqual(await styleOf(), asEver);
      await screen.addRow.click();
      await screen.cell('Charge Type', 1).type('DLV');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await screen.cell('Unit Cost', 1).go();
      // Tab and an Escape that means nothing here are the page's own.
      for (const key of [
        '1',
        '2',
        'Escape',
        '7',
        'Enter',
        'ArrowUp',
        'F2',
        'Control+A',
        'Control+Z',
        'Delete',
      ])
        await screen.cell('Unit Cost', 1).press(key);
      await screen.cell('Comments', 1).type('?/s not a hotkey');
      assert.deepEqual(await axeProblems(page, '#charges'), []);
      for (const id of ['submits', 'hotkeys', 'violations'])
        assert.equal(await page.locator(`#${id}`).textContent(), '0', id);
    }));

  test('D-106 on a foreign page of the strictest policy a save loads the lines again, the page stays, and exports work', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, {
        recordType: 'quote',
        recordId: 3002,
        role: 'agent',
      });
      foreign.html = strictPage(
        portal.url,
        `<booking-charges feature="origin_charges" record-id="3002" user-role="agent" token="${token}"></booking-charges>`,
      );
      await page.addInitScript(() => {
        const list: string[] = [];
        Object.assign(globalThis, { violations: list });
        document.addEventListener('securitypolicyviolation', (event) =>
          list.push(`${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await page.goto('/');
      const screen = charges(page);
      await screen.ready();
      await page.evaluate(() => {
        Object.assign(globalThis, {
          stays: true,
          saved: new Promise((resolve) => document.addEventListener('fp-saved', resolve)),
        });
      });
      await screen.add([eur('10.01')]);
      await screen.saveButton.click();
      await page.evaluate(async () => {
        await Reflect.get(globalThis, 'saved');
      });
      await screen.ready();
      const { lines } = await storedCharges(portal.url, 'origin_charges', 3002);
      assert.equal(lines[0]!.original!.totalPrice, 10.01);
      for (const button of ['Export CSV', 'Export XLSX']) {
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: button }).click();
        const { length } = await readFile(await (await downloading).path());
        assert.ok(length > 100);
      }
      assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'stays')), true);
      assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'violations')), []);
    }, foreign.origin));

  test('API-16 on a page that gives all arrays a toJSON, as Prototype.js does, lines are saved as a list', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'quote', recordId: 3002, role: 'agent' });
      foreign.html = strictPage(
        portal.url,
        `<booking-charges feature="delivery_charges" record-id="3002" user-role="agent" token="${token}"></booking-charges>`,
      );
      await page.addInitScript(arraysToTexts);
      await page.goto('/');
      const screen = charges(page);
      await screen.ready();
      const before = await storedCharges(portal.url, 'delivery_charges', 3002);
      await screen.add([eur('10.07')], before.lines.length);
      await screen.saveButton.click();
      const { lines } = await eventually(
        () => storedCharges(portal.url, 'delivery_charges', 3002),
        ({ lines }) => lines.length > before.lines.length,
      );
      assert.equal(lines.at(-1)!.original!.totalPrice, 10.07);
    }, foreign.origin));

  test('works whole when the page asks for its script with a query, as it does against old caches', () =>
    visit(async (page) => {
      const { token } = await linkTokenOf(portal.url, { recordType: 'quote', recordId: 3002, role: 'agent' });
      foreign.html = strictPage(
        portal.url,
        `<booking-charges feature="pickup_charges" record-id="3002" user-role="agent" token="${token}"></booking-charges>`,
        'booking-charges.js?v=2',
      );
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await page.goto('/');
      const screen = charges(page);
      await screen.ready();
      await screen.add([eur('12.5')]);
      assert.deepEqual(await screen.line(1, ['Unit Cost', 'Total Cost']), ['12.50', '12.50']);
      await screen.saveButton.click();
      await page.getByText('Charges saved.').first().waitFor();
      assert.equal(scripts.filter((path) => path === '/widgets/booking-charges.js').length, 1);
    }, foreign.origin));
});
