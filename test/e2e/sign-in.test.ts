import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertFits, assertThemes, setLook } from '../helpers/e2e/looks.ts';
import { pagePath } from '../helpers/e2e/order-manager.ts';
import { fillSignIn, openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

const WRONG = 'The login detail is incorrect';
const UNREACHABLE = 'The service cannot be reached at the moment.';

suite('signing in and out', () => {
  const { portal, visit } = portalSuite(() => ({ SIGNUP_URL: 'https://signup.example/join' }));

  test('AUTH-04 AUTH-08 an empty form sends nothing, names both fields and puts the focus on the first', () =>
    visit(async (page) => {
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/login')) sent += 1;
      });
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      assert.equal(await page.getByText('Required field').count(), 2);
      assert.equal(
        await page.getByLabel('Email').evaluate((input) => input === document.activeElement),
        true,
      );
      assert.equal(sent, 0);
    }));

  test('AUTH-05 AUTH-06 AUTH-07 AUTH-09 D-153 each field says what is wrong and stops saying so when it is right', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      const email = page.getByLabel('Email');
      const password = page.getByLabel('Password');
      await email.fill('ab');
      await password.fill('ab');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Wrong email format', { exact: true }).waitFor();
      assert.equal(await page.getByText('Minimum 3 symbols').count(), 2);
      const wrong = await page.getByText('Wrong email format', { exact: true }).boundingBox();
      const short = await page.getByText('Minimum 3 symbols').first().boundingBox();
      assert.ok(short!.y >= wrong!.y + wrong!.height, 'two complaints stand below each other');
      await email.fill(`${'a'.repeat(46)}@b.cc`);
      await password.fill('a'.repeat(129));
      assert.equal(await page.getByText('Maximum 50 symbols').count(), 1);
      assert.equal(await page.getByText('Maximum 128 symbols').count(), 1);
      // D-153: a new password may be as long.
      await password.fill('a'.repeat(128));
      assert.equal(await page.getByText(/^Maximum/).count(), 1);
      await email.fill('a@b.cc');
      await password.fill('abc');
      assert.equal(await page.getByText(/^Maximum/).count(), 0);
    }));

  test('AUTH-10 AUTH-11 the form is busy for a second before it asks, and asks once however often one clicks', () =>
    visit(async (page) => {
      await page.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/auth/login');
      await page.getByLabel('Email').waitFor();
      await page.clock.pauseAt(Date.now() + 10_000);
      await fillSignIn(page, IMPORTER_A);
      await page.locator('form[aria-busy="true"]').waitFor();
      await page.getByRole('button', { name: 'Sign In' }).locator('svg').waitFor();
      await page.getByLabel('Password').press('Enter');
      await page.clock.runFor(999);
      assert.equal(asked.includes('/api/login'), false);
      await page.clock.runFor(1);
      await page.clock.resume();
      await page.waitForURL((url) => url.pathname !== '/auth/login');
      assert.equal(asked.filter((path) => path === '/api/login').length, 1);
    }));

  test('AUTH-14 a wrong password shows the message and keeps what was typed', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await fillSignIn(page, IMPORTER_A, 'wrong-password');
      await page.getByRole('alert').filter({ hasText: WRONG }).waitFor();
      assert.equal(await page.getByText(UNREACHABLE).count(), 0);
      assert.equal(await page.getByLabel('Email').inputValue(), IMPORTER_A);
      assert.equal(await page.getByLabel('Password').inputValue(), 'wrong-password');
      await page.getByLabel('Password').fill('');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Required field').waitFor();
      assert.equal(await page.getByRole('alert').filter({ hasText: WRONG }).count(), 0);
    }));

  test('D-43 without a connection a second line says that the service cannot be reached', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await page.route('**/api/login', (route) => route.abort('internetdisconnected'));
      await fillSignIn(page, IMPORTER_A);
      const message = page.getByRole('alert').filter({ hasText: WRONG });
      await message.filter({ hasText: UNREACHABLE }).waitFor();
      await page.unroute('**/api/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL((url) => url.pathname !== '/auth/login');
    }));

  test('NAV-01 NAV-02 NAV-07 D-50 D-58 short and unknown addresses are the sign-in page, and keep the way back', () =>
    visit(async (page) => {
      for (const path of ['/login', '/auth/login/']) {
        await page.goto(`${path}?returnTo=%2Fdemo%2F`);
        await page.getByRole('heading', { name: 'Sign In' }).waitFor();
        assert.match(new URL(page.url()).pathname, /^\/auth\/login\/?$/, path);
        assert.equal(new URL(page.url()).search, '?returnTo=%2Fdemo%2F', path);
      }
      for (const path of ['/auth/', '/auth/nothing/here']) {
        await page.goto(path);
        await page.waitForURL('/auth/login');
      }
    }));

  test('D-92 signing in leads back to pages of this origin and never to another', () =>
    visit(async (page) => {
      await page.goto('/auth/login?returnTo=https%3A%2F%2Fevil.example%2F');
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL('/dashboard');
      await page.goto('/auth/login?returnTo=%2Fdemo%2F');
      await page.waitForURL('/demo/');
      await page.goto('/auth/login');
      await page.waitForURL('/dashboard');
    }));

  test('D-92 NAV-08 whoever is signed in passes all addresses of signing in on the way to the dashboard', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/auth/nothing/here');
      for (const path of ['/auth/nothing/here', '/login', '/']) {
        if (path !== '/auth/nothing/here') await page.goto(path);
        await page.waitForURL('/dashboard');
        await page.locator('a[aria-current=page]', { hasText: 'Dashboard' }).waitFor();
      }
    }));

  test('D-92 a visitor comes back to the address letter by letter', () =>
    visit(async (page) => {
      const place = `${portal.url}/shipments?search=a%20b%26c%2Bd+e%25&x=%2526#x%20y%23`;
      await page.goto(place);
      await fillSignIn(page, IMPORTER_A);
      await page.waitForURL(({ pathname }) => pathname === '/shipments');
      assert.equal(page.url(), place);
      assert.equal(await page.getByRole('searchbox').inputValue(), 'a b&c+d e%');
    }));

  test('NAV-06 AUTH-53 AUTH-54 D-98 Sign Out revokes the session at the server and ends on the sign-in page', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/keyboard-shortcuts');
      await page.getByRole('button', { name: /^Hi,/ }).waitFor();
      const { authToken } = JSON.parse((await page.evaluate(() => localStorage.getItem('fp-session')))!);
      await page.getByRole('link', { name: 'Sign Out' }).first().click();
      await page.waitForURL('/auth/login');
      assert.equal(await page.evaluate(() => localStorage.getItem('fp-session')), null);
      const answer = await fetch(`${portal.url}/api/betty/login`, {
        method: 'POST',
        headers: { authorization: `Bearer ${authToken}` },
      });
      assert.equal((await answer.json()).token, undefined);
    }));

  test('MSG-21 D-51 a person without a first name is signed out and told why', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await fillSignIn(page, 'noname@demo.example');
      const words = 'Your profile has no first name. Please contact the provider.';
      await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
      assert.equal(await page.evaluate(() => localStorage.getItem('fp-session')), null);
    }));

  test('AUTH-01 AUTH-02 AUTH-03 NAV-03 NAV-04 the form has email, password, and the ways to Sign Up and to a forgotten password', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      assert.equal(await page.getByLabel('Email').getAttribute('autocomplete'), 'username');
      assert.equal(await page.getByLabel('Password').getAttribute('autocomplete'), 'current-password');
      const signUp = page.getByRole('link', { name: 'Sign Up' });
      assert.equal(await signUp.getAttribute('href'), 'https://signup.example/join');
      assert.equal(await signUp.getAttribute('target'), '_blank');
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await page.waitForURL('/auth/forgot-password');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.waitForURL('/auth/login');
    }));

  test('only the sign-in code loads on the sign-in page, under the portal policy and without a violation', () =>
    visit(async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.addInitScript(() => {
        const list: string[] = [];
        Object.assign(globalThis, { violations: list });
        document.addEventListener('securitypolicyviolation', (event) =>
          list.push(`${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      const response = await page.goto('/auth/login');
      assert.match(response!.headers()['content-security-policy']!, /require-trusted-types-for 'script'/);
      await page.getByLabel('Email').waitFor();
      assert.equal(
        scripts.some((script) => /style-manager|shell|dashboard|forgot|invite/.test(script)),
        false,
        scripts.join(' '),
      );
      assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'violations')), []);
    }));

  test('the sign-in page is accessible at 320 px, light and dark, empty and with errors', () =>
    visit(async (page) => {
      const looksRight = async () => {
        await assertThemes(page, 320);
        await assertFits(page);
      };
      await setLook(page, 320, 'light');
      await page.goto('/auth/login');
      await page.getByLabel('Email').waitFor();
      await looksRight();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Required field').first().waitFor();
      await looksRight();
    }));

  test('NAV-42 NAV-43 D-01 a visitor of the orders of a booking or a shipment is not sent away', () =>
    visit(async (page) => {
      for (const path of [pagePath('booking', 1001), pagePath('shipment', 2001)]) {
        await page.goto(path);
        await page.getByRole('heading', { name: 'Purchase Order and Style Number Manager' }).waitFor();
        assert.ok(page.url().endsWith(path), page.url());
      }
    }));
});
