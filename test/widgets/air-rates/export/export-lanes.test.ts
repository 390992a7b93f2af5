import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { tableCsv } from '../../../../shared/export/csv.ts';
import { tableXlsx } from '../../../../shared/export/xlsx.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { plainText } from '../../../../shared/spreadsheet/plain-text.ts';
import { readFile } from '../../../../shared/spreadsheet/read-file.ts';
import { withPlainNumbers } from '../../../../shared/spreadsheet/sheet-block.ts';
import { lanesTable } from '../../../../widgets/air-rates/export/export-lanes.ts';
import { numberSignsOf } from '../../../../widgets/air-rates/import/cells/number-signs.ts';
import { numbersOf, previewOf } from '../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { columnsOf, newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';

const LEVELS = ['minimum', 'normal', 'Pivot', '45', '100', '1000'];
const LANE = {
  from: 'YYZ',
  to: 'LHR',
  airline: 'Air Canada',
  'level minimum': '85',
  'level normal': '4.25',
  'level Pivot': '2.345',
  'level 45': '1234.5',
  'level 1000': '0.1',
  minTime: '2',
  maxTime: '4',
  maxCapacity: '5000',
  routing: 'YUL / LHR',
  validityFrom: '2026-04-01',
  validityTo: '2026-04-30',
  comment: '=HYPERLINK("http://evil.example")',
};
type Cells = Readonly<Record<string, string>>;

const tableOf = (lanes: readonly Cells[], locale: Locale = 'en') =>
  lanesTable({ rows: lanes.map(newRow), levels: LEVELS, locale });

async function imported(
  name: string,
  content: Blob | string,
  locale: Locale = 'en',
): Promise<readonly Cells[]> {
  const [sheet] = await readFile(new File([content], name), { locale, mostLines: 5000 });
  const block = sheet ? withPlainNumbers(sheet) : [];
  const recognised = recognise(block, { levels: LEVELS, locale });
  const signs = numberSignsOf(numbersOf(block, recognised), locale);
  assert.equal(signs.ask, undefined);
  const options = {
    ...{ locale, order: undefined, repeated: [], problemsOf: () => [] },
    signOf: (index: number) => signs.byColumn.get(index),
  };
  return previewOf(block, recognised, options).flatMap((line) => (line.kind === 'lane' ? [line.cells] : []));
}
const throughXlsx = async (lanes: readonly Cells[]) =>
  imported('rates.xlsx', await tableXlsx([tableOf(lanes)]));
const throughCsv = (lanes: readonly Cells[]) => imported('rates.csv', tableCsv(tableOf(lanes), 'en'));

test('AIR-27, AIR-28, AIR-29 a file has the headings of the table, and each column is in its place', () => {
  const { columns } = tableOf([]);
  assert.deepEqual(
    columns.map(({ label }) => label),
    [
      ...['From', 'To', 'Airline', 'minimum', 'normal', 'Pivot', '+ 45 Kgs', '+ 100 Kgs', '+ 1000 Kgs'],
      ...[
        'T/Time min',
        'T/Time max',
        'Max Capacity',
        'Routing',
        'Validity From',
        'Validity To',
        'Rate Specific Notes',
      ],
    ],
  );
});

test('prices and times are numbers in a workbook, and no text is a formula', async () => {
  const blob = await tableXlsx([tableOf([LANE])]);
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()), { readStyles: true });
  const [, row] = sheets[0]!.rows;
  assert.deepEqual(
    row?.map((cell) => typeof cell === 'number'),
    [false, false, false, true, true, true, true, false, true, true, true, true, false, false, false, false],
  );
  const cells = sheets[0]!.cells!;
  assert.equal(cells.get('1,15')?.formula, undefined);
  assert.equal(cells.get('1,3')?.style?.numFmt, '#,##0.00');
  assert.equal(cells.get('1,9')?.style?.numFmt ?? 'General', 'General');
});

test('D-148 a price of thousandths comes back as itself in a language with a decimal comma', async () => {
  const prices = { from: 'YYZ', to: 'LHR', routing: 'LHR', 'level normal': '2.345' };
  const table = tableOf([prices], 'de');
  assert.deepEqual(await imported('rates.csv', tableCsv(table, 'de'), 'de'), [prices]);
  assert.deepEqual(await imported('rates.xlsx', await tableXlsx([table]), 'de'), [prices]);
});

test('AIR-27 the import reads an exported lane as it was, from both kinds of file', async () => {
  const blank = { from: 'YYZ', to: 'FRA', comment: '-' };
  for (const through of [throughXlsx, throughCsv])
    assert.deepEqual(await through([LANE, blank]), [LANE, blank]);
});

const FORMULA = /^'\s*[=+\-@＝＋－＠]/;
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string().map((end) => `=${end}`),
  )
  .map((one) =>
    one
      .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
      .toWellFormed()
      .trim(),
  );
const price = fc.nat({ max: 99_999_999 }).map((parts) => String(parts / 10_000));
const lane = fc.record({ comment: text, airline: text, 'level 100': price, maxTime: price }).map(
  (cells): Cells => ({
    from: 'YYZ',
    to: 'LHR',
    routing: 'LHR',
    ...Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell)),
  }),
);

/** What the import makes of texts that programs mark as texts, `="00046"` and `'00046`. */
const unmarked = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells)
      .map(([key, cell]) => [key, plainText(cell).trim()] as const)
      .filter(([, cell]) => cell),
  );

test('whatever texts and prices the lanes hold, a workbook brings them back, but for the marks of a text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lane, { minLength: 1, maxLength: 5 }), async (lanes) => {
      assert.deepEqual(await throughXlsx(lanes), lanes.map(unmarked));
    }),
    {
      numRuns: 60,
      examples: ['=""', '="00046"', "'00046"].map((airline): [Cells[]] => [[{ ...LANE, airline }]]),
    },
  );
});

test('so does a CSV, but for an apostrophe that stood before a formula already', async () => {
  const isGuarded = (cells: Cells) => Object.values(cells).some((cell) => FORMULA.test(cell));
  const unguarded = lane.filter((cells) => !isGuarded(cells));
  await fc.assert(
    fc.asyncProperty(fc.array(unguarded, { minLength: 1, maxLength: 5 }), async (lanes) => {
      assert.deepEqual(await throughCsv(lanes), lanes);
    }),
    { numRuns: 60 },
  );
});

test('AIR-27 a template has the headings that the import finds its columns by, and no lane', () => {
  const { columns, rows } = tableOf([]);
  assert.deepEqual(rows, []);
  const filled = columns.map(({ label }) => label);
  const found = recognise([filled, filled.map(() => '1')], { levels: LEVELS, locale: 'en' });
  assert.deepEqual(
    found.columns.map(({ target }) => target),
    columnsOf(LEVELS),
  );
});
