import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { airRates } from '../helpers/e2e/air-rates.ts';
import { AGENT, linkTokenOf } from '../helpers/e2e/data.ts';
import { assertLook, assertThemes, beginLook, LOOKS } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const form = (page: Page) => airRates(page).rates;
const from = (page: Page, row: number) => airRates(page).cell('From', row);
const earlier = (page: Page) => page.getByRole('table', { name: 'Earlier submissions' });
const submitted = (page: Page) => page.getByRole('region', { name: 'Submitted rates' });
const links = (page: Page) => earlier(page).getByRole('rowheader');
const notes = (page: Page) => page.getByRole('textbox', { name: 'Submission Notes' });
const noQuestion = (page: Page) =>
  page.on('dialog', (dialog) => {
    throw new Error(`The page asks before it is left: ${dialog.type()}`);
  });

suite('the page of the air rates', () => {
  const { portal, visit } = readingSuite();

  test('NAV-33 MOD-15 AIR-03 D-31 an agent goes from a draft to an earlier submission and back, without a question and without a loss', () =>
    visit(async (page) => {
      noQuestion(page);
      await openSignedIn(page, AGENT, '/air-rate/');
      await notes(page).fill('Rates for June');
      await links(page).filter({ hasText: '5002' }).getByRole('link').click();
      await page.waitForURL(/record_id=5002/);
      await page.getByText('Submission 5002 · Jade Jetty Logistics').waitFor();
      await page.waitForFunction(
        () => document.querySelector('air-rate-form')?.shadowRoot?.querySelector('textarea')?.value === '',
      );
      await submitted(page)
        .getByRole('row', { name: /^PVG – AMS Finnair/ })
        .waitFor();
      await page.goBack();
      await page.waitForURL((url) => !url.search);
      await page.waitForFunction(
        () =>
          document.querySelector('air-rate-form')?.shadowRoot?.querySelector('textarea')?.value ===
          'Rates for June',
      );
      await page.getByRole('link', { name: 'Rate Search' }).click();
      await page.waitForURL(/rate-search/);
      await page.goBack();
      await page.getByText(/^Your entries of/).waitFor();
      assert.equal(await notes(page).inputValue(), 'Rates for June');
    }));

  test('MOD-01 MOD-15 an agent renews a rate that ends: the form begins with it from the next day, once', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/dashboard');
      await page.getByRole('link', { name: 'Renew' }).first().click();
      await page.getByText(/is filled in for the days after it ends/).waitFor();
      await page.waitForURL((url) => /record_id=\d+$/.test(url.search));
      const screen = airRates(page);
      const days = async () => [await screen.count(), await screen.cell('Validity From', 1).text()];
      const [count, begins] = await days();
      assert.equal(count, 1);
      assert.ok(begins! > new Date().toISOString().slice(0, 10));
      assert.notEqual(await from(page, 1).text(), '');
      await page.reload();
      await page.getByText(/^Your entries of/).waitFor();
      assert.deepEqual(await days(), [1, begins]);
    }));

  test('MOD-12 MOD-15 an agent chooses several rates, of different submissions, and renews them in one form', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/rate-search/submitted?day=');
      const rows = page
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: 'Renew', exact: true }) });
      const renewals: (string | null)[] = [];
      for (const row of [rows.first(), rows.nth(1), rows.last()]) {
        await row.getByRole('checkbox').check();
        const renew = row.getByRole('link', { name: 'Renew', exact: true });
        renewals.push(await renew.getAttribute('href'));
      }
      const submissions = renewals.map((href) => /record_id=(\d+)/.exec(href ?? '')?.[1]);
      assert.ok(new Set(submissions).size > 1, submissions.join());
      await assertThemes(page);
      await page
        .getByRole('region', { name: 'Selected records' })
        .getByRole('link', { name: 'Renew' })
        .click();
      await page.getByText('3 rates are filled in for the days after they end.').waitFor();
      await page.getByText('Renews several rates').waitFor();
      await page.waitForURL((url) => /record_id=\d+$/.test(url.search));
      await from(page, 3).node.waitFor();
      await assertThemes(page);
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await from(page, 2).node.waitFor({ state: 'detached' });
    }));

  test('NAV-44 D-14 D-84 a visitor sees a new draft; a link to a submission or a company also brings what was submitted', () =>
    visit(async (page) => {
      await page.goto('/air-rate/?record_id=x');
      await form(page).waitFor();
      assert.equal(await page.getByText('No record selected.').count(), 0);
      // Whoever begins to work is told what is missing, and how to get it.
      await from(page, 1).go();
      await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
      assert.equal(await earlier(page).count(), 0);

      const toSubmission = { recordType: 'submission', recordId: 5003, role: 'agent' };
      const { url } = await linkTokenOf(portal.url, toSubmission);
      await page.goto(url);
      await links(page).first().waitFor();
      assert.deepEqual(await links(page).allInnerTexts(), ['5003', '5002', '5001']);
      await page.getByRole('button', { name: 'Load Last Submission' }).click();
      await from(page, 4).node.waitFor();
      assert.equal(await page.getByRole('link', { name: 'New draft' }).count(), 0);
      // The link to one submission also compares with and copies another one of its company.
      await page.getByRole('button', { name: 'Compare with submission 5003' }).click();
      await page
        .getByRole('dialog', { name: 'Compare with submission 5003' })
        .getByText('Dropped')
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Copy submission 5001' }).click();
      const question = page.getByRole('dialog', { name: 'Replace what is entered?' });
      await question.getByRole('button', { name: 'Copy into the form' }).click();
      await page.getByRole('status').filter({ hasText: 'Submission 5001 copied.' }).waitFor();
      await from(page, 6).node.waitFor();

      const { token } = await linkTokenOf(portal.url, { recordType: 'entity', recordId: 2, role: 'agent' });
      await page.goto(`/air-rate/?token=${token}`);
      await links(page).first().waitFor();
      await page.getByRole('button', { name: 'Load Last Submission' }).click();
      await from(page, 8).node.waitFor();
      await links(page).filter({ hasText: '5001' }).getByRole('link').click();
      await page.getByRole('link', { name: 'New draft' }).click();
      await page.waitForURL(
        (url) => url.searchParams.get('token') === token && !url.searchParams.has('record_id'),
      );
    }));

  test('the page has no barriers that axe finds, and fits every width', (t) =>
    visit(async (page) => {
      for (const look of LOOKS)
        await t.test(`${look.colorScheme}, loaded at ${look.widths[0]} px`, async () => {
          await beginLook(page, look);
          await openSignedIn(page, AGENT, '/air-rate?record_id=5003');
          await form(page).waitFor();
          await submitted(page).getByRole('row').nth(1).waitFor();
          await assertLook(page, look);
        });
    }));
});
