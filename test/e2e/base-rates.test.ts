import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { baseRates } from '../../portal/lists/definitions/base-rates.ts';
import { ADMIN } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { shownList } from '../helpers/e2e/module-list.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

suite('base rates', () => {
  const { visit } = readingSuite();

  test('D-142 an admin finds what a lane is bought for by both its ports, on a day, and the way to their import', () =>
    visit(async (page) => {
      const list = shownList(page);
      await openSignedIn(page, ADMIN, '/dashboard');
      await page.getByRole('link', { name: 'Base Rates' }).first().click();
      assert.ok((await list.count()) > 0);
      const [origin, destination] = [await list.column('Origin'), await list.column('Destination')].map(
        ([first = '']) => first,
      );
      const lane = [origin, destination].map((place = '') => place.slice(0, 5)).join(' ');
      await list.search(lane);
      assert.ok((await list.count()) > 0, lane);
      assert.deepEqual([...new Set(await list.column('Origin'))], [origin]);
      assert.deepEqual([...new Set(await list.column('Destination'))], [destination]);
      await assertThemes(page);
      await assertThemes(page, 375);

      await page.goto('/admin/base-rates?state=valid');
      const valid = await list.count();
      await page.goto(`/admin/base-rates?day=${new Date().toISOString().slice(0, 10)}`);
      assert.equal(await list.count(), valid);
      // Before the first rate was agreed there is none.
      await page.goto('/admin/base-rates?day=1999-12-31');
      assert.equal(await list.count(), 0);
      assert.ok(baseRates.filters?.some(({ id }) => id === 'day'));

      await page.getByRole('link', { name: 'Import base rates' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Imports' }).waitFor();
    }));
});
