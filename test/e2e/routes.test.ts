import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, IMPORTER_A } from '../helpers/e2e/data.ts';
import { fillSignIn, openSignedIn, readingSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';

suite('addresses, and the dashboard that they begin with', () => {
  const { visit } = readingSuite();
  const foreign = suiteForeignPage();

  test('ERRP-01 ERRP-02 ERRP-03 ERRP-04 D-117 six error pages, open to visitors, lead back to the start', () =>
    visit(async (page) => {
      await page.goto('/error');
      await page.waitForURL('/error/error-v1');
      await page.getByRole('heading', { name: 'OOPS! Something went wrong here' }).waitFor();
      const apologies = new Set<string | null>();
      await page.getByText('404', { exact: true }).waitFor();
      const toStart = page.getByRole('link', { name: 'Back to the start page' });
      for (const version of [1, 2, 3, 4, 5, 6]) {
        await page.goto(`/error/error-v${version}/`);
        apologies.add(await page.getByRole('heading', { level: 1 }).textContent());
        assert.equal(await toStart.getAttribute('href'), '/', `the way back of version ${version}`);
        assert.deepEqual(await axeProblems(page), []);
      }
      assert.equal(apologies.size, 6);
      await toStart.click();
      await page.waitForURL('/auth/login');
    }));

  test('ERRP-01 D-93 an error page that there is not leads to the first one, visitors too', () =>
    visit(async (page) => {
      for (const version of ['error-v9', 'error-v0', 'constructor', '__proto__']) {
        await page.goto(`/error/${version}`);
        await page.waitForURL('/error/error-v1');
        await page.getByRole('heading', { name: 'OOPS! Something went wrong here' }).waitFor();
      }
    }));

  test('NAV-41 D-93 NAV-48 an unknown address is the error page, after signing in for visitors', () =>
    visit(async (page) => {
      await page.goto('/no/such/page');
      await page.waitForURL('/auth/login?returnTo=%2Fno%2Fsuch%2Fpage');
      await openSignedIn(page, IMPORTER_A, '/error/error-v2');
      await page.goto('/no/such/page');
      await page.waitForURL('/error/error-v1');
    }));

  test('NAV-08 NAV-09 MOD-01 D-97 the dashboard counts what is open, and leads to it and to what waits', () =>
    visit(async (page) => {
      const counted: string[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('query dashboard')) counted.push(request.url());
      });
      await openSignedIn(page, ADMIN, '/dashboard');
      const tile = (name: string) => page.getByRole('link', { name }).filter({ hasText: /\d/ });
      await tile('Open shipments').waitFor();
      assert.equal(counted.length, 1);
      const tasks = page.getByRole('region', { name: 'Waiting for you' });
      await tasks.getByRole('link', { name: /^BKG-/ }).first().waitFor();
      await tasks.getByRole('link', { name: /^QUO-/ }).first().waitFor();
      for (const [name, start] of [
        ['Latest shipments', 'SHP-'],
        ['Latest bookings', 'BKG-'],
        ['Latest quotes', 'QUO-'],
      ] as const) {
        const records = page.getByRole('region', { name }).getByRole('link', { name: start });
        await records.nth(4).waitFor();
        assert.equal(await records.count(), 5);
      }
      const tools = page.getByRole('navigation', { name: 'Tools' }).getByRole('link');
      const ways = await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const path of ['/shipments', '/booking', '/booking-charges', '/air-rate', '/route-subscription'])
        assert.ok(ways.includes(path), `${path} is not in ${ways}`);

      for (const [name, path] of [
        ['Open shipments', '/shipments'],
        ['Open bookings', '/booking'],
        ['Open quotes', '/quotes'],
      ] as const) {
        const count = ((await tile(name).textContent()) ?? '').match(/[\d,]+/)?.[0];
        await tile(name).click();
        await page.waitForURL(`${path}?status=open`);
        // The list is counted where it is read and, half a second later, where it is heard.
        await page.getByText(`${count} records`, { exact: true }).first().waitFor();
        assert.equal(await page.getByLabel('Status').inputValue(), 'open');
        await page.goBack();
        await page.waitForURL('/dashboard');
      }

      await tasks.getByRole('link', { name: 'Attach orders' }).first().click();
      await page.getByText('No purchase orders yet.').waitFor();
    }));

  test('NAV-25 NAV-27 SUB-26 SUB-27 MSG-24 D-56 D-57 a route has a page of its own, inside and outside the profile', () =>
    visit(async (page) => {
      await page.goto('/route-subscription/products/productsview/1');
      await page.waitForURL(/\/auth\/login\?returnTo=/);
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL('/route-subscription/products/productsview/1');
      await page.getByRole('heading', { level: 1, name: 'Update Route Subscription' }).waitFor();
      await page.getByRole('combobox', { name: 'Origin Port' }).waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL('/route-subscription/products');
      await page.goto('/route-subscription/productsview/1');
      await page.waitForURL('/route-subscription/products/productsview/1');
      await page.goto('/user-profile/route-subscription/products/productsview/1');
      await page.waitForURL('/user-profile/route-subscription/productsview/1');
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL('/user-profile/route-subscription/products');
      for (const id of ['999999', 'abc']) {
        await page.goto(`/route-subscription/products/productsview/${id}`);
        await page.getByText('This route subscription was not found.').waitFor();
      }
    }));

  test('NAV-38 NAV-46 IFRAME-01 IFRAME-02 IFRAME-03 IFRAME-04 D-82 the viewer shows a page, keeps its address in this tab, and says when there is none', () =>
    visit(async (page) => {
      await page.goto('/iframe/');
      await page.getByText('No URL provided. Please provide a URL parameter like ?url=...').waitFor();
      assert.deepEqual(await axeProblems(page), []);

      foreign.html = '<!doctype html><title>Tracking</title><h1>Where your boxes are</h1>';
      await page.goto(`/iframe/vessels?url=${encodeURIComponent(`${foreign.origin}/track`)}`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { name: 'Where your boxes are' }).waitFor();
      const sandbox = (await page.locator('iframe').getAttribute('sandbox')) ?? '';
      assert.doesNotMatch(sandbox, /top-navigation/);
      assert.equal(await page.evaluate(() => sessionStorage.getItem('iframeUrl')), `${foreign.origin}/track`);

      await page.goto('/iframe');
      await frame.getByRole('heading', { name: 'Where your boxes are' }).waitFor();
    }));

  test('D-11 MSG-23 the viewer refuses other schemes and keeps nothing of them', () =>
    visit(async (page) => {
      for (const url of ['javascript:alert(1)', 'https://user:secret@tracking.example']) {
        await page.goto(`/iframe/?url=${encodeURIComponent(url)}`);
        await page.getByText('This address cannot be shown here.').waitFor();
        assert.equal(await page.locator('iframe').count(), 0, url);
        assert.equal(await page.evaluate(() => sessionStorage.getItem('iframeUrl')), null, url);
      }
    }));
});
