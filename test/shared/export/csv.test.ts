import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseCsv } from 'hucre';
import { tableCsv } from '../../../shared/export/csv.ts';
import type { ExportTable } from '../../../shared/export/table.ts';
import { readSeparated } from '../../../shared/spreadsheet/read-separated.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';

const tableOf = (...rows: (string | null)[][]): ExportTable => ({
  title: 'Charges',
  columns: [
    { label: 'Charge Type', kind: 'text', width: 30 },
    { label: 'Unit Cost', kind: 'number', width: 12 },
  ],
  rows,
});
const linesOf = (table: ExportTable) => tableCsv(table, 'en').slice(1).split('\r\n');

test('a CSV begins with the mark by which Excel recognises UTF-8, and every line ends with CRLF', () => {
  assert.equal(
    tableCsv(tableOf(['Frais d’origine', '12.50']), 'en'),
    '\uFEFFCharge Type,Unit Cost\r\nFrais d’origine,12.50\r\n',
  );
});

test('the labels are the first line, whatever stands above them in a workbook', () => {
  const lines = linesOf({ ...tableOf(['a', '1.00']), head: ['Customer: A'] });
  assert.deepEqual(lines, ['Charge Type,Unit Cost', 'a,1.00', '']);
});

test('commas, quotes, line breaks and outer spaces are quoted', () => {
  const [, ...lines] = linesOf(tableOf(['a,b', '1.00'], ['5" pipe', '2.00'], [' c ', null]));
  assert.deepEqual(lines, ['"a,b",1.00', '"5"" pipe",2.00', '" c ",', '']);
  assert.equal(tableCsv(tableOf(['x\ny', '3.00']), 'en').includes('"x\ny",3.00'), true);
});

for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\ta', '\ra', ' =1', '＝1'])
  test(`the text ${JSON.stringify(text)} is guarded, so that no spreadsheet runs it`, () => {
    const [row] = parseCsv(tableCsv(tableOf([text, null]), 'en')).slice(1);
    assert.equal(row?.[0], `'${text}`);
  });

test('a negative number stays a number; a text in a number column is guarded like any other', () => {
  const [, ...lines] = linesOf(tableOf(['Refund', '-1234.50'], ['Refund', '-12 boxes'], ['Refund', '=1']));
  assert.deepEqual(lines.slice(0, 3), ['Refund,-1234.50', "Refund,'-12 boxes", "Refund,'=1"]);
});

test('a row with fewer cells than columns is filled up', () => {
  assert.equal(linesOf(tableOf(['only']))[1], 'only,');
});

for (const [text, harmless] of [
  ['4711;=1+1;x', "4711;'=1+1;x"],
  ['4711; ＝1', "4711;' ＝1"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['a,-1', "a,'-1"],
  ['a\n+1', "a\n'+1"],
] as const)
  test(`${JSON.stringify(text)} is guarded where a spreadsheet that divides by another sign has a cell`, () => {
    const line = tableCsv(tableOf(['x', null], [text, null]), 'en');
    assert.equal(line.includes(`"${harmless}",`), true, line);
  });

/** A line of its own within quotes that could be one of the table is read as one, as a quote that nobody closed. */
const isPlain = (text: string) => !/[\r\n]/.test(text) || !/[;,]/.test(text);

test('whatever texts the cells hold, they come back', () => {
  const sign = fc.constantFrom("'", '=', '-', '@', '＋', ';', ',', '\t', '\r', '\n', ' ', '"', 'a');
  const cell = fc
    .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: sign, maxLength: 8 }))
    .filter(isPlain);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const table = {
        title: '',
        columns: cells.map((_, n) => ({ label: `c${n}`, kind: 'text' as const, width: 1 })),
        rows: [cells],
      };
      const [, row] = readSeparated(`sep=,\n${tableCsv(table, 'en').slice(1)}`);
      assert.deepEqual(row, cells);
    }),
  );
});

for (const [locale, lines] of [
  ['en', ['Charge Type,Unit Cost', '"a;b",-1234.50', '"c,d",12.3450']],
  ['ja', ['Charge Type,Unit Cost', '"a;b",-1234.50', '"c,d",12.3450']],
  ['de', ['Charge Type;Unit Cost', '"a;b";-1234,50', '"c,d";12,3450']],
  ['es', ['Charge Type;Unit Cost', '"a;b";-1234,50', '"c,d";12,3450']],
  ['fr', ['Charge Type;Unit Cost', '"a;b";-1234,50', '"c,d";12,3450']],
] as const)
  test(`a CSV opens in columns, and its numbers count, in the spreadsheets of ${locale}`, () => {
    const table = tableOf(['a;b', '-1234.50'], ['c,d', '12.345']);
    assert.deepEqual(tableCsv(table, locale).slice(1).split('\r\n'), [...lines, '']);
  });

for (const phone of ['+49 40 300510', '+1 (555) 010-9999', '+81 3-1234-5678'])
  test(`the phone number ${phone} stays one`, async () => {
    const line = linesOf(tableOf([phone, '1.00']))[1];
    assert.equal(line, `${phone},1.00`);
  });

for (const text of ['+4940300510', '+49-40-300510', '+49 A1', '+49 =1', '+1 1;=1', '+49 -1'])
  test(`${text}, which a spreadsheet may count, is guarded`, () => {
    const [row] = parseCsv(tableCsv(tableOf([text, null]), 'en')).slice(1);
    assert.ok(row?.[0]?.toString().startsWith("'"), String(row?.[0]));
  });

test('whatever texts and numbers the cells hold, they come back in every language', () => {
  const sign = fc.constantFrom("'", '=', '+', ';', ',', '.', '1', '\n', '"', 'a', ' ');
  const text = fc.string({ unit: sign, maxLength: 6 }).filter(isPlain);
  const number = fc.integer({ min: -999_999, max: 999_999 }).map((value) => (value / 1000).toFixed(3));
  const row = fc.tuple(text, number, text);
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1 }),
      fc.constantFrom('en', 'de', 'es', 'fr', 'ja', 'zh'),
      (rows, locale) => {
        const columns = (['text', 'number', 'text'] as const).map((kind, n) => ({
          label: `c${n}`,
          kind,
          width: 1,
        }));
        const file = tableCsv({ title: '', columns, rows }, locale);
        const [, ...lines] = readSeparated(file.slice(1));
        const sign = decimalSignOf(locale);
        const read = lines.map(([one = '', cell = '', other = '']) => [
          one,
          Number(cell.replace(sign, '.')).toFixed(3),
          other,
        ]);
        assert.deepEqual(read, rows);
      },
    ),
  );
});
