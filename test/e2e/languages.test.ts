import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { LOCALE_KEY } from '../../shared/i18n/locales.ts';
import { chargesPath } from '../helpers/e2e/charges.ts';
import { AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { pagePath } from '../helpers/e2e/order-manager.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const store = (page: Page, value: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [LOCALE_KEY, value]);

/** Keeps which of these words any frame shows from the beginning of a page on, also inside elements. */
const watchWords = (page: Page, words: readonly string[]) =>
  page.addInitScript((english) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const textOf = (root: ParentNode): string =>
      [...root.children].map((child) => `${child.textContent} ${shadows(child)}`).join(' ');
    const shadows = (node: ParentNode): string =>
      [node, ...node.querySelectorAll('*')]
        .map((inner) => (inner instanceof Element && inner.shadowRoot ? textOf(inner.shadowRoot) : ''))
        .join(' ');
    const look = () => {
      const text = document.body ? textOf(document.body) : '';
      seen.push(...english.filter((word) => text.includes(word)));
      requestAnimationFrame(look);
    };
    look();
  }, words);

/** The page waits for its language however long it takes: after three seconds it would be in English, by design. */
const waitForLanguage = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: set } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
      ms === 3_000 ? 0 : set(run, ms, ...more)) as typeof setTimeout;
  });

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

suite('languages of the portal', () => {
  const { visit } = readingSuite();

  test('I18N-01 I18N-03 the portal begins in the stored language and in no other one', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await store(page, 'ja');
      await waitForLanguage(page);
      await watchWords(page, ['Sign In', 'Password', 'Email']);
      await page.reload();
      await page.getByRole('button', { name: 'サインイン', exact: true }).waitFor();
      assert.equal(await lang(page), 'ja');
      assert.deepEqual(await seen(page), []);
    }));

  test('I18N-01 I18N-03 D-70 a choice before signing in changes this page and the other tabs at once, and is kept', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      const other = await page.context().newPage();
      await other.goto('/auth/login');
      await other.getByLabel('Password', { exact: true }).fill('kept');
      await page.getByLabel('Language').selectOption('fr');
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
      await other.getByRole('button', { name: 'Se connecter' }).waitFor();
      assert.equal(await other.getByLabel('Mot de passe', { exact: true }).inputValue(), 'kept');
      assert.equal(await lang(other), 'fr');
      await page.reload();
      await page.getByRole('button', { name: 'Se connecter' }).waitFor();
    }));

  test('I18N-02 D-115 a language that can’t be had is English, without an error, and asked for again by the next page', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await store(page, 'de');
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route(/\/de-[\w-]+\.js/, (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      assert.equal(await lang(page), 'en');
      assert.ok(warnings.some((text) => text.includes('de')));
      await page.unroute(/\/de-[\w-]+\.js/);
      await page.reload();
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    }));

  test('I18N-02 nobody waits long for a language: English first, and then the one that came', () =>
    visit(async (page) => {
      await page.goto('/auth/login');
      await store(page, 'es');
      let arrive = () => {};
      const late = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/es-[\w-]+\.js/, async (route) => {
        await late;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      arrive();
      await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    }));

  test('I18N-03 tools and the parts that they load later begin in the language of the portal', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, chargesPath('origin_charges', 3001, 'agent'));
      await store(page, 'de');
      await waitForLanguage(page);
      await watchWords(page, ['Loading', 'Add Row', 'Charge Type', 'Keyboard shortcuts', 'Sign Out']);
      await page.reload();
      await page.getByRole('button', { name: 'Zeile hinzufügen' }).waitFor();
      await page.locator('booking-charges').getByRole('button', { name: 'Tastenkürzel' }).click();
      await page.getByRole('dialog').getByText('Nächste oder vorige Zelle').waitFor();
      assert.deepEqual(await seen(page), []);
    }));

  test('PO-68 the reasons of a message are in its language', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, pagePath('booking', 1001));
      await store(page, 'de');
      await page.route('**/api/betty/query', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.reload();
      await page.getByText('Buchungsdaten konnten nicht geladen werden: HTTP-Fehler! Status: 500').waitFor();
    }));
});
