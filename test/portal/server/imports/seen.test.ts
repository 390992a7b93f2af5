import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

const imports = suiteImports(openFreshEmbedded);

const ORDERS: CellValue[][] = [
  ['Order Number', 'Purchaser', 'Style Numbers'],
  ['PO-1', 'C-1', 'ST-1'],
  ['PO-2', 'C-1', 'ST-2'],
  ['PO-3', 'C-1', 'ST-3'],
];
const book = async (sheet: Partial<WriteSheet>) =>
  (await writeXlsx({ sheets: [{ name: 'Rows', ...sheet }] })) as BodyInit;
const named = { name: 'rows.xlsx' };

test('what a sheet hides is left out, said, and taken where the admin wants it', async () => {
  const file = await book({
    rows: ORDERS,
    rowDefs: new Map([[2, { hidden: true }]]),
    columns: [{}, {}, { hidden: true }],
  });
  const seen = await imports.admin.check('purchaseOrders', file, named);
  assert.deepEqual(
    [seen.state, seen.counts.create, seen.counts.leftOut, seen.headings.at(-1)],
    ['checked', 2, 1, { heading: 'Style Numbers', column: null, isHidden: true }],
  );
  const [hidden] = await imports.admin.rows(seen.id, 'leftOut');
  assert.deepEqual(
    [hidden?.line, hidden?.reference, hidden?.problems[0]?.reasons[0]?.code],
    [3, 'PO-2 C-1 ST-2', 'importHidden'],
  );
  const all = await imports.admin.check('purchaseOrders', file, { ...named, takesHidden: true });
  assert.deepEqual(
    [all.counts.create, all.counts.leftOut, all.headings.at(-1)?.column],
    [3, 0, 'styleNumbers'],
  );
  // So that the next check of it takes the same.
  assert.deepEqual([seen.takesHidden, all.takesHidden], [false, true]);
  // A column that is named by its place is taken, too.
  const columns = ['orderNumber', 'purchaser', 'styleNumbers'];
  const mapped = await imports.admin.check('purchaseOrders', file, { ...named, columns });
  assert.deepEqual([mapped.counts.create, mapped.headings.at(-1)?.column], [2, 'styleNumbers']);
  const done = await imports.admin.apply(seen.id);
  assert.deepEqual([done.counts.written, done.counts.leftOut], [2, 1]);
  const { allPurchaseOrder } = await imports.admin.query(
    '{ allPurchaseOrder(where: {orderNumbers: {in: ["PO-1", "PO-2", "PO-3"]}}) { totalCount } }',
  );
  assert.deepEqual(allPurchaseOrder, { totalCount: 2 });
});

test('taking what is hidden is about the sheet that was checked', async () => {
  const rows = (order: string) => [ORDERS[0]!.slice(0, 2), [order, 'C-1'], [`${order}-A`, 'C-1']];
  const file = (await writeXlsx({
    sheets: [
      { name: 'Draft', rows: rows('PO-70'), columns: [{}, { hidden: true }] },
      { name: 'Orders', rows: rows('PO-71'), rowDefs: new Map([[2, { hidden: true }]]) },
    ],
  })) as BodyInit;
  for (const [takesHidden, references] of [
    [false, ['PO-71']],
    [true, ['PO-71', 'PO-71-A']],
  ] as const) {
    const { id } = await imports.admin.check('purchaseOrders', file, { ...named, takesHidden });
    const created = await imports.admin.rows(id, 'create');
    assert.deepEqual(
      created.map(({ reference }) => reference),
      references,
    );
  }
});

test('rows of several sheets are refused by the names of these, so that none is left out unsaid', async () => {
  const rows = (...orders: string[]) => [
    ORDERS[0]!.slice(0, 2),
    ...orders.map((order): CellValue[] => [order, 'C-1']),
  ];
  const write = async (...orders: string[][]) =>
    (await writeXlsx({
      sheets: orders.map((own, n) => ({ name: `Part ${n + 1}`, rows: rows(...own) })),
    })) as BodyInit;
  const several = await imports.admin.check('purchaseOrders', await write(['PO-81'], [], ['PO-82']), named);
  assert.deepEqual(
    [several.state, several.job.reasons],
    ['unreadable', [{ code: 'importSheets', values: { sheets: 'Part 1, Part 3' } }]],
  );
  // One with headings alone has nothing to leave out.
  const one = await imports.admin.check('purchaseOrders', await write([], ['PO-81', 'PO-82']), named);
  assert.deepEqual([one.state, one.counts.create], ['checked', 2]);
});

test('titles and rows that are struck out are left out, and counted by what they are', async () => {
  const out = (value: string) => ({ value, style: { font: { strikethrough: true } } });
  const file = await book({
    rows: [['Open orders of Acme'], [null], ...ORDERS],
    cells: new Map<string, Partial<Cell>>([
      ['4,0', out('PO-2')],
      ['4,1', out('C-1')],
      ['4,2', out('ST-2')],
      ['5,2', out('ST-3')],
    ]),
    rowDefs: new Map([[3, { hidden: true }]]),
  });
  const seen = await imports.admin.check('purchaseOrders', file, named);
  assert.deepEqual([seen.counts.leftOut, seen.leftOut], [3, { hidden: 1, struck: 1 }]);
  assert.deepEqual([seen.counts.create, seen.counts.wrong], [0, 1]);
  const rows = [
    ...(await imports.admin.rows(seen.id, 'leftOut')),
    ...(await imports.admin.rows(seen.id, 'wrong')),
  ];
  assert.deepEqual(
    rows.map(({ line, problems }) => [line, problems[0]?.reasons[0]?.code]),
    [
      [1, 'importTitle'],
      [4, 'importHidden'],
      [5, 'importStruck'],
      [6, 'importStruck'],
    ],
  );
  const all = await imports.admin.check('purchaseOrders', file, { ...named, takesHidden: true });
  const { create, change, same } = all.counts;
  assert.deepEqual([create + change + same, all.leftOut], [3, { hidden: 0, struck: 0 }]);
});

test('a sheet whose rows are all hidden has nothing to import, but says what it has', async () => {
  const file = await book({ rows: ORDERS.slice(0, 2), rowDefs: new Map([[1, { hidden: true }]]) });
  const { state, counts } = await imports.admin.check('purchaseOrders', file, named);
  assert.deepEqual([state, counts.create, counts.leftOut], ['checked', 0, 1]);
});

test('an order number is what the sheet shows', async () => {
  const shown = (value: number, numFmt: string) => ({ value, style: { numFmt } });
  const file = await book({
    rows: [['Order Number', 'Purchaser'], ...Array.from({ length: 4 }, () => [null, 'C-1'])],
    cells: new Map<string, Partial<Cell>>([
      ['1,0', shown(4500, '00000000')],
      ['2,0', shown(77, '"PO-"000')],
      ['3,0', shown(4.500012345678901e18, '0')],
      [
        '4,0',
        {
          value: '45001',
          type: 'richText',
          richText: [{ text: '4500' }, { text: '1', font: { vertAlign: 'superscript' } }],
        },
      ],
    ]),
  });
  const { id } = await imports.admin.check('purchaseOrders', file, named);
  const rows = await imports.admin.rows(id);
  assert.deepEqual(
    rows.slice(0, 2).map(({ reference }) => reference),
    ['00004500', 'PO-077'],
  );
  assert.deepEqual(faults(rows.slice(2)), [
    [4, 'orderNumber: importShortened'],
    [5, 'orderNumber: importFootnote'],
  ]);
});

test('marks that only kept a number from being read as one are gone, and what was lost is refused', async () => {
  const file = [
    'Order Number,Purchaser,Style Numbers',
    `="00046",C-1,'007`,
    '4.50001E+11,C-1,ST-1',
    'PO-9,C-1,ST-1; 1.2E+15',
    '"PO-10,C-1,ST-1',
    'PO-11,C-1,ST-1',
  ].join('\n');
  const { id } = await imports.admin.check('purchaseOrders', file);
  const rows = await imports.admin.rows(id);
  assert.deepEqual(
    rows.map(({ line, reference }) => `${line} ${reference}`),
    ['2 00046', '3 ', '4 PO-9', '5 ', '6 PO-11'],
  );
  assert.deepEqual(rows[0]?.changes.find(({ field }) => field === 'styleNumbers')?.after, '007');
  assert.deepEqual(faults(rows.slice(1, 4)), [
    [3, 'orderNumber: importShortened'],
    [4, 'styleNumbers: importShortened'],
    [5, 'orderNumber: importQuote'],
  ]);
});

test('a row that a comma within a cell has moved is refused as a whole', async () => {
  const file =
    'Invoice Number,Line Description,Currency,Amount\nI-7,Freight,USD,1,250.00\nI-8,Freight,USD,75';
  const { id } = await imports.admin.check('invoices', file);
  const [moved, other] = await imports.admin.rows(id);
  assert.deepEqual(moved?.problems[0]?.reasons[0]?.code, 'importMoreCells');
  assert.ok(!other?.problems.some(({ reasons }) => reasons[0]?.code === 'importMoreCells'));
});

const CONTAINER = ['SHP-1', 'CSQU3054383'];

test('a weight in kilograms may say so, and one in another unit is no weight in kilograms', async () => {
  const weights = async (heading: string, weight: string) => {
    const columns = ['shipment', 'number', 'weight'];
    const file = csv(['Shipment', 'Container Number', heading], [...CONTAINER, weight]);
    const { id } = await imports.admin.check('containers', file, { columns });
    const [row] = await imports.admin.rows(id);
    return row?.problems.find(({ column }) => column === 'weight')?.reasons[0]?.code;
  };
  assert.equal(await weights('Weight (kg)', '1250.5 kg'), undefined);
  assert.equal(await weights('Weight (kg)', '2756 lb'), 'importUnit');
  assert.equal(await weights('Weight (lbs)', '2756'), 'importUnit');
  assert.equal(await weights('Weight', '2.5 t'), 'importNumber');
});

test('an amount whose sheet shows a currency is in that currency', async () => {
  const amounts = async (currency: string, numFmt: string) => {
    const file = await book({
      rows: [
        ['Invoice Number', 'Line Description', 'Currency', 'Amount'],
        ['I-1', 'Freight', currency, null],
      ],
      cells: new Map([['1,3', { value: 1250.5, style: { numFmt } }]]),
    });
    const { id } = await imports.admin.check('invoices', file, named);
    const [row] = await imports.admin.rows(id);
    return row?.problems.find(({ column }) => column === 'amount')?.reasons[0]?.code;
  };
  assert.equal(await amounts('EUR', '#,##0.00 [$€-407]'), undefined);
  assert.equal(await amounts('USD', '#,##0.00 [$€-407]'), 'importNumber');
  assert.equal(await amounts('USD', '_-"$"* #,##0.00_-'), undefined);
});
