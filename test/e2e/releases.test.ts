import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Database, openDatabase } from '../../portal/server/db/database.ts';
import { charges } from '../helpers/e2e/charges.ts';
import { IMPORTER_A, linkTokenOf } from '../helpers/e2e/data.ts';
import { orderManager } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, suiteForeignPage, suiteVisits } from '../helpers/e2e/pages.ts';
import { eventually } from '../helpers/eventually.ts';
import { BUILT_VERSION, releaseBefore } from '../helpers/release-before.ts';
import { buildTestApp, startServer, type TestApp } from '../helpers/server.ts';

const BEFORE = '0.0.9';
const TAG = 'po-style-manager';
const FILES_TIME_MS = 120_000;

suite('a release in the middle of the work', () => {
  const foreign = suiteForeignPage();
  let database: Database;
  let old: TestApp;
  let current: TestApp;
  /** The code of the element in the release before. */
  let chunk: string;
  const visit = suiteVisits(() => old.url);

  before(async () => {
    const { dist, chunk: name } = releaseBefore(BEFORE, TAG);
    chunk = name;
    const seeding = await startServer();
    await seeding.stop();
    database = await openDatabase({ dataDir: seeding.dataDir });
    const env = { KEEP_RELEASES: '3', DEMO: 'on', ALLOWED_ORIGINS: foreign.origin };
    old = await buildTestApp(database, { dist, env });
    current = await buildTestApp(database, { env });
    // The last one that is added, of hundreds of files, two times: a slow machine takes half a minute.
    const last = `${current.url}/widgets/${BEFORE}/web-types.json`;
    await eventually(async () => (await fetch(last)).ok, Boolean, FILES_TIME_MS);
  });
  after(async () => {
    await old?.close();
    await current?.close();
    await database?.close();
  });

  /** From now on the page's server runs the current release. */
  const release = (page: Page) =>
    page.route(`${old.url}/**`, (route) =>
      route.continue({ url: route.request().url().replace(old.url, current.url) }),
    );
  const markup = async (id = 1001) => {
    const { token } = await linkTokenOf(current.url, { recordType: 'booking', recordId: id });
    return `<${TAG} record-type="booking" record-id="${id}" token="${token}"></${TAG}>`;
  };
  const versionOf = (page: Page, tag: string) => page.locator(tag).first().getAttribute('data-version');

  test('PROD-05 a page of the release before loads an element that it has not had yet', () =>
    visit(async (page) => {
      foreign.html = `<!doctype html><title>Host</title><main></main>
        <script type="module" src="${old.url}/widgets/autoload.js"></script>`;
      await page.goto('/');
      await page.waitForFunction((tag) => customElements.get(tag), TAG);
      await release(page);
      const asked: string[] = [];
      page.on('response', (response) =>
        asked.push(`${response.status()} ${new URL(response.url()).pathname}`),
      );
      await page.evaluate(
        (html) => {
          document.querySelector('main')!.innerHTML = html;
        },
        await markup(),
      );
      await orderManager(page).ready();
      assert.ok(asked.includes(`200 /widgets/chunks/${chunk}`), asked.join('\n'));
    }, foreign.origin));

  test('PROD-05 so does the portal, without being loaded anew', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/booking?record=1001');
      const link = page.getByRole('dialog').getByRole('link', { name: 'Manage purchase orders' });
      await link.waitFor();
      await release(page);
      await page.evaluate('window.isSamePage = true');
      await link.click();
      await orderManager(page).ready();
      assert.equal(await page.evaluate('window.isSamePage'), true);
    }));

  test('PROD-05 two versions on one page work; of a tag that both have the first one stays, and the page is told', () =>
    visit(async (page) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const quote = await linkTokenOf(current.url, { recordType: 'quote', recordId: 3001, role: 'agent' });
      foreign.html = `<!doctype html><title>Host</title>
        <script type="module" src="${current.url}/widgets/${BUILT_VERSION}/booking-charges.js"></script>
        <script type="module" src="${current.url}/widgets/${BEFORE}/autoload.js"></script>
        <script type="module" src="${current.url}/widgets/${BUILT_VERSION}/autoload.js"></script>
        <script type="module" src="${current.url}/widgets/${BUILT_VERSION}/${TAG}.js"></script>
        ${await markup()}
        <booking-charges feature="exw_charges" record-id="3001" user-role="agent" token="${quote.token}"></booking-charges>`;
      // The version that comes second may still be on its way when the elements are ready.
      const isTold = page.waitForEvent('console', (message) => message.text().includes(TAG));
      await page.goto('/');
      await orderManager(page.locator(TAG)).ready();
      await charges(page).ready();
      await isTold;
      assert.equal(await versionOf(page, 'booking-charges'), BUILT_VERSION);
      const told = warnings.filter((text) => text.includes(TAG));
      assert.equal(told.length, 1, warnings.join('\n'));
      const first = await versionOf(page, TAG);
      const second = first === BEFORE ? BUILT_VERSION : BEFORE;
      assert.match(told[0] ?? '', new RegExp(`by version ${first} .*that of version ${second} `));
    }, foreign.origin));

  /** A page that pins its release, and answers what an element of it could not do. */
  async function openPinned(page: Page) {
    const map = await (await fetch(`${current.url}/widgets/${BUILT_VERSION}/importmap.json`)).text();
    // The address by which visitors know the server is another one here.
    foreign.html = `<!doctype html><title>Host</title>
      <script>
        const errors = [];
        addEventListener('fp-error', ({ detail: { code, version } }) => errors.push({ code, version }));
      </script>
      <script type="importmap">${map.replaceAll('https://portal.example', current.url)}</script>
      <script type="module" src="${current.url}/widgets/${BUILT_VERSION}/autoload.js"></script>
      ${await markup()}`;
    await page.goto('/');
  }

  test('PROD-05 a pinned page runs what it pinned', () =>
    visit(async (page) => {
      await openPinned(page);
      await orderManager(page).ready();
    }, foreign.origin));

  test('PROD-05 a pinned page runs nothing else, and says that the tool could not be loaded', () =>
    visit(async (page) => {
      await page.route(new RegExp(`/chunks/${TAG}-[^/]+\\.js$`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\nwindow.stranger = true;` });
      });
      await openPinned(page);
      await page.getByRole('alert').getByText('This tool could not be loaded.').waitFor();
      assert.deepEqual(await page.evaluate('errors'), [{ code: 'load', version: BUILT_VERSION }]);
      assert.equal(await page.evaluate('window.stranger'), undefined);
    }, foreign.origin));
});
