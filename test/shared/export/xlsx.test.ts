import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readXlsx } from 'hucre/xlsx';
import type { ExportTable } from '../../../shared/export/table.ts';
import { tableXlsx } from '../../../shared/export/xlsx.ts';

const COLUMNS: ExportTable['columns'] = [
  { label: 'Charge Type', kind: 'text', width: 30 },
  { label: 'Unit Cost', kind: 'number', width: 12 },
];

async function read(...tables: ExportTable[]) {
  const blob = await tableXlsx(tables);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { blob, book: await readXlsx(bytes, { readStyles: true }) };
}
const rowsOf = async (...rows: (string | null)[][]) => {
  const { book } = await read({ title: 'Charges', columns: COLUMNS, rows });
  return book.sheets[0]!.rows.slice(1);
};

test('amounts are numbers with two decimals, and texts stay texts, also 007', async () => {
  const { blob, book } = await read({
    title: 'Charges',
    columns: COLUMNS,
    rows: [
      ['007', '-1234.50'],
      ['Frais 港口費 ✈', '999999999999.99'],
      ['by weight', null],
    ],
  });
  assert.equal(blob.type, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const [sheet] = book.sheets;
  assert.deepEqual(sheet!.rows, [
    ['Charge Type', 'Unit Cost'],
    ['007', -1234.5],
    ['Frais 港口費 ✈', 999999999999.99],
    ['by weight', null],
  ]);
  assert.deepEqual(sheet!.freezePane, { rows: 1 });
  assert.equal(sheet!.cells?.get('0,0')?.style?.font?.bold, true);
  assert.equal(sheet!.cells?.get('1,1')?.style?.numFmt, '#,##0.00');
});

test('D-149 an amount with more than two decimals shows all of them, and no other one does', async () => {
  const amounts = ['1.234', '12.5', '-0.0005', '1500', 'on request'];
  const { book } = await read({
    title: 'Charges',
    columns: COLUMNS,
    rows: amounts.map((text) => ['', text]),
  });
  const [sheet] = book.sheets;
  assert.deepEqual(
    sheet!.rows.slice(1).map(([, cell]) => cell),
    [1.234, 12.5, -0.0005, 1500, 'on request'],
  );
  assert.deepEqual(
    amounts.slice(0, 4).map((_, n) => sheet!.cells?.get(`${n + 1},1`)?.style?.numFmt),
    ['#,##0.000', '#,##0.00', '#,##0.0000', '#,##0.00'],
  );
});

test('MOD-09 days are dates, and what is no day stays a text', async () => {
  const columns: ExportTable['columns'] = [{ label: 'Due', kind: 'day', width: 12 }];
  const rows = [['2026-10-01'], ['open'], ['0026-10-01'], ['2026-13-01'], [null]];
  const { book } = await read({ title: 'Statement', columns, rows });
  const [sheet] = book.sheets;
  assert.deepEqual(
    sheet!.rows.slice(1).map(([cell]) => cell),
    [new Date(Date.UTC(2026, 9, 1)), 'open', '0026-10-01', '2026-13-01', null],
  );
  assert.equal(sheet!.cells?.get('1,0')?.style?.numFmt, 'yyyy-mm-dd');
});

test('MOD-17 months are dates, too, and are shown without a day', async () => {
  const columns: ExportTable['columns'] = [{ label: 'Month', kind: 'month', width: 12 }];
  const { book } = await read({ title: 'Month', columns, rows: [['2026-03-01']] });
  const [sheet] = book.sheets;
  assert.deepEqual(sheet!.rows[1], [new Date(Date.UTC(2026, 2, 1))]);
  assert.equal(sheet!.cells?.get('1,0')?.style?.numFmt, 'mmm yyyy');
});

test('the lines of a head stand above the labels, which stay bold and frozen', async () => {
  const head = ['Customer: A', '=1'];
  const { book } = await read({ title: 'Figures', head, columns: COLUMNS, rows: [['a', '1.00']] });
  const [sheet] = book.sheets;
  assert.deepEqual(
    sheet!.rows.map(([first]) => first),
    [...head, 'Charge Type', 'a'],
  );
  assert.deepEqual(sheet!.freezePane, { rows: 3 });
  assert.equal(sheet!.cells?.get('2,0')?.style?.font?.bold, true);
});

test('no text of a user becomes a formula', async () => {
  const attacks = ['=1+1', '=HYPERLINK("http://evil.example","x")', '+1', '@SUM(A1)', '{=1}'];
  const { book } = await read({
    title: 'Charges',
    columns: COLUMNS,
    rows: attacks.map((text) => [text, text]),
  });
  const [sheet] = book.sheets;
  assert.deepEqual(
    sheet!.rows.slice(1),
    attacks.map((text) => [text, text]),
  );
  for (const cell of sheet!.cells?.values() ?? []) assert.equal(cell.formula, undefined);
});

test('a text in a number column, and a number beyond what a spreadsheet holds, stay as they were typed', async () => {
  assert.deepEqual(await rowsOf(['x', '12 boxes'], ['y', '12345678901234567.25'], ['z', '1e5']), [
    ['x', '12 boxes'],
    ['y', '12345678901234567.25'],
    ['z', '1e5'],
  ]);
});

test('signs that a workbook can not hold are left out, and an underscore escape is read as it was typed', async () => {
  const rows = await rowsOf(['a\u0000\u0001b \ud800 c', null], ['_x0041_', null], ['two\r\nlines', null]);
  assert.deepEqual(
    rows.map(([text]) => text),
    ['ab \ufffd c', '_x0041_', 'two\nlines'],
  );
});

test('several tables are the sheets of one workbook, under names that Excel accepts', async () => {
  const table = { columns: COLUMNS, rows: [] };
  const long = 'Freight charges of a quote with a long reference';
  const titles = ["'Q/3001: [a]*?", long, long, ''];
  const { book } = await read(...titles.map((title) => ({ ...table, title })));
  assert.deepEqual(
    book.sheets.map(({ name }) => name),
    ['Q 3001   a', long.slice(0, 31), `${long.slice(0, 29)} 2`, 'Sheet'],
  );
});

test('a column is as wide as its texts need, and never as wide as a screen', async () => {
  const { book } = await read({
    title: 'Charges',
    columns: [...COLUMNS, { label: 'Comments', kind: 'text', width: 10 }],
    rows: [['Origin Terminal Handling Charge (OTH)', '1.00', 'x'.repeat(500)]],
  });
  assert.deepEqual(
    book.sheets[0]!.columns?.map(({ width }) => width),
    [39, 12, 60],
  );
});
