import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { charges, saveAndReload } from '../helpers/e2e/charges.ts';
import { AGENT } from '../helpers/e2e/data.ts';
import { assertThemes } from '../helpers/e2e/looks.ts';
import { openSignedIn, portalSuite } from '../helpers/e2e/pages.ts';

/** Of the demo: a part load of 6.2 cubic metres, for which its agent has rates. */
const QUOTE = 3148;

suite('pricing a quote from a rate', () => {
  const { visit } = portalSuite();

  test('D-158 MOD-10 an agent prices a request from a rate of its own and issues it with five presses', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/dashboard');
      let presses = 0;
      const press = async (what: Promise<void>) => {
        presses += 1;
        await what;
      };
      const request = page.getByRole('listitem').filter({ hasText: `-00${QUOTE}` });
      await press(request.getByRole('link', { name: 'Enter charges' }).click());
      const screen = charges(page);
      await screen.ready();
      const offer = page.getByRole('article').first();
      await offer.getByText('6.2 W/M at USD').waitFor();
      await assertThemes(page, 375);
      const takeOver = offer.getByRole('button', { name: /^Take over/ });
      const rate = (await takeOver.getAttribute('aria-label'))!.split(', ').at(-1)!;
      await press(takeOver.click());
      await page.getByText(/of B-\d+ (was|were) entered below/).waitFor();
      const line = await screen.line(1, ['Charge Type', 'Unit Code', 'Quantity', 'Unit Cost', 'Comments']);
      const [type, unit, quantity, cost, comments] = line;
      assert.match(type!, /^Ocean Freight/);
      assert.deepEqual([unit, quantity], ['CBM', '6.20']);
      assert.equal(comments, `${rate}: 6.2 W/M at USD ${cost}`);
      await page.getByRole('table', { name: 'Totals' }).getByText('for 1,850 kg, 6.2 CBM').waitFor();
      await assertThemes(page);
      await press(saveAndReload(page));
      assert.deepEqual(await screen.line(1, ['Unit Cost', 'Comments']), [cost, comments]);
      await press(page.getByRole('link', { name: 'Issue quote' }).click());
      const dialog = page.getByRole('dialog');
      // The last day of the rate.
      assert.match(await dialog.getByLabel('Valid until').inputValue(), /\d/);
      await press(dialog.getByRole('button', { name: 'Issue quote' }).click());
      await page.getByText('Waiting for the answer of').waitFor();
      assert.equal(presses, 5);
    }));
});
