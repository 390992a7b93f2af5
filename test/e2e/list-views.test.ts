import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { ACTION_IDS } from '../../portal/server/actions/registry.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { IMPORTER_A, IMPORTER_B, MANAGER_A } from '../helpers/e2e/data.ts';
import { assertFits, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const ended = (page: Page) =>
  page
    .getByText(/^[\d,]+ records?$/)
    .first()
    .waitFor();
const heads = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim()).filter(Boolean);
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const isSave = (request: Request, holding: RegExp): boolean => {
  const body = request.postData() ?? '';
  return body.includes(ACTION_IDS.saveListSettings ?? '') && holding.test(body);
};
/**
 * The server has stored settings like that: the page shows them before, and stores them one after the other. An answer that
 * refuses, for which it tries again, is none.
 */
const stored = (page: Page, holding: RegExp) =>
  page.waitForResponse(
    async (response) =>
      isSave(response.request(), holding) && response.ok() && !(await response.json()).errors,
  );

async function csvOf(page: Page, start: () => Promise<void>): Promise<string[][]> {
  const coming = page.waitForEvent('download');
  await start();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').trim();
  return text.split('\r\n').map((line) => line.split(','));
}

/** What stands together on the page is a column each in the file. */
const TOGETHER = ['Status and delay', 'Arrival and plan', 'Vessel, B/L or AWB, containers'];
const LATENESS = ['Planned arrival', 'Arrival', 'Days late', 'Late milestone', 'Reason for the delay'];
const CARRIAGE = ['Vessel, voyage', 'Bill of lading, air waybill', 'Containers'];

suite('columns, views, selection and export of a list', () => {
  const { visit } = portalSuite();

  test('MOD-02 MOD-17 a person arranges a list, saves it as a view, finds it on another device, and exports what it shows', (t) =>
    visit(async (page) => {
      let address = '';
      await openSignedIn(page, IMPORTER_A, '/shipments');
      await ended(page);

      await t.test('columns', async () => {
        assert.ok((await heads(page)).includes('Arrival'));
        await button(page, 'Columns').click();
        await page.getByRole('checkbox', { name: 'Arrival', exact: true }).uncheck();
        const moved = stored(page, /status\W+destinationPort/);
        await button(page, 'Move Status up').click();
        await moved;
        assert.deepEqual(await axeProblems(page), []);
        await page.keyboard.press('Escape');
        const chosen = await heads(page);
        assert.ok(!chosen.includes('Arrival'));
        assert.ok(chosen.indexOf('Status') < chosen.indexOf('Destination'));
        await page.reload();
        await ended(page);
        assert.deepEqual(await heads(page), chosen);
      });

      await t.test('a view', async () => {
        await page.getByRole('combobox', { name: 'Status' }).selectOption('delivered');
        await ended(page);
        await button(page, 'Views').click();
        const panel = page.getByRole('dialog', { name: 'Views' });
        await panel.getByRole('textbox').fill('Delivered ones');
        await button(page, 'Save').click();
        await button(page, 'Delivered ones').click();
        const chosen = stored(page, /defaultView\W+(?!null)\w/);
        await panel.getByRole('button', { name: 'Open the list with Delivered ones' }).click();
        await chosen;
        assert.deepEqual(await axeProblems(page), []);
        await page.keyboard.press('Escape');
        address = page.url();
      });

      await t.test('another device opens the list with it', () =>
        visit(async (other) => {
          await openSignedIn(other, IMPORTER_A, '/shipments');
          await button(other, 'Delivered ones').waitFor();
          await ended(other);
          assert.deepEqual(await heads(other), await heads(page));
          assert.equal(new URL(other.url()).search, new URL(address).search);
        }),
      );

      await t.test(
        'D-15 somebody else sees by its address the same list of their own rows, without the view',
        () =>
          visit(async (other) => {
            await openSignedIn(other, IMPORTER_B, new URL(address).pathname + new URL(address).search);
            await ended(other);
            await button(other, 'Views').waitFor();
            assert.deepEqual(await heads(other), await heads(page));
          }),
      );

      await t.test('a colleague finds it once it is shared, and opens it', async () => {
        await button(page, 'Delivered ones').click();
        const shared = stored(page, /sharedWith/);
        await button(page, 'Share Delivered ones with your company').click();
        await shared;
        assert.deepEqual(await axeProblems(page), []);
        await page.keyboard.press('Escape');
        await visit(async (other) => {
          await openSignedIn(other, MANAGER_A, '/shipments');
          await ended(other);
          await button(other, 'Views').click();
          await other.getByRole('button', { name: /^Delivered ones Iris/ }).click();
          await button(other, 'Delivered ones').waitFor();
          await ended(other);
          assert.deepEqual(await heads(other), await heads(page));
          assert.deepEqual(await names(other), await names(page));
        });
      });

      await t.test('the export of selected rows', async () => {
        const [first, second] = await names(page);
        await page.keyboard.press('j');
        await page.keyboard.press('x');
        await page.keyboard.press('j');
        await page.keyboard.press('x');
        await page.getByText('2 selected', { exact: true }).first().waitFor();
        const rows = await csvOf(page, async () => {
          await button(page, 'Export selected').click();
          await page.getByRole('menuitem', { name: 'CSV, 2 records' }).click();
        });
        // What stands below a status has a column of its own in a file.
        const written = rows[0]?.filter((head) => head !== 'Notes on Status');
        assert.deepEqual(written, await heads(page));
        assert.deepEqual(
          rows.slice(1).map(([name]) => name),
          [first, second],
        );
      });
    }));

  test('MOD-01 MOD-02 from the dashboard to one page and one file that say what is late, and why', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      const late = page.getByRole('region', { name: 'Shipments behind plan' });
      await late.getByRole('link').first().click();
      await button(page, 'What is late, and why').waitFor();
      await ended(page);
      const shown = await heads(page);
      for (const head of TOGETHER) assert.ok(shown.includes(head), head);
      await page
        .getByRole('cell', { name: /Port congestion/ })
        .first()
        .waitFor();
      const [written = []] = await csvOf(page, async () => {
        await button(page, 'Export').click();
        await page.getByRole('menuitem', { name: /^CSV/ }).click();
      });
      for (const head of [...LATENESS, ...CARRIAGE]) assert.ok(written.join(',').includes(head), head);
    }));

  test('MOD-02 a reload asks first while chosen columns are still on their way to the server', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_B, '/booking');
      await ended(page);
      let go = () => {};
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route('**/*', async (route) => {
        if (isSave(route.request(), /./)) await held;
        await route.continue();
      });
      await button(page, 'Columns').click();
      const saved = stored(page, /./);
      await page.getByRole('checkbox', { name: 'Mode', exact: true }).uncheck();
      const asked = page.waitForEvent('dialog');
      await page.evaluate(() => setTimeout(() => location.reload()));
      const question = await asked;
      assert.equal(question.type(), 'beforeunload');
      await question.dismiss();
      go();
      await saved;
      await page.reload();
      await ended(page);
      assert.ok(!(await heads(page)).includes('Mode'));
    }));

  test('I18N-12 the tools of a list fit on a phone in both themes', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking');
      await ended(page);
      for (const scheme of ['light', 'dark'] as const) {
        await setLook(page, 375, scheme);
        await page
          .getByRole('checkbox', { name: /^Select/ })
          .first()
          .check();
        await button(page, 'Columns').click();
        await assertFits(page);
        assert.deepEqual(await axeProblems(page), []);
        await page.keyboard.press('Escape');
        await page
          .getByRole('checkbox', { name: /^Select/ })
          .first()
          .uncheck();
      }
    }));
});
