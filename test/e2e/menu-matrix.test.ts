import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { axeColorProblems, axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { assertFits, assertFitsInEachLanguage, setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';
import { countsOf, foreignNames } from '../helpers/e2e/rights-of-role.ts';
import { watchPage } from '../helpers/e2e/watch-page.ts';
import { eventually } from '../helpers/eventually.ts';

interface Role {
  email: string;
  /** Whose records are the role's; the provider's admins see all. */
  company?: { id: number; as: 'owner' | 'agent' };
  /** Under `Invoices` the menu leads to manifests first, whose page is called so (NAV-15, MOD-09). */
  hasManifestsFirst: boolean;
}

const ROLES: Readonly<Record<string, Role>> = {
  importer: { email: IMPORTER_A, company: { id: 101, as: 'owner' }, hasManifestsFirst: false },
  agent: { email: AGENT, company: { id: 2, as: 'agent' }, hasManifestsFirst: true },
  admin: { email: ADMIN, hasManifestsFirst: true },
};

interface Entry {
  path: string;
  /** What its page may be headed by: the entry's name, or that of the first page below it. Not known of other pages. */
  headings?: string[];
}

const MANIFESTS = { path: '/manifest', heading: 'Manifests' };

/** What the menu offers the role, from top to bottom, but for what leaves the portal. */
async function menuOf(page: Page, { hasManifestsFirst }: Role): Promise<Entry[]> {
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  const entries = await menu.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const below = link.parentElement?.nextElementSibling?.querySelector('a');
      return {
        path: link.getAttribute('href') ?? '',
        headings: [link, below].flatMap((one) => one?.textContent ?? []),
      };
    }),
  );
  if (hasManifestsFirst)
    for (const entry of entries) if (entry.path === MANIFESTS.path) entry.headings = [MANIFESTS.heading];
  return entries.filter(({ path }) => path.startsWith('/') && path !== '/logout');
}

/** Every address for people who are signed in that needs no id, as the table of the routes has them. */
const ROUTES = readFileSync('portal/app/routes/routes.tsx', 'utf8').matchAll(
  /path: '([^':*]+)',\s+access: '(?:signed-in|anyone)',\s+layout: '(?:shell|tool)'/g,
);
const PATHS = [...ROUTES].map(([, path]) => path!);

/** What only some see: who opens it by its address is refused. */
const STAFF_ONLY = /^\/admin\//;
const REFUSAL = 'You do not have the right to do this.';

/** Rows below these are drawn by the same code, and axe takes a second for fifty of them. */
const FURTHER_ROWS = ['main tbody tr:nth-child(n + 9)'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('main [data-opens-row]');

/** Goes on as a person does, by the portal's own links: without loading the page anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** What is wrong with how the page looks: barriers in light and dark, and whether a phone has to be moved sideways. */
async function problemsOfLook(page: Page): Promise<string[]> {
  const found = [...(await axeProblems(page, { exclude: FURTHER_ROWS }))];
  await setLook(page, 1440, 'dark');
  found.push(...(await axeColorProblems(page, { exclude: FURTHER_ROWS })));
  await setLook(page, 375, 'light');
  await assertFits(page).catch((error) => found.push(error.message));
  await setLook(page, 1440, 'light');
  return found;
}

/** Opens the first record of the list beside it, and at its own address if it has one. */
async function problemsOfFirst(page: Page, settled: () => Promise<void>): Promise<string[]> {
  const list = page.url();
  await rows(page).first().click();
  await settled();
  const drawer = page.getByRole('dialog');
  // The rows below a tool open in it.
  if ((await drawer.count()) === 0) return page.url() === list ? ['its first row opens nothing'] : [];
  const facts = drawer.getByRole('definition').or(drawer.getByRole('textbox'));
  // A record of another page is asked for once that page has been drawn.
  const says = await eventually(async () => (await facts.count()) >= 2).then(
    () => true,
    () => false,
  );
  if (!says) return ['the record beside it says nothing'];
  const own = drawer.getByRole('link', { name: 'Open full page' });
  if ((await own.count()) === 0) return [];
  await own.click();
  await page.getByRole('link', { name: 'Back to the list' }).waitFor();
  await settled();
  return problemsOfLook(page);
}

suite('every entry of the menu, for every role', { concurrency: true }, () => {
  const { portal, visit } = readingSuite();

  for (const [role, of] of Object.entries(ROLES)) {
    const { email, company } = of;
    test(`NAV-49 NAV-50 D-15 D-68 each page of the ${role} opens, with what is theirs alone, and others say why not`, () =>
      visit(async (page) => {
        const problems: string[] = [];
        const foreign = company ? await foreignNames(portal.url, company.id) : [];
        const counts = company && (await countsOf(portal.url, company.id, company.as));
        const watch = watchPage(page);
        await setLook(page, 1440, 'light');
        await openSignedIn(page, email, '/dashboard');
        // Whose menu it is, is known once the profile is.
        await watch.settled();
        const menu = await menuOf(page, of);
        const inMenu = new Set(menu.map(({ path }) => path));
        const others: Entry[] = PATHS.filter((path) => !inMenu.has(path)).map((path) => ({ path }));
        const looked = new Set<string>();

        for (const { path, headings } of [...menu, ...others]) {
          const report = (what: string) => problems.push(`${role}, ${path}: ${what}`);
          await go(page, path);
          await heading(page).first().waitFor();
          await watch.settled();
          const { pathname } = new URL(page.url());
          const title = (await heading(page).allInnerTexts()).join(', ');
          const [content = ''] = await page.locator('main').allInnerTexts();
          if (headings && !headings.includes(title)) report(`is headed by ${title}`);
          if (/No Any Data To Show!\s*$/.test(content)) report('is empty and does not say why');
          if (!headings && STAFF_ONLY.test(path) && !content.includes(REFUSAL)) report('is not refused');
          if (headings) for (const alert of await page.getByRole('alert').allInnerTexts()) report(alert);
          const expected = counts?.get(path);
          const listed = /^([\d,]+) records?$/m.exec(content)?.[1]?.replace(',', '');
          if (expected !== undefined && Number(listed) !== expected) report(`lists ${listed} of ${expected}`);
          if (!looked.has(pathname)) {
            looked.add(pathname);
            for (const problem of await problemsOfLook(page)) report(problem);
            if ((await rows(page).count()) > 0)
              for (const problem of await problemsOfFirst(page, watch.settled)) report(problem);
          }
          const answers = await watch.answers();
          for (const name of foreign) if (answers.includes(name)) report(`is told of ${name}`);
          for (const fault of watch.faults()) report(fault);
        }
        assert.deepEqual(problems, []);
      }));
  }

  for (const [role, { email }] of Object.entries(ROLES))
    test(`D-104 D-115 no page of the ${role} has to be moved sideways at 320 px, in any language`, () =>
      visit(async (page) => {
        const problems: string[] = [];
        const watch = watchPage(page);
        await openSignedIn(page, email, '/dashboard');
        for (const path of PATHS) {
          await go(page, path);
          await heading(page).first().waitFor();
          await watch.settled();
          await assertFitsInEachLanguage(page).catch((error: Error) => problems.push(error.message));
        }
        assert.deepEqual(problems, []);
      }));
});
