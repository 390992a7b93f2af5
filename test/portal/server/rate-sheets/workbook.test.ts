import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { describeSheet } from '../../../../portal/server/rate-sheets/documents/sheet-document.ts';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { readByLibreOffice, WITHOUT_LIBRE_OFFICE } from './libre-office.ts';
import { HOSTILE_NAMES, made } from './made-sheet.ts';
import { airRate, input, largeInput, ratesOf, rowsOf, seaRate } from './sheet-inputs.ts';

const read = async (given: ReturnType<typeof input>) =>
  (await readXlsx(new Uint8Array((await made(given)).xlsx), { readStyles: true })).sheets;

/** The rows below the labels as objects, by label. */
function records({ rows }: Pick<Sheet, 'rows'>, first = 'No.'): Record<string, CellValue>[] {
  const labelsAt = rows.findIndex(([label]) => label === first);
  return rows
    .slice(labelsAt + 1)
    .map((row) => Object.fromEntries(rows[labelsAt]!.map((label, n) => [String(label), row[n] ?? null])));
}
const sheetNamed = (sheets: Sheet[], name: string) => sheets.find((sheet) => sheet.name === name)!;

describe('MOD-11 the workbook of a sheet', () => {
  test('SHEET-01 has a worksheet for each part, the charges where they are asked for', async () => {
    const names = async (existingRateSheetCharges: boolean) =>
      (await read(input({ sheet: { existingRateSheetCharges } }))).map(({ name }) => name);
    assert.deepEqual(await names(false), ['Rates', 'Air Rates', 'Routes without rates', 'Changes']);
    assert.deepEqual(await names(true), [
      ...['Rates', 'Air Rates', 'Local Charges', 'Routes without rates', 'Changes'],
    ]);
  });

  test('D-142 each worksheet says whose sheet it is and for which days, but not with which mark-ups', async () => {
    for (const { rows } of await read(input({ sheet: { fakPercentage: '12.5' } })))
      assert.deepEqual(
        rows.slice(0, 4).map(([line]) => line),
        [
          'Rate Sheet 7, version 2',
          'Customer: Importer A',
          'Provider: Demo Forwarding',
          'Valid from Nov 1, 2026 to Nov 14, 2026 · Date: Oct 28, 2026 · Time zone: China Standard Time',
        ],
      );
  });

  test('prices are numbers with the decimals of their currency, days are days', async () => {
    const sheets = await read(
      input({
        seaRates: [
          seaRate({ id: 1, prices: { '20GP': '1234.56', '40HC': '0.01' } }),
          seaRate({ id: 2, kind: 'NAC', currency: 'JPY', prices: { '20GP': '150000.00' } }),
        ],
      }),
    );
    const sheet = sheetNamed(sheets, 'Rates');
    const [dollars, yen] = records(sheet);
    assert.deepEqual(dollars, {
      ...{
        'No.': 1,
        Origin: 'Hamburg',
        'Origin code': 'DEHAM',
        'Discharge port': null,
        'Discharge code': null,
      },
      ...{ Destination: 'New York', 'Destination code': 'USNYC', Carrier: 'Northern Star Line' },
      ...{ 'Carrier code': 'NSLX', Type: 'FAK', '20GP': 1851.84, '40GP': null, '40HC': 0.02, '45HC': null },
      ...{ 'LCL per CBM': null, 'LCL minimum': null, Currency: 'USD' },
      ...{ 'Valid from': new Date('2026-11-01'), 'Valid until': new Date('2026-11-14'), 'Transit days': 14 },
      ...{ Source: 'Own', Reference: 'B-1' },
    });
    assert.equal(yen!['20GP'], 180_000);
    const formats = ['5,10', '6,10'].map((cell) => sheet.cells?.get(cell)?.style?.numFmt);
    assert.deepEqual(formats, ['#,##0.00', '#,##0']);
  });

  test('the labels stay in view and can be filtered by, and stand on every printed page', async () => {
    const sheets = await read(largeInput(30));
    for (const { name, freezePane, autoFilter, pageSetup, headerFooter, rows } of sheets) {
      const labelsAt = rows.findIndex(([label]) => label === 'No.') + 1;
      assert.equal(freezePane?.rows, labelsAt, name);
      assert.match(autoFilter!.range, new RegExp(`^A${labelsAt}:`));
      assert.equal(pageSetup?.printTitlesRow, `$${labelsAt}:$${labelsAt}`);
      assert.deepEqual(
        [pageSetup?.orientation, pageSetup?.paperSize, pageSetup?.fitToWidth, pageSetup?.fitToHeight],
        ['landscape', 'a4', 1, 0],
      );
      assert.match(headerFooter!.oddFooter!, /Page &P of &N/);
    }
  });

  test('by air there is a column for each weight level, in their order', async () => {
    const airRates = [airRate({ id: 1 }), airRate({ id: 2, levels: [{ level: '100', value: '2' }] })];
    const sheets = await read(input({ airRates }));
    const [first, second] = records(sheetNamed(sheets, 'Air Rates'));
    const labels = Object.keys(first!);
    assert.deepEqual(labels.slice(labels.indexOf('Type') + 1, labels.indexOf('Currency')), [
      ...['Minimum', 'Normal', '+ 45 kg', '+ 100 kg'],
    ]);
    assert.deepEqual([first!.Minimum, first!['+ 100 kg'], second!['+ 100 kg']], [120, null, 3]);
    assert.equal(first!['Transit days'], '2–4');
  });

  test('D-140 external rates are marked in a column of their own', async () => {
    const given = { sheet: { includeExternalRates: true }, seaRates: [seaRate({ source: 'External' })] };
    const [rate] = records(sheetNamed(await read(input(given)), 'Rates'));
    assert.deepEqual([rate!.Source, rate!.Reference], ['External', 'B-1']);
  });

  test('changes say by how much', async () => {
    const previous = ratesOf({
      seaRates: [
        seaRate({ id: 1, prices: { '20GP': '1000.00', '40GP': '1800.00' } }),
        seaRate({ id: 2, kind: 'NAC' }),
      ],
      airRates: [airRate({ id: 5 })],
    });
    const seaRates = [
      seaRate({ id: 3, prices: { '20GP': '900.00', '40HC': '1900.00' } }),
      seaRate({ id: 4, source: 'Agent' }),
    ];
    const levels = [{ level: 'normal', value: '4.75' }];
    const sheets = await read(input({ seaRates, airRates: [airRate({ id: 6, levels })], previous }));
    const keys = [
      'Change',
      'Reference',
      '20GP',
      '20GP +/−',
      '40GP',
      '40GP +/−',
      '40HC',
      '40HC +/−',
      'Normal +/−',
    ];
    assert.deepEqual(
      records(sheetNamed(sheets, 'Changes')).map((row) => keys.map((key) => row[key] ?? null)),
      [
        ['Changed', 'B-3', 1350, -150, 2700, 'Dropped', 2850, 'New', null],
        ['New', 'B-4', 1500, null, null, null, null, null, null],
        ['Changed', 'A-6', null, null, null, null, null, null, 0.75],
        ['Dropped', 'B-2', 1200, null, null, null, null, null, null],
      ],
    );
    const changes = records(sheetNamed(sheets, 'Rates')).map(({ Change }) => Change);
    assert.deepEqual(changes, ['Changed', 'New']);
  });

  test('a first sheet says that there is none to compare it with', async () => {
    const sheet = sheetNamed(await read(input({ seaRates: [seaRate()] })), 'Changes');
    assert.match(String(sheet.rows[4]![0]), /first rate sheet/);
    assert.deepEqual(records(sheet), []);
  });

  test('names stay what they are, whatever they look like', async () => {
    const names = Object.values(HOSTILE_NAMES);
    const seaRates = names.map((name, n) =>
      seaRate({
        id: n + 1,
        carrier: { id: n, name, code: name.slice(0, 20) },
        origin: { id: 1, name, code: null },
      }),
    );
    const sheets = await read(
      input({
        sheet: { entityName: '=1+1', providerName: '\u0001=2', existingRateSheetCharges: true },
        seaRates,
      }),
    );
    const sheet = sheetNamed(sheets, 'Rates');
    const found = new Set(records(sheet).map(({ Carrier }) => Carrier));
    for (const [which, name] of Object.entries(HOSTILE_NAMES)) {
      const shown = { control: 'Tab\tandzero andnext', surrogate: 'half \ufffd of a pair' }[which] ?? name;
      assert.ok(found.has(shown), which);
    }
    for (const { cells } of sheets)
      for (const cell of cells?.values() ?? []) assert.equal(cell.formula, undefined);
  });

  test('I18N-03 worksheets have names that Excel accepts, and labels, in every language', async () => {
    for (const locale of LOCALES) {
      const sheet = { locale, existingRateSheetCharges: true };
      const sheets = await read(input({ sheet, seaRates: [seaRate()], airRates: [airRate()], previous: [] }));
      const names = sheets.map(({ name }) => name);
      assert.equal(new Set(names.map((name) => name.toLowerCase())).size, 5);
      for (const name of names) assert.match(name, /^[^[\]:*?/\\']{1,31}$/);
      const { tables } = await describeSheet(
        input({ sheet, previous: [] }),
        rowsOf({ seaRates: [seaRate()], previous: [] }),
        locale,
      );
      for (const [n, table] of tables.entries()) {
        const labels = table.columns.flatMap(({ label, second }) => [
          label,
          ...(second ? [second.label] : []),
        ]);
        assert.equal(new Set(labels).size, labels.length, `${locale} ${table.title}`);
        assert.ok(sheets[n]!.rows.some((row) => row.includes(labels[0]!)));
      }
    }
  });
});

describe('MOD-11 a workbook that LibreOffice reads', { skip: WITHOUT_LIBRE_OFFICE }, () => {
  test('has exactly the rates, charges and routes of the sheet', async () => {
    const given = largeInput(200);
    const { xlsx, rows } = await made(given);
    const sheets = await readByLibreOffice(xlsx);
    assert.deepEqual([...sheets.keys()].sort(), [
      ...['Air Rates', 'Changes', 'Local Charges', 'Rates', 'Routes without rates'],
    ]);
    const bySea = records({ rows: sheets.get('Rates')! });
    assert.deepEqual(
      bySea.map((row) => [row.Reference, row.Origin, row['20GP'], row['Valid from'], row['Transit days']]),
      rows.rates.map(({ reference, origin, prices, validFrom, transit }) => [
        ...[reference, origin.name, grouped(prices['20GP']!), validFrom, String(transit!.min)],
      ]),
    );
    assert.equal(records({ rows: sheets.get('Local Charges')! }).length, rows.charges.length);
    assert.equal(records({ rows: sheets.get('Air Rates')! }).length, rows.airRates.length);
  });

  test('shows names as they are, and runs none', async () => {
    const names = Object.values(HOSTILE_NAMES);
    const seaRates = names.map((name, n) => seaRate({ id: n + 1, carrier: { id: n, name, code: null } }));
    const sheets = await readByLibreOffice((await made(input({ seaRates }))).xlsx);
    const found = records({ rows: sheets.get('Rates')! }).map(({ Carrier }) => Carrier);
    for (const which of [
      'formula',
      'link',
      'command',
      'error',
      'markup',
      'escape',
      'arabic',
      'emoji',
    ] as const)
      assert.ok(found.includes(HOSTILE_NAMES[which]), which);
  });

  test('opens without a rate and without a route', async () => {
    const sheets = await readByLibreOffice((await made(input({ routes: [] }))).xlsx);
    assert.deepEqual(records({ rows: sheets.get('Rates')! }), []);
  });
});

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
