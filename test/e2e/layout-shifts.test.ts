import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { IMPORTER_A } from '../helpers/e2e/data.ts';
import { setLook } from '../helpers/e2e/looks.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';
import { shiftsOf, watchShifts } from '../helpers/e2e/shifts.ts';
import { watchPage } from '../helpers/e2e/watch-page.ts';

/** A page whose content moves less is called stable from 0.1 on; nobody sees a fifth of that. */
const UNSEEN = 0.02;

/** One page of each kind: figures, rows, one record. */
const PAGES = ['/dashboard', '/purchase-order', '/shipments', '/shipments/2001'];

suite('what moves while a page loads', () => {
  const { visit } = readingSuite();

  for (const width of [1440, 375])
    test(`nothing that an importer sees jumps while dashboard, lists and a record load at ${width} px`, () =>
      visit(async (page) => {
        const watch = watchPage(page);
        await watchShifts(page);
        await setLook(page, width, 'light');
        await openSignedIn(page, IMPORTER_A, '/dashboard');
        await watch.settled();
        const moved: string[] = [];
        for (const path of PAGES) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await watch.settled();
          const sum = await shiftsOf(page);
          if (sum > UNSEEN) moved.push(`${path}: ${sum.toFixed(3)}`);
        }
        assert.deepEqual(moved, []);
      }));
});
