import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { chargesPath, openCharges, saveAndReload, storedCharges } from '../helpers/e2e/charges.ts';
import { AGENT } from '../helpers/e2e/data.ts';
import { tabTo } from '../helpers/e2e/keyboard.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';

suite('charges by keyboard and clipboard', () => {
  const { portal, visit } = portalSuite();

  test('a whole quote is entered and saved without the mouse', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('freight_charges', 3003, 'agent'));
      await tabTo(page, 'Add Row');
      await page.keyboard.press('Enter');
      const lines = [
        ['CFS', 'USD', 'CBM', '12.5', '18', 'first'],
        ['CCF', 'CAD', 'EA', '1', '95.4', 'second'],
      ];
      for (const [n, [type, currency, unit, quantity, cost, comment]] of lines.entries()) {
        await tabTo(page, `Charge Type row ${n + 1}`);
        for (const text of [type, currency, unit, quantity, cost]) {
          await page.keyboard.type(text!);
          await page.keyboard.press('Tab');
        }
        await tabTo(page, `Comments row ${n + 1}`);
        await page.keyboard.type(comment!);
        await tabTo(page, 'Add Row');
        if (n + 1 < lines.length) await page.keyboard.press('Enter');
      }
      await tabTo(page, 'Save');
      const reloaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await reloaded;
      await screen.ready();
      const { codes, lines: stored } = await storedCharges(portal.url, 'freight_charges', 3003);
      assert.deepEqual(
        stored.map(({ currency, unitCode, totalPrice, comments }, n) => [
          codes[n],
          currency,
          unitCode,
          totalPrice,
          comments,
        ]),
        [
          ['CFS', 'USD', 'CBM', 225, 'first'],
          ['CCF', 'CAD', 'EA', 95.4, 'second'],
        ],
      );
    }));

  test('CHG-26 D-145 a total that begins like the calculation is what was typed after a double click, and is stored', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('pickup_charges', 3003, 'agent'));
      const line = {
        'Charge Type': 'CFS',
        Currency: 'USD',
        'Unit Code': 'EA',
        Quantity: '2',
        'Unit Cost': '10',
      };
      await screen.add([line, line]);
      for (const [row, clickCount] of [
        [1, 2],
        [2, 3],
      ] as const) {
        const total = screen.cell('Total Cost', row);
        assert.equal(await total.text(), '20.00');
        await total.node.click({ clickCount });
        for (const [n, key] of ['2', '0', '0'].entries()) {
          await page.keyboard.press(key);
          assert.equal(await total.text(), '200'.slice(0, n + 1));
        }
        await page.keyboard.press('Tab');
        assert.equal(await total.text(), '200.00');
      }
      const emptied = screen.cell('Total Cost', 2);
      await emptied.node.dblclick();
      await page.keyboard.press('Delete');
      assert.equal(await emptied.text(), '');
      await screen.cell('Comments', 1).go();
      assert.equal(await emptied.text(), '20.00');
      await saveAndReload(page);
      const { lines } = await storedCharges(portal.url, 'pickup_charges', 3003);
      assert.deepEqual(
        lines.map(({ totalPrice }) => totalPrice),
        [200, 20],
      );
    }));

  test('300 lines pasted from a real clipboard stand there in one step, and are saved to the cent', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('rail_charges', 3003, 'agent'));
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const rows = Array.from({ length: 300 }, (_, n) => [
        n % 2 ? 'CFS' : 'DLV',
        'USD',
        'EA',
        String(n + 1),
        '0.10',
        '',
        `line ${n + 1}, "quoted"`,
      ]);
      const block = rows
        .map((row) => row.map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)))
        .map((row) => row.join('\t'))
        .join('\r\n');
      await page.evaluate((text) => navigator.clipboard.writeText(text), block);
      await screen.addRow.click();
      await screen.cell('Charge Type', 1).go();
      await page.keyboard.press('Control+V');
      await page.keyboard.press('Control+Home');
      assert.equal(await screen.cell('Total Cost', 1).text(), '0.10');
      await page.keyboard.press('Control+End');
      assert.equal(await screen.cell('Comments', 300).text(), 'line 300, "quoted"');

      await page.keyboard.press('Control+Z');
      await screen.cell('Comments', 300).node.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Y');
      await page.keyboard.press('Control+End');
      await screen.cell('Comments', 300).node.waitFor();

      await saveAndReload(page);
      const { lines } = await storedCharges(portal.url, 'rail_charges', 3003);
      assert.equal(lines.length, 300);
      const cents = lines.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice! * 100), 0);
      assert.equal(cents, (300 * 301 * 10) / 2);
      assert.equal(lines[299]!.comments, 'line 300, "quoted"');
    }));
});
