import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  ADMIN,
  bearerOfAdmin,
  countOrders,
  fresh,
  IMPORTER_A,
  IMPORTER_B,
  linkTokenOf,
} from '../helpers/e2e/data.ts';
import { inviteLinkFor } from '../helpers/e2e/mails.ts';
import { orderManager, pagePath } from '../helpers/e2e/order-manager.ts';
import { fillSignIn, portalSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';
import { suitePathProxy } from '../helpers/e2e/path-proxy.ts';

const PATH = '/freight';

for (const { proxy: kind, removes } of [
  { proxy: 'hands the path on', removes: false },
  { proxy: 'removes the path', removes: true },
])
  suite(`the product behind a path, where the proxy ${kind}`, () => {
    const proxy = suitePathProxy(() => portal.url, PATH, removes);
    const foreign = suiteForeignPage();
    const { portal, visit } = portalSuite(() => ({
      PUBLIC_URL: proxy.url,
      ALLOWED_ORIGINS: foreign.origin,
    }));
    const open = (work: (page: Page) => Promise<void>) => visit(work, proxy.origin);
    const booking = PATH + pagePath('booking', 1001);
    const linkOf = (recordType: string, recordId: number, role = 'user') =>
      linkTokenOf(proxy.url, { recordType, recordId, role });

    afterEach(() => assert.deepEqual(proxy.strays.splice(0), [], 'nothing is asked for outside the path'));

    test('NAV-48 D-92 a deep link leads through the sign-in to its record, which is saved and there after a reload', () =>
      open(async (page) => {
        await page.goto(`${PATH}/quotes?search=Q`);
        await page.waitForURL(`${PATH}/auth/login?returnTo=${encodeURIComponent('/quotes?search=Q')}`);
        await fillSignIn(page, IMPORTER_A);
        await page.waitForURL(`${PATH}/quotes?search=Q`);
        await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor();

        await page.goto(booking);
        const manager = orderManager(page);
        await manager.ready();
        await page.reload();
        await manager.ready();
        const both = await manager.createBoth();
        await manager.save();
        assert.deepEqual(await countOrders(proxy.url, 1001, both.order), { orders: 1, linked: 1, styles: 1 });
        await page.reload();
        await manager.ready();
        await manager.shows(both);
      }));

    test('NAV-49 SHELL-36 links, tabs, Back and the address of an open record stay behind the path', () =>
      open(async (page) => {
        await page.goto(`${PATH}/auth/login`);
        await fillSignIn(page, ADMIN);
        await page.waitForURL(`${PATH}/dashboard`);
        // The dashboard has links of its own.
        const aside = page.getByRole('navigation', { name: 'Main' });
        const menu = aside.getByRole('link', { name: 'Shipments', exact: true });
        assert.equal(await menu.getAttribute('href'), `${PATH}/shipments`);
        await menu.click();
        await page.waitForURL(`${PATH}/shipments`);
        assert.equal(await menu.getAttribute('aria-current'), 'page');
        await page.getByRole('row').nth(1).getByRole('link').first().click();
        await page.waitForURL(
          (url) => url.pathname === `${PATH}/shipments` && url.searchParams.has('record'),
        );
        await page.goBack();
        await page.waitForURL(`${PATH}/shipments`);

        await page.goto(`${PATH}/agent`);
        await page.getByRole('heading', { level: 1, name: 'Agents' }).waitFor();
        await page.goto(`${PATH}/no/such/page`);
        await page.waitForURL(`${PATH}/error/error-v1`);
        await page.goto(`${PATH}/auth/login?returnTo=/demo/`);
        await page.waitForURL(`${PATH}/demo/`);
      }));

    test('PROD-05 an element on a page of another origin has the backend behind the path of its bundle', () =>
      open(async (page) => {
        const { token } = await linkOf('booking', 1001);
        foreign.html = `<!doctype html><html lang="en"><head><title>Back office</title>
          <script type="module" src="${proxy.url}/widgets/autoload.js"></script></head><body>
          <po-style-manager record-type="booking" record-id="1001" token="${token}"></po-style-manager></body></html>`;
        await page.goto(foreign.origin);
        const manager = orderManager(page);
        await manager.ready();
        const { order } = await manager.createBoth();
        await manager.save();
        assert.equal((await countOrders(proxy.url, 1001, order)).linked, 1);
      }));

    test('NAV-42 NAV-47 a signed link opens its record, also in a frame of the back office', () =>
      open(async (page) => {
        const { url } = await linkOf('booking', 1001);
        assert.ok(url.startsWith(proxy.url + pagePath('booking', 1001)), url);
        await page.goto(url);
        await orderManager(page).ready();
        foreign.html = `<!doctype html><html lang="en"><head><title>Back office</title></head><body>
          <iframe src="${url.replaceAll('&', '&amp;')}" width="900" height="700"></iframe></body></html>`;
        await page.goto(foreign.origin);
        const framed = page.frameLocator('iframe').getByRole('combobox', { name: 'Purchase orders' });
        await framed.waitFor();
      }));

    test('AUTH-35 AUTH-44 the link of an invitation leads to a password and to the portal', () =>
      open(async (page) => {
        const email = `${fresh('ada').toLowerCase()}@northfold.example`;
        const answer = await fetch(`${proxy.url}/api/invites`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${await bearerOfAdmin(proxy.url)}`,
          },
          body: JSON.stringify({ email, entityId: 101, role: 'User' }),
        });
        assert.equal(answer.status, 201);
        const link = await inviteLinkFor(proxy.url, email);
        assert.ok(link.startsWith(`${PATH}/auth/set-password-new-user?`), link);
        await page.goto(link);
        const values = {
          Password: 'Ada-pass-1',
          'Confirm Password': 'Ada-pass-1',
          'First Name': 'Ada',
          'Last Name': 'Sund',
        };
        for (const [label, value] of Object.entries(values))
          await page.getByLabel(label, { exact: true }).fill(value);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.waitForURL(`${PATH}/auth/login**`);
        await fillSignIn(page, email, 'Ada-pass-1');
        await page.waitForURL(`${PATH}/dashboard`);
        await page.getByRole('button', { name: 'Hi, Ada Sund' }).waitFor();
      }));

    test('SHEET-02 MOD-20 files and pictures come from behind the path', () =>
      open(async (page) => {
        await page.goto(`${PATH}/auth/login?returnTo=/rate-sheet`);
        await fillSignIn(page, IMPORTER_B);
        await page.waitForURL(`${PATH}/rate-sheet`);
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download' }).first().click();
        const bytes = await (await coming).createReadStream().then((stream) => stream.toArray());
        assert.equal(Buffer.concat(bytes).subarray(0, 2).toString(), 'PK', 'a workbook is a zip');

        await page.goto(`${PATH}/user-profile/personal-information`);
        const drawn = await page.evaluate(() => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
          canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
          return canvas.toDataURL('image/png').split(',')[1] ?? '';
        });
        const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
        await page.getByLabel('Choose a picture').setInputFiles(file);
        await page.getByRole('button', { name: 'Save picture' }).click();
        const picture = page.locator(`main img[src^="${PATH}/api/pictures/"]`);
        await picture.waitFor();
        const width = await picture.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => image.naturalWidth),
        );
        assert.equal(width, 256);
      }));

    test('PROD-05 documentation, versions and the import map are behind the path, too', () =>
      open(async (page) => {
        await page.goto(`${PATH}/docs`);
        await page.waitForURL(`${PATH}/docs/`);
        await page.getByRole('main').getByRole('link', { name: '<po-style-manager>' }).click();
        await page.waitForURL(`${PATH}/docs/po-style-manager`);
        await orderManager(page.locator('section.example')).ready();
        const map = await (await fetch(`${proxy.url}/widgets/importmap.json`)).json();
        const scripts = Object.keys(map.integrity);
        assert.ok(scripts.every((script) => script.startsWith(`${proxy.url}/widgets/`)));
        const [autoload = ''] = scripts.filter((script) => script.endsWith('/autoload.js'));
        assert.equal((await fetch(autoload)).status, 200);
      }));

    test('the QA page and its host pages work, and lead back to the portal', () =>
      open(async (page) => {
        await page.goto(`${PATH}/demo/?record-type=booking&record-id=1001`);
        await page.getByRole('button', { name: IMPORTER_A }).click();
        await orderManager(page).ready();
        await page.getByRole('link', { name: 'Hostile host page' }).click();
        await page.waitForURL(`${PATH}/demo/hostile.html`);
        await orderManager(page).ready();
        await page.goto(`${PATH}/demo`);
        await page.waitForURL(`${PATH}/demo/`);
        await page.getByRole('link', { name: 'Portal', exact: true }).click();
        await page.waitForURL(`${PATH}/dashboard`);
      }));
  });
