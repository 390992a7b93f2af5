import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { orderManager } from '../helpers/e2e/order-manager.ts';
import { readingSuite, signInOnDemo } from '../helpers/e2e/pages.ts';

/** The simulated failures, and what the element says of each. */
const FAULTS = [
  ['http-500', 'HTTP error! Status: 500'],
  ['graphql-error', 'Simulated GraphQL error'],
  ['html', 'Unexpected response'],
  ['truncated', 'Unexpected response'],
] as const;

suite('the QA page', () => {
  const { visit } = readingSuite();

  const visitAs = (email: string, work: (page: Page) => Promise<void>) =>
    visit(async (page) => {
      await signInOnDemo(page, email);
      await orderManager(page).ready();
      await work(page);
    });

  const attribute = (page: Page, name: string) => page.locator('po-style-manager').first().getAttribute(name);

  test('tokens are tried on the element at once, handed on by the address, and copied as a rule', () =>
    visitAs(IMPORTER_A, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const save = orderManager(page).saveButton;
      const background = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
      const before = await background();
      const looks = page.locator('summary').filter({ hasText: 'Looks' });
      await looks.click();
      await page.getByLabel('color-primary', { exact: true }).fill('#1d5fa8');
      assert.equal(await background(), 'rgb(29, 95, 168)');
      await page.getByRole('button', { name: 'Copy CSS' }).click();
      await page.getByText('Copied', { exact: true }).first().waitFor();
      const rule = ':root {\n  --fp-color-primary: #1d5fa8;\n}';
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), rule);

      await page.getByLabel('color-on-primary', { exact: true }).fill('#1d5fa0');
      await page
        .getByRole('list', { name: 'Hard to read' })
        .getByText('on-primary on primary: 1.0')
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Reset color-on-primary' }).click();

      await page.reload();
      await orderManager(page).ready();
      assert.equal(await background(), 'rgb(29, 95, 168)');
      await looks.click();
      await page.getByRole('button', { name: 'Reset all' }).click();
      assert.equal(await background(), before);
      assert.doesNotMatch(page.url(), /look=/);
    }));

  test('its fields set and remove attributes of the element in place, and the address holds them', () =>
    visitAs(IMPORTER_A, async (page) => {
      await page.getByLabel('theme', { exact: true }).selectOption('dark');
      assert.equal(await attribute(page, 'theme'), 'dark');
      await page.getByRole('button', { name: 'Remove attribute theme' }).click();
      assert.equal(await attribute(page, 'theme'), null);
      await page.getByRole('button', { name: 'Remove attribute record-id' }).click();
      await page.getByText('No record selected.', { exact: true }).waitFor();
      await page.getByLabel('record-id', { exact: true }).fill('1001');
      await orderManager(page).ready();
      assert.match(page.url(), /record-id=1001/);
    }));

  test('a record is found by its number and goes on the page', () =>
    visitAs(IMPORTER_A, async (page) => {
      await page.getByLabel('Kind').selectOption('shipment');
      await page.getByLabel('Search', { exact: true }).fill('2001');
      const found = page.getByRole('list', { name: 'Records' }).getByRole('button');
      await found.filter({ hasText: '2001 ·' }).click();
      assert.equal(await attribute(page, 'record-id'), '2001');
      assert.equal(await attribute(page, 'record-type'), 'shipment');
    }));

  // Each waits for the element's own tries, so they go side by side.
  test('its faults make the element show errors, and none that goes away with the fault', {
    concurrency: true,
  }, async (t) => {
    await Promise.all(
      FAULTS.map(([fault, hint]) =>
        t.test(`the fault ${fault}`, () =>
          visitAs(IMPORTER_A, async (page) => {
            const events = page.getByRole('list', { name: 'Events of the elements' });
            const requests = page.getByRole('list', { name: 'Requests of the elements' });
            await page.getByLabel('Fault', { exact: true }).selectOption(fault);
            await page.getByLabel('record-id', { exact: true }).fill('1');
            await page.getByLabel('record-id', { exact: true }).fill('1001');
            const message = page.getByRole('alert').filter({ hasText: hint });
            await message.waitFor();
            await events.getByText('fp-error').first().waitFor();
            await requests.getByText(`· ${fault}`).first().waitFor();
            await page.getByLabel('Fault', { exact: true }).selectOption('none');
            await page.getByRole('button', { name: 'Try again' }).click();
            await orderManager(page).ready();
            await message.waitFor({ state: 'detached' });
          }),
        ),
      ),
    );
  });

  test('AIR-04 AIR-09 the air form stands on it with its records, its drafts in the log, and its faults', () =>
    visit(async (page) => {
      await signInOnDemo(page, AGENT);
      await page.getByLabel('element', { exact: true }).selectOption('air-rate-form');
      const form = page.locator('air-rate-form');
      const notes = form.getByRole('textbox', { name: 'Submission Notes' });
      const events = page.getByRole('list', { name: 'Events of the elements' });
      await notes.waitFor();
      await page.getByRole('button', { name: 'Clear' }).first().click();
      await page
        .getByRole('list', { name: 'Records' })
        .getByRole('button')
        .filter({ hasText: '5002' })
        .click();
      assert.equal(await form.getAttribute('record-id'), '5002');
      // Until then the record before it may still stand there, and what is typed is its draft.
      await events.getByText('fp-ready').first().waitFor();
      await notes.fill('Rates for June');
      await events.getByText(/fp-draft.*airRateForm5002/).waitFor();

      await page.getByLabel('Fault', { exact: true }).selectOption('http-500');
      await form.getByRole('button', { name: 'Load Last Submission' }).click();
      await form.getByRole('alert').filter({ hasText: 'Unable to load the last submission.' }).waitFor();
      await events
        .getByText(/fp-error.*Unable to load the last submission/)
        .first()
        .waitFor();
    }));

  test('MOD-15 NAV-44 its links for visitors open without an account', () =>
    visit(async (page) => {
      await page.goto('/demo/');
      await page.getByText('Links for visitors').click();
      const popup = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'submission 5003 (agent)' }).click();
      const opened = await popup;
      await opened.getByText('Submission 5003 · Jade Jetty Logistics').waitFor();
      await opened.getByRole('grid', { name: 'Rates', exact: true }).waitFor();
    }));

  test('two elements stand side by side and work on their own', () =>
    visitAs(IMPORTER_A, async (page) => {
      await page.getByLabel('Two elements side by side').check();
      const elements = page.locator('po-style-manager');
      const [first, second] = [orderManager(elements.nth(0)), orderManager(elements.nth(1))];
      await second.ready();
      await second.search.fill('only here');
      assert.equal(await first.search.inputValue(), '');
    }));

  test('an admin makes a link that opens the record, and spoilt ones that do not', () =>
    visitAs(ADMIN, async (page) => {
      await page.getByText('Signed links').click();
      await page.getByRole('button', { name: 'Make link' }).click();
      const links = page.getByRole('list', { name: 'Links made' });
      const open = async (name: string) => {
        const popup = page.context().waitForEvent('page');
        await links.getByRole('link', { name, exact: true }).click();
        return popup;
      };
      const good = await open('Open');
      await orderManager(good).ready();
      const bad = await open('altered token');
      await bad.getByRole('alert').filter({ hasText: 'You do not have access to this record.' }).waitFor();
    }));

  test('the event log can be copied and cleared', () =>
    visitAs(IMPORTER_A, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const events = page.getByRole('list', { name: 'Events of the elements' });
      await events.getByText('fp-ready').first().waitFor();
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied').first().waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /fp-ready/);
      await page.getByRole('button', { name: 'Clear' }).first().click();
      await page.getByText('No event was fired yet.').waitFor();
    }));
});
