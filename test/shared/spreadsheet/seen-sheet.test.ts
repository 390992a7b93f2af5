import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { readSheets } from '../../../shared/spreadsheet/read-file.ts';
import {
  type SheetBlock,
  seenSheet,
  type Taken,
  uncovered,
  withPlainNumbers,
  withTaken,
} from '../../../shared/spreadsheet/sheet-block.ts';
import { rawWorkbook } from '../../helpers/raw-workbook.ts';

const READING = { name: 'rates.xlsx', locale: 'en', mostLines: 100 };
const sheetOf = async (bytes: Uint8Array) => (await readSheets(bytes, READING))[0]!;
const written = async (sheet: Partial<WriteSheet>) =>
  sheetOf(await writeXlsx({ sheets: [{ name: 'Rates', ...sheet }] }));
const ROWS: CellValue[][] = [
  ['A', 'B', 'C'],
  ['old', 'x', 9.5],
  ['new', 'y', 8.5],
];
const SEEN = [['A', 'B', 'C'], [], ['new', 'y', '8.5']];

test('a hidden row is told, and is blank among what is seen', async () => {
  const sheet = await written({ rows: ROWS, rowDefs: new Map([[1, { hidden: true }]]) });
  assert.deepEqual(sheet.hidden, { rows: new Set([1]), columns: new Set() });
  assert.equal(sheet.block[1]?.[0], 'old');
  assert.deepEqual(seenSheet(sheet).block, SEEN);
  assert.deepEqual(withPlainNumbers(seenSheet(sheet)), SEEN);
});

test('hidden columns are told, and are blank among what is seen', async () => {
  const sheet = await written({
    rows: ROWS,
    columns: [{}, { hidden: true }, { width: 0 }, { hidden: true }],
  });
  // The last one holds nothing.
  assert.deepEqual(sheet.hidden, { rows: new Set(), columns: new Set([1, 2]) });
  assert.deepEqual(
    withPlainNumbers(seenSheet(sheet)).map((line) => line.join()),
    ['A,,', 'old,,', 'new,,'],
  );
});

const cells = (...texts: string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');

for (const [what, row] of [
  ['without a number of its own', '<row hidden="1">'],
  ['in other words', "<row r='2' hidden='true'>"],
  ['of no height', '<row r="2" ht="0" customHeight="1">'],
  ['between others', '<!-- <row> --><row r="2" spans="1:1" hidden="1">'],
])
  test(`a hidden row is known ${what}`, async () => {
    const data = `<sheetData><row>${cells('A')}</row>${row}${cells('old')}</row><row>${cells('new')}</row></sheetData>`;
    const { hidden } = await sheetOf(rawWorkbook({ sheets: [data] }));
    assert.deepEqual(hidden?.rows, new Set([1]));
  });

test('a sheet with another prefix, and what stands behind its cells, hide nothing else', async () => {
  const data = `<x:cols><x:col min="2" max="3" hidden="1"/></x:cols><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row></x:sheetData><x:controls><x:row hidden="1"/></x:controls>`;
  const bytes = rawWorkbook({ sheets: [data], prefix: 'x' });
  assert.deepEqual((await sheetOf(bytes)).hidden, { rows: new Set(), columns: new Set([1]) });
});

const format = (value: number, numFmt: string) => ({ value, style: { numFmt } });

test('a number is the text that is seen, and a number where numbers are read', async () => {
  const sheet = await written({
    rows: [[4500, 4.5, 2.345, 1250, 4.5e21]],
    cells: new Map([
      ['0,0', format(4500, '00000000')],
      ['0,1', format(4.5, '#,##0.00 [$€-407]')],
    ]),
  });
  assert.deepEqual(sheet.block, [['00004500', '4.5 €', '2.345', '1250', '4.5E+21']]);
  assert.deepEqual(withPlainNumbers(sheet), [['4500', '4.5 €', '2.3450', '1250', '4500000000000000000000']]);
});

test('a format of a number is none of the text or result beside it', async () => {
  const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;PO-&quot;000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs><dxfs><dxf><numFmt numFmtId="164" formatCode="0"/></dxf></dxfs>`;
  const row = `<row><c s="1"><v>7</v></c><c s="1" t="str"><v>7</v></c><c s="0"><v>7</v></c><c s="1" t='n'><f>A1</f><v>7</v></c></row>`;
  const sheet = await sheetOf(rawWorkbook({ sheets: [`<sheetData>${row}</sheetData>`], styles }));
  assert.deepEqual(sheet.block, [['PO-007', '7', '7', 'PO-007']]);
});

test('a row of formulas without results is there, also as the last one', async () => {
  const rows = `<row r="1">${cells('A')}</row><row r="2"><c r="A2"><f>A1</f></c><c r="B2"><f>B1</f><v></v></c><c r="C2"><f t="shared" si="0"/></c></row>`;
  const sheet = await sheetOf(rawWorkbook({ sheets: [`<sheetData>${rows}</sheetData>`] }));
  assert.deepEqual(sheet.block, [['A'], ['=A1', '=B1', '=?']]);
});

const rich = (...runs: [text: string, font?: object][]) => {
  const richText = runs.map(([text, font]) => ({ text, ...(font && { font }) }));
  return { value: richText.map(({ text }) => text).join(''), type: 'richText' as const, richText };
};

test('raised and lowered digits stay apart from those beside them, and what is struck out is gone', async () => {
  const sheet = await written({
    rows: [[null, null, null, null]],
    cells: new Map([
      ['0,0', rich(['4.20'], ['2', { vertAlign: 'superscript' }])],
      ['0,1', rich(['CO'], ['2', { vertAlign: 'subscript' }])],
      ['0,2', rich(['95', { strikethrough: true }], ['85'])],
      ['0,3', rich(['95', { strikethrough: true }])],
    ]),
  });
  assert.deepEqual(sheet.block, [['4.20²', 'CO₂', '85', '95']]);
});

const STRUCK =
  '<fonts><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font></fonts>';
const STRUCK_STYLES = `${STRUCK}<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs>`;
const styled = (style: number, value: string | number) =>
  typeof value === 'number'
    ? `<c s="${style}"><v>${value}</v></c>`
    : `<c s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`;
const struckSheet = () => {
  const rows = [
    [styled(0, 'A'), styled(2, 'B'), styled(0, 'C')],
    [styled(1, 'old'), styled(1, 9.5), '<c s="0"/>'],
    [styled(0, 'new'), styled(1, 9.5), styled(0, 8.5)],
  ];
  const data = rows.map((row) => `<row>${row.join('')}</row>`).join('');
  return sheetOf(rawWorkbook({ sheets: [`<sheetData>${data}</sheetData>`], styles: STRUCK_STYLES }));
};

test('rows and cells that are struck out are told, and are blank among what is seen', async () => {
  const sheet = await struckSheet();
  assert.deepEqual(sheet.struck, { rows: new Set([1]), cells: new Map([[2, new Set([1])]]) });
  assert.deepEqual(sheet.block[1], ['old', '9.5']);
  const seen = [['A', 'B', 'C'], [], ['new', '', '8.5']];
  assert.deepEqual(seenSheet(sheet).block, seen);
  assert.deepEqual(withPlainNumbers(seenSheet(sheet)), seen);
  assert.deepEqual(seenSheet(withTaken(sheet, { struck: true })).block, sheet.block);
  assert.deepEqual(seenSheet(withTaken(sheet, { rows: true, columns: true })).block, seen);
});

test('a cell whose parts are all struck out is struck out, in whatever font it is', async () => {
  const run = (properties: string) => `<c s="1" t="inlineStr"><is><r>${properties}<t>85</t></r></is></c>`;
  const parts = ['<rPr><strike/></rPr>', '', '<rPr><sz val="9"/></rPr>'].map(run);
  const data = `<sheetData><row>${styled(0, 'A')}${parts.join('')}</row></sheetData>`;
  const { struck } = await sheetOf(rawWorkbook({ sheets: [data], styles: STRUCK_STYLES }));
  assert.deepEqual(struck?.cells, new Map([[0, new Set([1, 2])]]));
});

test('a merged cell that is struck out stands for none of the cells that it covers', () => {
  const sheet: SheetBlock = {
    name: '',
    block: [['From'], ['YYZ', 'a'], ['', 'b']],
    covered: new Map([[2, new Map([[0, 1]])]]),
    struck: { rows: new Set(), cells: new Map([[1, new Set([0])]]) },
  };
  const { block, covered } = seenSheet(sheet);
  assert.deepEqual(uncovered(block, covered, 1), [['From'], ['', 'a'], ['', 'b']]);
});

test('rows and columns that a sheet hides are taken each by itself', async () => {
  const sheet = await written({
    rows: ROWS,
    rowDefs: new Map([[1, { hidden: true }]]),
    columns: [{}, { hidden: true }],
  });
  const texts = (taken: Taken) => seenSheet(withTaken(sheet, taken)).block.map((line) => line.join());
  assert.deepEqual(texts({}), ['A,,C', '', 'new,,8.5']);
  assert.deepEqual(texts({ columns: true }), ['A,B,C', '', 'new,y,8.5']);
  assert.deepEqual(texts({ rows: true }), ['A,,C', 'old,,9.5', 'new,,8.5']);
});

test('rows of numbers without rows’ own are those that their cells name', async () => {
  const data = `<sheetData><row><c r="A1"><v>1</v></c></row><row hidden="1"><c r="A3" s="1"><v>2</v></c></row></sheetData>`;
  const styles = `<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs>`;
  const { block, hidden } = await sheetOf(rawWorkbook({ sheets: [data], styles }));
  assert.deepEqual([block, hidden?.rows], [[['1'], [], ['200%']], new Set([2])]);
});

test('what stands below more lines than are read makes a sheet too long', async () => {
  const far = (row: number) =>
    rawWorkbook({
      sheets: [
        `<sheetData><row r="1">${cells('A')}</row><row r="${row}"><c r="A${row}"><v>1</v></c></row></sheetData>`,
      ],
    });
  assert.equal((await sheetOf(far(READING.mostLines))).block.length, READING.mostLines);
  await assert.rejects(sheetOf(far(READING.mostLines + 50)), { reason: 'tooManyLines' });
});

test('cells beneath a merged one know which it is', async () => {
  const sheet = await written({
    rows: [
      ['Rate', null],
      ['a', null],
      ['b', null],
    ],
    merges: [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
      { startRow: 1, startCol: 0, endRow: 2, endCol: 1 },
    ],
  });
  assert.deepEqual(sheet.covered, new Map([[2, new Map([[0, 1]])]]));
});

test('a chart among the sheets doesn’t keep the others from being read', async () => {
  const data = `<sheetData><row>${cells('A')}</row></sheetData>`;
  const sheets = await readSheets(rawWorkbook({ sheets: [data], charts: 1 }), READING);
  assert.deepEqual(
    sheets.map(({ block }) => block),
    [[['A']]],
  );
});

for (const [what, parts] of [
  [
    'in other letters than its relations name',
    { nameOf: (path: string) => path.replace('sheets/s', 'Sheets/S') },
  ],
  ['in folders of Windows', { nameOf: (path: string) => path.replaceAll('/', '\\') }],
] as const)
  test(`the parts of a workbook are found ${what}`, async () => {
    const data = `<sheetData><row>${cells('A')}</row></sheetData>`;
    // What says where the workbook is has its name in every zip.
    const bytes = rawWorkbook({ sheets: [data], ...parts });
    assert.deepEqual((await sheetOf(bytes)).block, [['A']]);
  });

test('a workbook without its sheet, and a package of something else, are refused', async () => {
  const data = '<sheetData/>';
  const gone = rawWorkbook({ sheets: [data], nameOf: (path) => path.replace('sheet1.xml', 'sheet2.xml') });
  await assert.rejects(sheetOf(gone), { reason: 'damaged' });
  await assert.rejects(sheetOf(rawWorkbook({ sheets: [] })), { reason: 'damaged' });
});

test('a part whose bytes changed on their way is refused', async () => {
  const data = `<sheetData><row>${cells('A')}</row></sheetData>`;
  for (const name of ['xl/worksheets/sheet1.xml', 'xl/styles.xml', 'xl/_rels/workbook.xml.rels']) {
    const bytes = rawWorkbook({ sheets: [data] });
    const entry = Buffer.from(bytes).lastIndexOf(name) - 46;
    bytes[entry + 16]! ^= 1;
    await assert.rejects(sheetOf(bytes), { reason: 'damaged' }, name);
  }
});

test('a million formatted rows with nothing in them take no more memory than the file', async () => {
  const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;
  const row = '<row hidden="1"><c s="1"/></row>';
  const data = `<sheetData><row>${cells('A')}</row>${row.repeat(1_000_000)}</sheetData>`;
  const sheet = await sheetOf(rawWorkbook({ sheets: [data], styles }));
  assert.deepEqual([sheet.block, sheet.hidden], [[['A']], undefined]);
});
