import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readRows } from '../../../../../portal/server/imports/read/rows.ts';
import { CELL_RULES } from '../../../../../portal/server/imports/read/rules.ts';
import { type ImportKind, NUMBER_COLUMNS } from '../../../../../shared/contract/imports.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';

const HEADINGS = ['Order Number', 'Purchaser', 'Style Numbers'];
type Lines = readonly (readonly string[])[];
const rowsOf = (kind: ImportKind, block: Lines, locale = 'en') =>
  readRows(kind, { block }, { columns: null, locale });
const more = (count: number) => Array.from({ length: count }, (_, n) => `Column ${n}`);

test('a file with more columns than an import has is refused, and none of them is kept', () => {
  const row = ['PO-1', 'C-1'];
  const widest = rowsOf('purchaseOrders', [[...HEADINGS, ...more(197)], row]);
  assert.deepEqual([widest.refusal, widest.headings.length, widest.rows.length], [null, 200, 1]);
  assert.deepEqual(rowsOf('purchaseOrders', [[...HEADINGS, ...more(198)], row]), {
    headings: [],
    rows: [],
    leftOut: [],
    refusal: reason('importTooManyColumns', { most: 200 }),
  });
});

test('a heading is kept as a short line of whole characters', () => {
  const strange = [`${'x'.repeat(300)}`, ' Order\nNumber\u0000 ', 'Purchaser', 'half \ud800'];
  const { headings } = rowsOf('purchaseOrders', [strange, ['', 'PO-1', 'C-1']]);
  assert.deepEqual(headings, [
    { heading: 'x'.repeat(200), column: null },
    { heading: 'Order Number', column: 'orderNumber' },
    { heading: 'Purchaser', column: 'purchaser' },
    { heading: 'half \ufffd', column: null },
  ]);
});

test('a cell that is longer than a spreadsheet’s can be is refused where it stands, and not told', () => {
  const headings = [...HEADINGS, 'Remark'];
  const read = (length: number) => {
    const long = ';'.repeat(length);
    const { rows } = rowsOf('purchaseOrders', [headings, ['PO-1', 'C-1', long, long]]);
    return rows[0]?.problems;
  };
  assert.deepEqual(read(32_767), []);
  assert.deepEqual(read(32_768), [{ column: 'styleNumbers', reason: reason('text.long', { most: 32_767 }) }]);
});

test('a file whose cells name more than can be kept in memory is refused', () => {
  const styles = more(500).join(';');
  const file = (rows: number) =>
    rowsOf('purchaseOrders', [
      HEADINGS,
      ...Array.from({ length: rows }, (_, n) => [`PO-${n}`, 'C-1', styles]),
    ]);
  assert.equal(file(1_000).refusal, null);
  const { rows, refusal } = file(1_001);
  assert.deepEqual([rows.length, refusal], [0, reason('jobTooLarge')]);
});

const titled = (kind: ImportKind, ...lines: Lines) => {
  const { headings, rows, leftOut, refusal } = rowsOf(kind, lines);
  return {
    columns: headings.map(({ column }) => column),
    rows: rows.map(({ line }) => line),
    titles: leftOut.map(({ line, why }) => `${line} ${why}`),
    refusal: refusal?.code,
  };
};

test('titles above the headings are left out, and so are headings that are repeated', () => {
  const row = ['PO-1', 'C-1', 'ST-1'];
  assert.deepEqual(
    titled(
      'purchaseOrders',
      ['Open orders, Acme Ltd'],
      [],
      ['Date', '30.11.2026'],
      HEADINGS,
      row,
      HEADINGS,
      row,
    ),
    {
      columns: ['orderNumber', 'purchaser', 'styleNumbers'],
      rows: [5, 7],
      titles: ['1 importTitle', '3 importTitle', '6 importTitle'],
      refusal: undefined,
    },
  );
});

test('of lines that name what every file needs, the one that names most has the headings', () => {
  const headings = ['Reference', 'Name', 'Type'];
  const { columns, titles } = titled('companies', ['Reference', 'List 7'], headings, [
    'C-9',
    'Acme',
    'Importer',
  ]);
  assert.deepEqual([columns, titles], [['reference', 'name', 'type'], ['1 importTitle']]);
});

test('where nobody knows the headings, they are the first line that is no title', () => {
  const headings = ['Bestellung', 'Kunde', 'Artikel'];
  const { columns, titles, refusal } = titled('purchaseOrders', ['Offene Bestellungen'], headings, [
    'PO-1',
    'C-1',
    'ST-1',
  ]);
  assert.deepEqual([columns, titles, refusal], [[null, null, null], [], 'importNoColumns']);
  const columnsGiven = ['orderNumber', 'purchaser', null];
  const block = [['Offene Bestellungen'], headings, ['PO-1', 'C-1', 'ST-1']];
  const read = readRows('purchaseOrders', { block }, { columns: columnsGiven, locale: 'en' });
  assert.deepEqual(
    [read.rows.map(({ reference }) => reference), read.leftOut.map(({ line }) => line)],
    [['PO-1'], [1]],
  );
});

test('a title without rows below it has nothing to import', () => {
  assert.equal(titled('purchaseOrders', ['Open orders'], HEADINGS).refusal, 'importNoRows');
});

test('a row that is struck out is left out, and a cell that is struck out is told', () => {
  const block = [HEADINGS, ['PO-1', 'C-1', 'ST-1'], ['PO-2', 'C-1', 'ST-2']];
  const struck = { rows: new Set([1]), cells: new Map([[2, new Set([2])]]) };
  const read = (takesHidden: boolean) =>
    readRows('purchaseOrders', { block, struck }, { columns: null, locale: 'en', takesHidden });
  const seen = read(false);
  assert.deepEqual(seen.leftOut, [{ line: 2, text: 'PO-1 C-1 ST-1', why: 'importStruck' }]);
  assert.deepEqual(seen.rows[0]?.problems, [{ column: 'styleNumbers', reason: reason('importStruck') }]);
  const all = read(true);
  assert.deepEqual([all.leftOut, all.rows.map(({ problems }) => problems.length)], [[], [0, 0]]);
});

test('commas divide the numbers of orders and styles, as they do in the order manager', () => {
  const { rows } = rowsOf('purchaseOrders', [HEADINGS, ['PO-1', 'C-1', 'ST-1, ST-2;ST-3、ST-4']]);
  assert.deepEqual(rows[0]?.cells.styleNumbers, ['ST-1', 'ST-2', 'ST-3', 'ST-4']);
});

test('what formulas leave behind is told in whatever language, and so is a number that was cut to signs', () => {
  for (const left of ['#N/A', '#NV', '#WERT!', '#¿NOMBRE?', '#VALEUR!', '#SPILL!', '#DIV/0!', '########'])
    assert.deepEqual(
      rowsOf('purchaseOrders', [HEADINGS, [left, 'C-1']]).rows[0]?.problems,
      [{ column: 'orderNumber', reason: reason('importFormula') }],
      left,
    );
  for (const number of ['#4501', 'A!', '#45!'])
    assert.deepEqual(rowsOf('purchaseOrders', [HEADINGS, [number, 'C-1']]).rows[0]?.problems, [], number);
});

const CONTAINERS = ['Shipment', 'Container Number', 'Weight (kg)'];
const weights = (
  texts: readonly string[],
  locale = 'en',
  numbers?: ReadonlyMap<number, ReadonlyMap<number, string>>,
) => {
  const block = [CONTAINERS, ...texts.map((text, n) => [`S-${n}`, 'CSQU3054383', text])];
  const { rows } = readRows('containers', { block, ...(numbers && { numbers }) }, { columns: null, locale });
  return rows.map(({ cells, problems }) => cells.weight ?? problems[0]?.reason.code);
};

test('D-148 the other numbers of a column tell how one is written', () => {
  assert.deepEqual(weights(['1.250', '8,2']), ['1250', '8.2']);
  assert.deepEqual(weights(['1.250', '8.2'], 'de'), ['1.25', '8.2']);
  assert.deepEqual(weights(['1.250', '8,2', '8.2'], 'de'), ['importAmbiguous', '8.2', '8.2']);
});

test('D-148 what a workbook holds as a number is that number, and says nothing about texts', () => {
  const number = new Map([[1, new Map([[2, '2.3450']])]]);
  assert.deepEqual(weights(['2.345', '1.250'], 'de', number), ['2.345', 'importAmbiguous']);
});

test('D-148 a silent column is written as the others of its file, with the currency of its row', () => {
  const headings = ['Invoice Number', 'Line Description', 'Currency', 'Amount', 'Paid'];
  const { rows } = rowsOf('invoices', [
    headings,
    ['I-1', 'Freight', 'EUR', '€ 1.250', ''],
    ['I-2', 'Freight', 'USD', '$ 2.500', 'US$ 75,50'],
  ]);
  assert.deepEqual(
    rows.map(({ cells: { amount, paid } }) => [amount, paid]),
    [
      ['1250', undefined],
      ['2500', '75.5'],
    ],
  );
});

const days = (texts: readonly string[], locale = 'en') => {
  const block = [
    ['Order Number', 'Purchaser', 'Cargo Ready'],
    ...texts.map((text, n) => [`PO-${n}`, 'C-1', text]),
  ];
  return readRows('purchaseOrders', { block }, { columns: null, locale }).rows.map(
    ({ cells, problems }) => cells.cargoReadyOn ?? problems[0]?.reason.code,
  );
};

test('days are read as people, airlines and languages write them', () => {
  const forms = [
    '2027-03-31',
    '31.03.2027',
    '31 Mar 2027',
    '31MAR27',
    '2027/3/31',
    '20270331',
    '31/03/2027 23:59',
  ];
  assert.deepEqual(
    days(forms),
    Array.from(forms, () => '2027-03-31'),
  );
  for (const [text, locale] of [
    ['31. März 2027', 'de'],
    ['31 mars 2027', 'fr'],
    ['31 de marzo de 2027', 'es'],
    ['令和9年3月31日', 'ja'],
    ['2027年3月31日', 'zh'],
  ] as const)
    assert.deepEqual(days([text], locale), ['2027-03-31'], text);
  assert.deepEqual(days(['Q1 2027', '31/02/2027']), ['importDate', 'importDate']);
});

test('a day whose numbers can be read in two ways is read as its column tells, or refused with both', () => {
  assert.deepEqual(days(['03/04/2027', '31/04/2027', '30/04/2027']), [
    '2027-04-03',
    'importDate',
    '2027-04-30',
  ]);
  assert.deepEqual(days(['03/04/2027', '04/30/2027']), ['2027-03-04', '2027-04-30']);
  assert.deepEqual(days(['03/04/2027', '05/06/2027']), ['importDateOrder', 'importDateOrder']);
  assert.deepEqual(days(['30/04/2027', '04/30/2027', '03/04/2027'])[2], 'importDateOrder');
  assert.deepEqual(days(['27/03/31', '27/06/30']), ['importDateOrder', 'importDateOrder']);
  assert.deepEqual(days(['27-3-31']), ['importDateOrder']);
  assert.deepEqual(days(['31/03/27', '30/04/27']), ['2027-03-31', '2027-04-30']);
  assert.deepEqual(days(['27/03/31', '27/06/30'], 'ja'), ['2027-03-31', '2027-06-30']);
});

test('every row below the headings is read or left out, wherever a sheet hides some', () => {
  const line = fc.array(fc.constantFrom('', ' ', 'PO-1', '4.5E+11', '"x', '=A1', 'C-1'), { maxLength: 5 });
  const lines = fc.array(fc.record({ line, isHidden: fc.boolean() }), { minLength: 1 });
  fc.assert(
    fc.property(lines, (below) => {
      const block = [HEADINGS, ...below.map((one) => one.line)];
      const isFilled = (one: readonly string[]) => one.some((text) => text.trim());
      const rows = new Set(below.flatMap((one, n) => (one.isHidden && isFilled(one.line) ? [n + 1] : [])));
      const there = below.filter((one) => isFilled(one.line)).length;
      const hidden = { rows, columns: new Set<number>() };
      const read = readRows('purchaseOrders', { block, hidden }, { columns: null, locale: 'en' });
      assert.deepEqual([read.rows.length + read.leftOut.length, read.leftOut.length], [there, rows.size]);
    }),
  );
});

test('the columns with decimals are those that are read so', () => {
  const read = Object.values(CELL_RULES).flatMap((rules) =>
    Object.entries(rules).flatMap(([id, rule]) =>
      rule.numbersIn && 'value' in rule('1.5', { own: '.' }) ? [id] : [],
    ),
  );
  assert.deepEqual(new Set(read), NUMBER_COLUMNS);
});
