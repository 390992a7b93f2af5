import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import type { Feature } from '../../shared/contract/charges.ts';
import { chargesPath, type Line, openCharges, saveAndReload, storedCharges } from '../helpers/e2e/charges.ts';
import { ADMIN, AGENT } from '../helpers/e2e/data.ts';
import { portalSuite } from '../helpers/e2e/pages.ts';

type Column = keyof Line;

interface Flow {
  name: string;
  /** Whoever else works on the charges does so in the same way. */
  roles: readonly ('agent' | 'admin')[];
  feature: Feature;
  recordId: number;
  columns: readonly Column[];
  lines: readonly Line[];
  /** What stands in the cells, without the charge type. */
  shown: readonly (readonly string[])[];
  /** Code, quantity, unit cost, total and minimum as they are stored. */
  stored: readonly (readonly (string | number | null)[])[];
}

const FLOWS: Flow[] = [
  {
    name: 'CHG-13 an FCL quote',
    roles: ['agent', 'admin'],
    feature: 'freight_charges',
    recordId: 3001,
    columns: ['Charge Type', 'Currency', 'Unit Code', 'Price', 'Comments'],
    lines: [
      { 'Charge Type': 'BAF', Currency: 'usd', 'Unit Code': 'ea', Price: '1,250.5', Comments: 'per 40HC' },
      { 'Charge Type': 'BLF', Currency: 'CAD', 'Unit Code': 'CTN', Price: '0', Comments: 'Ünï 港口' },
      { 'Charge Type': 'AMS', Currency: 'USD', 'Unit Code': 'EA', Price: '-35' },
    ],
    shown: [
      ['USD', 'EA', '1250.50', 'per 40HC'],
      ['CAD', 'CTN', '0.00', 'Ünï 港口'],
      ['USD', 'EA', '-35.00', ''],
    ],
    stored: [
      ['BAF', null, null, 1250.5, null],
      ['BLF', null, null, 0, null],
      ['AMS', null, null, -35, null],
    ],
  },
  {
    name: 'CHG-15 an Air quote',
    roles: ['agent'],
    feature: 'freight_charges',
    recordId: 3002,
    columns: [
      'Charge Type',
      'Currency',
      'Unit Code',
      'Quantity',
      'Unit Cost',
      'Total Cost',
      'Minimum Price',
      'Comments',
    ],
    lines: [
      { 'Charge Type': 'AFR', Currency: 'USD', 'Unit Code': 'KG', Quantity: '2', 'Unit Cost': '1.005' },
      {
        'Charge Type': 'AWB',
        Currency: 'USD',
        'Unit Code': 'EA',
        Quantity: '1',
        'Unit Cost': '12.5',
        'Minimum Price': '40',
      },
    ],
    shown: [
      ['USD', 'KG', '2.00', '1.005', '2.01', '', ''],
      ['USD', 'EA', '1.00', '12.50', '12.50', '40.00', ''],
    ],
    stored: [
      ['AFR', 2, 1.005, 2.01, null],
      ['AWB', 1, 12.5, 12.5, 40],
    ],
  },
  {
    name: 'CHG-14 an LCL quote',
    roles: ['agent'],
    feature: 'origin_charges',
    recordId: 3003,
    columns: ['Charge Type', 'Currency', 'Unit Code', 'Quantity', 'Unit Cost', 'Total Cost', 'Comments'],
    lines: [
      { 'Charge Type': 'CFS', Currency: 'USD', 'Unit Code': 'CBM', Quantity: '12.345', 'Unit Cost': '18' },
      {
        'Charge Type': 'CCF',
        Currency: 'USD',
        'Unit Code': 'EA',
        Quantity: '3',
        'Unit Cost': '33.33',
        'Total Cost': '100',
      },
    ],
    shown: [
      ['USD', 'CBM', '12.345', '18.00', '222.21', ''],
      ['USD', 'EA', '3.00', '33.33', '100.00', ''],
    ],
    stored: [
      ['CFS', 12.345, 18, 222.21, null],
      ['CCF', 3, 33.33, 100, null],
    ],
  },
  {
    name: 'CHG-11 a manifest',
    roles: ['agent'],
    feature: 'manifests_charges',
    recordId: 4001,
    columns: ['Charge Type', 'Unit Code', 'Quantity', 'Unit Cost', 'Total Cost', 'Comments'],
    lines: [
      { 'Charge Type': 'DLV', 'Unit Code': 'EA', Quantity: '10', 'Unit Cost': '0.1', Comments: 'dock' },
    ],
    shown: [['EA', '10.00', '0.10', '1.00', 'dock']],
    stored: [['DLV', 10, 0.1, 1, null]],
  },
];

const EXPORTS = { 'Export CSV': 'csv', 'Export XLSX': 'xlsx' } as const;

/** What the button hands to the user. */
async function exported(page: Page, button: keyof typeof EXPORTS) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), new RegExp(`_\\d{4}-\\d\\d-\\d\\d\\.${EXPORTS[button]}$`));
  return readFile(await download.path());
}

suite('the charges of a quote or manifest', () => {
  const { portal, visit } = portalSuite();

  for (const { name, roles, feature, recordId, columns, lines, shown, stored } of FLOWS)
    for (const role of roles)
      test(`${name}: lines entered as ${role} show and are stored to the cent after a save and a reload`, () =>
        visit(async (page) => {
          const screen = await openCharges(
            page,
            role === 'admin' ? ADMIN : AGENT,
            chargesPath(feature, recordId, role),
          );
          assert.equal(await screen.profit.count(), role === 'admin' ? 1 : 0, 'CHG-06');
          const { lines: old } = await storedCharges(portal.url, feature, recordId);
          // What the other role left is removed with the same save (D-23).
          for (const [n] of old.entries())
            await page.getByRole('button', { name: `Remove row ${n + 1}`, exact: true }).click();
          await screen.add(lines, old.length);
          await saveAndReload(page);

          for (const [n, cells] of shown.entries()) {
            const [type, ...others] = await screen.line(n + 1, columns);
            assert.match(type!, new RegExp(`\\b${lines[n]!['Charge Type']}\\b`));
            assert.deepEqual(others, cells);
          }
          const now = await storedCharges(portal.url, feature, recordId);
          assert.deepEqual(
            now.lines.map((line, n) => [
              now.codes[n],
              line.quantity,
              line.unitCost,
              line.totalPrice,
              line.minimumPrice,
            ]),
            stored,
          );
        }));

  test('CHG-42 D-22 D-121 amounts in EUR show rate, date and source before the save, and go out in USD', () =>
    visit(async (page) => {
      const { conversion_rate, rate_date, source } = await (
        await fetch(`${portal.url}/api/exchange-rate/pair/EUR/USD`)
      ).json();
      const screen = await openCharges(page, AGENT, chargesPath('rail_charges', 3003, 'agent'));
      await screen.add([
        { 'Charge Type': 'DLV', Currency: 'EUR', 'Unit Code': 'EA', Quantity: '3', 'Unit Cost': '33.33' },
      ]);
      const usd = Math.round(99.99 * conversion_rate * 100) / 100;
      const row = screen.row(1);
      await row.getByText(usd.toFixed(2)).first().waitFor();
      const day = new Date(rate_date).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
      for (const part of [String(conversion_rate), day, source]) await row.getByText(part).first().waitFor();
      await saveAndReload(page);
      const { lines } = await storedCharges(portal.url, 'rail_charges', 3003);
      const [line] = lines;
      assert.equal(line!.currency, 'USD');
      assert.equal(line!.totalPrice, usd);
      const { currency, totalPrice, rate, rateDate } = line!.original!;
      assert.deepEqual([currency, totalPrice, rate, rateDate], ['EUR', 99.99, conversion_rate, rate_date]);
    }));

  test('CHG-07 D-20 D-120 the uplift is on at first, is stored as the admin leaves it, and survives the save of an agent', () =>
    visit(async (page) => {
      const path = (role: string) => chargesPath('delivery_charges', 3003, role);
      const admin = await openCharges(page, ADMIN, path('admin'));
      assert.equal(await admin.profit.isChecked(), true);
      await admin.profit.uncheck();
      await admin.add([
        { 'Charge Type': 'DLV', Currency: 'USD', 'Unit Code': 'EA', Quantity: '1', 'Unit Cost': '10' },
      ]);
      await saveAndReload(page);
      assert.equal(await admin.profit.isChecked(), false);

      const agent = await openCharges(page, AGENT, path('agent'));
      await agent.enter(1, { 'Unit Cost': '20' });
      await saveAndReload(page);
      const { addProfit, lines } = await storedCharges(portal.url, 'delivery_charges', 3003);
      assert.equal(addProfit, false);
      assert.equal(lines[0]!.totalPrice, 20);
    }));

  test('what stands in the table is exported, unsaved lines too, and nothing of it becomes a formula', () =>
    visit(async (page) => {
      const screen = await openCharges(page, AGENT, chargesPath('pickup_charges', 3003, 'agent'));
      await screen.add([
        {
          'Charge Type': 'DLV',
          Currency: 'USD',
          'Unit Code': 'EA',
          Quantity: '2',
          'Unit Cost': '-1234.5',
          Comments: '=1+1',
        },
      ]);
      const csv = String(await exported(page, 'Export CSV'));
      assert.match(csv, /^\uFEFFCharge Type,Currency,Unit Code,Quantity,Unit Cost,Total Cost,/);
      assert.match(csv, /,USD,EA,2\.00,-1234\.50,-2469\.00,.*'=1\+1/);
      const book = await readXlsx(new Uint8Array(await exported(page, 'Export XLSX')));
      const [labels = [], first = []] = book.sheets[0]!.rows;
      const cellOf = (label: string) => first[labels.indexOf(label)];
      assert.deepEqual(['Quantity', 'Unit Cost', 'Total Cost', 'Comments'].map(cellOf), [
        2,
        -1234.5,
        -2469,
        '=1+1',
      ]);
      assert.deepEqual(book.sheets[1]!.rows, [
        ['Currency', 'Cost'],
        ['USD', -2469],
      ]);
    }));
});
