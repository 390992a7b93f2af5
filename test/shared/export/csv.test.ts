import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseCsv } from 'hucre';
import { tableCsv } from '../../../shared/export/csv.ts';
import type { ExportTable } from '../../../shared/export/table.ts';

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

for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])
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

test('whatever texts the cells hold, they come back', () => {
  const cell = fc.string({ unit: 'binary' }).filter((text) => !/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const table = {
        title: '',
        columns: cells.map((_, n) => ({ label: `c${n}`, kind: 'text' as const, width: 1 })),
        rows: [cells],
      };
      const [, row] = parseCsv(tableCsv(table), { delimiter: ',' });
      assert.deepEqual(row?.map(String), cells);
    }),
  );
});
