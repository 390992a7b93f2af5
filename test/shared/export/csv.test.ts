import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseCsv } from 'hucre';
import { tableCsv } from '../../../shared/export/csv.ts';
import type { ExportTable } from '../../../shared/export/table.ts';
import { readSeparated } from '../../../shared/spreadsheet/read-separated.ts';

const tableOf = (...rows: (string | null)[][]): ExportTable => ({
  title: 'Charges',
  columns: [
    { label: 'Charge Type', kind: 'text', width: 30 },
    { label: 'Unit Cost', kind: 'number', width: 12 },
  ],
  rows,
});
const linesOf = (table: ExportTable) => tableCsv(table).slice(1).split('\r\n');

test('a CSV begins with the mark by which Excel recognises UTF-8, and every line ends with CRLF', () => {
  assert.equal(
    tableCsv(tableOf(['Frais d’origine', '12.50'])),
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
  assert.equal(tableCsv(tableOf(['x\ny', '3.00'])).includes('"x\ny",3.00'), true);
});

for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\ta', '\ra', ' =1', '＝1'])
  test(`the text ${JSON.stringify(text)} is guarded, so that no spreadsheet runs it`, () => {
    const [row] = parseCsv(tableCsv(tableOf([text, null]))).slice(1);
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
    const line = tableCsv(tableOf(['x', null], [text, null]));
    assert.equal(line.includes(`"${harmless}",`), true, line);
  });

test('whatever texts the cells hold, they come back', async () => {
  const sign = fc.constantFrom("'", '=', '-', '@', '＋', ';', ',', '\t', '\r', '\n', ' ', '"', 'a');
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: sign, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1 }), async (cells) => {
      const table = {
        title: '',
        columns: cells.map((_, n) => ({ label: `c${n}`, kind: 'text' as const, width: 1 })),
        rows: [cells],
      };
      const [, row] = await readSeparated(`sep=,\n${tableCsv(table).slice(1)}`);
      assert.deepEqual(row, cells);
    }),
  );
});
