import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { ModuleDefinition } from '../../portal/lists/definition.ts';
import { MODULES } from '../../portal/lists/definitions/all-modules.ts';
import { NEWEST } from '../../shared/list/list-query.ts';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN } from '../helpers/e2e/data.ts';
import { assertFits, setLook } from '../helpers/e2e/looks.ts';
import { type ShownList, shownList, wordsOf } from '../helpers/e2e/module-list.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

interface Place {
  /** Where the list is, unless its id is its address. */
  path?: string;
  /** The column whose text finds a record, where the first one is not looked in. */
  searched?: string;
  /** What is chosen in the first filter, where the demo data has nothing of its first choice. */
  chosen?: string;
  /** The demo data has nothing of it; the tests of its page have. */
  isEmpty?: true;
}

const PLACES: Readonly<Record<string, Place>> = {
  appointments: { path: '/delivery' },
  delivery: { path: '/delivery?view=delivery' },
  customers: { path: '/supplier?view=customers' },
  'rate-search': { path: '/rate-search/submitted', searched: 'Airline' },
  'air-rate': { searched: 'Agent' },
  ports: { path: '/locations' },
  airports: { path: '/locations?view=airports' },
  addresses: { path: '/locations?view=addresses' },
  partners: { path: '/locations?view=partners' },
  schedule: { searched: 'Carrier' },
  flights: { path: '/schedule?view=flights' },
  'report-ocean': { path: '/report/ocean' },
  'report-air': { path: '/report/air' },
  'report-rates': { path: '/report/air?view=report-rates', searched: 'Airline' },
  'audit-log': { searched: 'Company', chosen: 'savePurchaseOrders' },
  accounts: { path: '/admin/accounts' },
  companies: { path: '/admin/companies' },
  links: { path: '/admin/links' },
  invites: { path: '/admin/invites' },
  imports: { path: '/admin/imports', isEmpty: true },
  'service-keys': { path: '/admin/service-keys', isEmpty: true },
  'base-rates': { path: '/admin/base-rates' },
  'rate-sheets': { path: '/rate-sheet', searched: 'Company' },
};

/** Drawn by the element `<route-subscriptions>` and tested with it; the definition is that of its export. */
const OF_ELEMENTS: readonly string[] = ['route-subscriptions'];

/** How many rows a list loads at once. */
const PAGE = 50;
/** Of a phone's cards that are drawn by the same code as those above: on wide screens axe looks at each row. */
const FURTHER_CARDS = ['main tbody tr:nth-child(n + 9)'];

suite('every list', () => {
  const { visit } = readingSuite();

  test('MOD-02 MOD-24 A11Y-01 each list is searched, filtered, sorted, and opened by keyboard', (t) =>
    visit(async (page) => {
      await openSignedIn(page, ADMIN, '/dashboard');
      for (const definition of MODULES) {
        if (OF_ELEMENTS.includes(definition.id)) continue;
        await t.test(definition.id, () => use(page, definition));
      }
    }));
});

async function use(page: Page, definition: ModuleDefinition): Promise<void> {
  const { path = `/${definition.id}`, searched, chosen, isEmpty } = PLACES[definition.id] ?? {};
  const list = shownList(page);
  await setLook(page, 1440, 'light');
  await page.goto(path);
  const all = await list.count();
  assert.equal(await list.rows.count(), Math.min(all, PAGE));
  assert.deepEqual(await axeProblems(page), [], 'at 1440 px');

  if (isEmpty) assert.equal(all, 0);
  else {
    await searches(page, list, searched ?? wordsOf(definition.columns[0]!.label), all);
    await filters(list, definition, chosen, all);
    await sorts(page, list, definition);
    await opens(page, list);
  }

  await setLook(page, 375, 'light');
  await assertFits(page);
  assert.equal((await list.count()) === 0, isEmpty ?? false);
  assert.deepEqual(await axeProblems(page, { exclude: FURTHER_CARDS }), [], 'at 375 px');
}

/** A text of a row finds it, a text that stands nowhere finds none, and Reset brings all back. */
async function searches(page: Page, list: ShownList, heading: string, all: number): Promise<void> {
  const text = (await list.column(heading)).find(Boolean);
  assert.ok(text, `${heading} is empty in each row`);
  await list.search(text);
  const found = await list.count();
  assert.ok(found > 0 && found <= all, `${text} finds ${found} of ${all}`);
  assert.equal((await list.column(heading))[0], text);

  await list.search('zzqxjk');
  assert.equal(await list.count(), 0);
  await page.getByText('No Any Data To Show!', { exact: true }).waitFor();
  await list.reset();
  assert.equal(await list.count(), all);
}

/** The first filter with choices shows as many rows as it counts. */
async function filters(
  list: ShownList,
  { filters: all = [] }: ModuleDefinition,
  chosen: string | undefined,
  total: number,
): Promise<void> {
  const filter = all.find((each) => each.kind === 'choice');
  if (!filter) return;
  await list.choose(filter, chosen ?? filter.options[0]!.id);
  const some = await list.count();
  assert.ok(some > 0 && some <= total, `${filter.id} has ${some} of ${total}`);
  assert.equal(await list.rows.count(), Math.min(some, PAGE));
  await list.reset();
  assert.equal(await list.count(), total);
}

/** The first heading that sorts otherwise than the list begins does so both ways. */
async function sorts(page: Page, list: ShownList, { columns, sort = NEWEST }: ModuleDefinition) {
  const column = columns.find((each) => each.sort && each.sort !== sort.field && !each.inDetail)!;
  const heading = wordsOf(column.label);
  const texts: string[][] = [];
  for (const [order, spoken] of [
    ['ASC', 'ascending'],
    ['DESC', 'descending'],
  ] as const) {
    await list.heading(heading).getByRole('button').click();
    await page.waitForURL(
      ({ searchParams: of }) => of.get('sort') === column.sort && of.get('order') === order,
    );
    await list.count();
    assert.equal(await list.heading(heading).getAttribute('aria-sort'), spoken);
    texts.push(await list.column(heading));
  }
  const [ascending, descending] = texts;
  if (new Set(texts.flat()).size > 1) assert.notDeepEqual(ascending, descending, heading);
}

/** `j` and Enter open the first record, beside the list or on a page; Escape or Back leads to the list as it was. */
async function opens(page: Page, list: ShownList): Promise<void> {
  const before = page.url();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== before);
  if (new URL(page.url()).searchParams.has('record')) {
    await dialog.getByRole('definition').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  } else {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
  }
  await page.waitForURL(before);
  assert.ok((await list.count()) > 0);
}
