import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeProblems } from '../helpers/axe-page.ts';
import { IMPORTER_A } from '../helpers/e2e/data.ts';
import { fillSignIn, openSignedIn, readingSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';
import { suitePortal } from '../helpers/e2e/portal.ts';
import { shiftsOf, watchShifts } from '../helpers/e2e/shifts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const aside = (page: Page) => page.getByRole('navigation', { name: 'Main' });

suite('the shell', () => {
  const font = suiteForeignPage();
  const { visit } = readingSuite();

  test('SHELL-01 SHELL-13 SHELL-17 SHELL-26 SHELL-31 SHELL-32 D-95 an importer finds the way through the menu, keeps it minimised over a reload, and signs out', () =>
    visit(async (page) => {
      await watchShifts(page);
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      await button(page, 'Hi, Iris Northcott').waitFor();

      await aside(page).getByRole('link', { name: 'Quotes' }).click();
      await page.waitForURL('/quotes');
      await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor();
      assert.match(await page.title(), /^Quotes/);
      assert.equal(
        await aside(page).getByRole('link', { name: 'Quotes' }).getAttribute('aria-current'),
        'page',
      );

      await button(page, 'Toggle menu').click();
      const cookies = async () =>
        (await page.context().cookies()).find(({ name }) => name === 'kt_aside_toggle_state');
      const cookie = await cookies();
      assert.deepEqual([cookie?.value, cookie?.path, cookie?.sameSite], ['on', '/', 'Lax']);
      await page.reload();
      const narrow = await aside(page).boundingBox();
      assert.ok((narrow?.width ?? 0) < 80, `the aside is ${narrow?.width} px wide`);
      await button(page, 'Toggle menu').click();
      assert.equal((await cookies())?.value, 'off');

      await page.reload();
      await page.getByRole('table').getByRole('link').first().waitFor();
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: 'Latest quotes' }).waitFor();
      assert.ok((await shiftsOf(page)) <= 0.02, `the page moved by ${await shiftsOf(page)}`);

      await button(page, 'Hi,').click();
      assert.deepEqual(await axeProblems(page), []);
      await page.locator('header').getByRole('link', { name: 'Sign Out' }).click();
      await page.getByLabel('Email').waitFor();
      assert.equal(new URL(page.url()).pathname, '/auth/login');
    }));

  test('SHELL-01 SHELL-29 NAV-35 an entry of the menu that only leads on to another page keeps the shell, and begins that page', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/shipments');
      await page.getByRole('table').getByRole('link').first().waitFor();
      const entry = aside(page).getByRole('link', { name: 'Reports' });
      const shell = await aside(page).elementHandle();
      await page.evaluate(() => scrollTo(0, 500));
      await entry.click();
      await page.waitForURL('/report/ocean');
      await page.waitForFunction(() => document.activeElement?.textContent === 'Ocean Report');
      assert.equal(await shell?.evaluate((node) => node.isConnected), true);
      assert.equal(await page.evaluate(() => scrollY), 0);
      await page.goBack();
      await page.waitForURL('/shipments');
    }));

  test('SHELL-09 SHELL-11 SHELL-12 MOD-22 D-97 the user panel leads to what is theirs, and out', () =>
    visit(async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openSignedIn(page, IMPORTER_A, '/quotes');
      const panel = page.getByRole('dialog', { name: 'User panel' });
      await button(page, 'User panel').click();
      await panel.getByText('importer@demo.example').waitFor();
      assert.deepEqual(await axeProblems(page), []);
      await panel.getByRole('link', { name: 'My Messages' }).click();
      await page.getByRole('tab', { name: 'Notifications', selected: true }).waitFor();
      await page.keyboard.press('Escape');

      await button(page, 'User panel').click();
      await panel.getByRole('link', { name: 'My Tasks' }).click();
      await page.waitForURL('/dashboard#tasks');

      await button(page, 'User panel').click();
      await panel.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email').waitFor();
    }));

  test('SHELL-20 SHELL-29 SHELL-39 on a phone the menu is a drawer, and long pages have a way up', () =>
    visit(async (page) => {
      await page.setViewportSize({ width: 375, height: 600 });
      await openSignedIn(page, IMPORTER_A, '/purchase-order');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.documentElement.scrollHeight > 1500);
      await page.evaluate(() => scrollTo(0, 900));
      await button(page, 'Scroll to top').click();
      await page.waitForFunction(() => scrollY === 0);

      await page.evaluate(() => scrollTo(0, 900));
      await button(page, 'Menu').click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      assert.deepEqual(await axeProblems(page), []);
      await menu.getByRole('link', { name: 'Shipments' }).click();
      await page.getByRole('heading', { level: 1, name: 'Shipments' }).waitFor();
      await menu.waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => scrollY), 0);

      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.locator('header').first().isVisible(), false, 'paper has no header');
    }));

  test('D-146 a page of the dark theme is dark on white on paper, and so are the tools on it', () =>
    visit(async (page) => {
      await page.addInitScript(() => localStorage.setItem('LayoutConfig', '{"theme":"dark"}'));
      await openSignedIn(page, IMPORTER_A, '/booking/purchase-order-and-style-manager/?record_id=1001');
      const tool = page.getByRole('heading', { level: 2 }).first();
      await tool.waitFor();
      const colours = async () => [
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
        await page.locator('main').evaluate((main) => getComputedStyle(main).color),
        await tool.evaluate((heading) => getComputedStyle(heading).color),
      ];
      assert.deepEqual(await colours(), ['dark', 'rgb(231, 236, 241)', 'rgb(231, 236, 241)']);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      assert.deepEqual(await colours(), ['light', 'rgb(27, 35, 44)', 'rgb(27, 35, 44)']);
    }));

  test('SHELL-24 D-94 pages around signing in, error pages, the viewer, and tools for visitors stand alone', () =>
    visit(async (page) => {
      for (const path of [
        '/auth/login',
        '/auth/forgot-password',
        '/error/error-v1',
        '/iframe/',
        '/booking/purchase-order-and-style-manager/?record_id=1001',
      ]) {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        assert.equal(await aside(page).count(), 0, path);
        assert.equal(await button(page, 'Quick panel').count(), 0, path);
      }
    }));

  test('SHELL-23 D-71 the splash shows before any script, goes with the first page, and after 3 seconds in any case', () =>
    visit(async (page) => {
      let letScripts = () => {};
      const held = new Promise<void>((resolve) => {
        letScripts = resolve;
      });
      await page.route('**/assets/main-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/auth/login', { waitUntil: 'commit' });
      const splash = page.getByRole('status', { name: 'Starting', includeHidden: true });
      // It may be over already: what it looks like is asked of its markup and its animation.
      await splash.waitFor({ state: 'attached' });
      // Its styles are in a file that may come a moment after the markup.
      await page.waitForFunction(() => document.querySelector('#splash')?.getAnimations().length);
      const ends = await splash.evaluate((node) =>
        node
          .getAnimations()
          .map((end) => ({ delay: end.effect?.getTiming().delay, fill: end.effect?.getTiming().fill })),
      );
      assert.deepEqual(ends, [{ delay: 3000, fill: 'forwards' }]);
      // The page's own clock moves on: nothing of it came yet, and the splash is gone all the same.
      await splash.evaluate((node) => {
        for (const end of node.getAnimations()) end.currentTime = 3000;
      });
      await splash.waitFor({ state: 'hidden' });

      letScripts();
      await page.getByLabel('Email').waitFor();
      await page.locator('#splash').waitFor({ state: 'detached' });
    }));

  test('SHELL-33 who has chosen another theme than the device’s sees nothing of that one, from the splash on', () =>
    visit(async (page) => {
      await page.goto('/error/error-v1');
      const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const splash = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      const light = await canvas();
      await page.evaluate(() => localStorage.setItem('LayoutConfig', JSON.stringify({ theme: 'dark' })));
      // Everything but what stands before the first paint.
      await page.route('**/assets/main-*.js', () => {});
      await page.goto('/auth/login', { waitUntil: 'commit' });
      await page.getByRole('status', { name: 'Starting' }).waitFor();
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      assert.equal(await splash(), 'dark');
      assert.notEqual(await canvas(), light);
    }));

  test('I18N-14 D-116 the font comes from the portal itself and moves nothing when it arrives', () =>
    visit(async (page) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await watchShifts(page);
      await page.goto('/auth/login');
      await page.getByLabel('Email').waitFor();
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
      );
      await page.evaluate(() => document.fonts.ready);
      assert.deepEqual([...hosts], [new URL(page.url()).host]);
      assert.match(
        await page.getByRole('heading', { level: 1 }).evaluate((node) => getComputedStyle(node).fontFamily),
        /^Inter,/,
      );
      assert.ok((await shiftsOf(page)) <= 0.02, `the page moved by ${await shiftsOf(page)}`);
    }));

  suite('with a font of the operator', () => {
    const operated = suitePortal(() => ({
      FONT_STYLESHEET_URL: `${font.origin}/fonts.css?family=Noto+Sans:wght@400..700`,
    }));

    test('D-116 its style sheet takes the place of the bundled font, also in the tools', () =>
      visit(async (page) => {
        await page.route(`${font.origin}/**`, (route) =>
          route.fulfill({ contentType: 'text/css', body: '/* the faces */' }),
        );
        await page.goto('/booking/purchase-order-and-style-manager/');
        const tool = page.locator('po-style-manager');
        await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--fp-font-family'));
        await tool.locator('[part=root]').waitFor({ state: 'attached' });
        assert.match(
          await tool.evaluate(
            (node) => getComputedStyle(node.shadowRoot?.firstElementChild as Element).fontFamily,
          ),
          /^"Noto Sans"/,
        );
        await page.goto('/auth/login');
        await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--fp-font-family'));
        await fillSignIn(page, IMPORTER_A);
        await button(page, 'Hi,').waitFor();
      }, operated.url));
  });
});
