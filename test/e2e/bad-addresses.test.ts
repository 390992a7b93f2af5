import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { IMPORTER_A } from '../helpers/e2e/data.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';
import { watchPage } from '../helpers/e2e/watch-page.ts';

const LISTS = [
  '/shipments',
  '/booking',
  '/purchase-order',
  '/manifest',
  '/quotes',
  '/schedule',
  '/locations',
];
const TEXTS = [`'"; drop table company; --`, '100%_\\', 'a'.repeat(10_000)];
const NONSENSE = '&status=nonsense&sort=nope&order=UP&from=2026-99-99&record=abc&view=none';

/** Records of other companies, by the page that would show them. */
const FOREIGN = { '/shipments': 2002, '/booking': 1002, '/quotes': 3003 };
const UNKNOWN = ['999999999', 'abc', '-1', '9'.repeat(20)];

suite('addresses that nobody was given', () => {
  const { visit } = readingSuite();

  test('MOD-02 MOD-04 MOD-05 MOD-09 MOD-10 MOD-13 MOD-14 a list finds nothing by hostile texts, ignores filters that there are not, and stays whole', () =>
    visit(async (page) => {
      const watch = watchPage(page);
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      for (const path of LISTS)
        for (const text of TEXTS) {
          await page.goto(`${path}?search=${encodeURIComponent(text)}${NONSENSE}`);
          await page.getByText('No Any Data To Show!').waitFor();
          await watch.settled();
          assert.equal(await page.getByRole('alert').count(), 0, `${path} ${text.slice(0, 30)}`);
        }
      assert.deepEqual(watch.faults(), []);
    }));

  test('D-15 the page of another company’s record answers as that of one that there is not', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/dashboard');
      for (const [path, foreign] of Object.entries(FOREIGN)) {
        const answers = new Set<string>();
        for (const id of [String(foreign), ...UNKNOWN]) {
          await page.goto(`${path}/${id}`);
          await page.getByText('This record was not found').waitFor();
          answers.add((await page.getByRole('main').allInnerTexts()).join());
        }
        assert.equal(answers.size, 1, `${path}: ${[...answers].join(' | ')}`);
      }
    }));
});
