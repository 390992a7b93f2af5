import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { readSheets } from '../../../../shared/spreadsheet/read-file.ts';
import { FileRefusal } from '../../../../shared/spreadsheet/refusal.ts';
import { type SheetBlock, seenSheet, withPlainNumbers } from '../../../../shared/spreadsheet/sheet-block.ts';
import { fatesOf, leftOutCounts } from '../../../../widgets/air-rates/import/fates.ts';
import { type ProblemsOf, previewOf, repeatable } from '../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { LEVELS } from './blocks.ts';

const problemsOf: ProblemsOf = (cells) =>
  /^[A-Z]{3}$/.test(cells.from ?? '') ? [] : [{ severity: 'error', message: { id: 'from' } as never }];

/** What the dialog makes of a sheet; `headings` are the lines that name its columns. */
function fates(sheet: SheetBlock) {
  const seen = seenSheet(sheet);
  const recognised = recognise(withPlainNumbers(seen), { levels: LEVELS, locale: 'en' }, undefined, seen);
  const textsOf = (rows: Iterable<number> = []) =>
    new Map([...rows].map((row) => [row, sheet.block[row]!.join(' ')]));
  const [hidden, struck] = [textsOf(sheet.hidden?.rows), textsOf(sheet.struck?.rows)];
  const lines = previewOf(recognised.block, recognised, {
    ...{ locale: 'en', order: 'dayFirst', problemsOf, hidden, struck },
    repeated: repeatable(recognised.block, recognised),
  });
  const { start, end } = recognised.headings ?? { start: 0, end: 0 };
  const headings = seen.block.slice(start, end).filter((line) => line.some((text) => text.trim())).length;
  return { ...fatesOf(lines), headings };
}

const HEAD = ['From', 'To', 'Airline', 'Min', 'N', '+100'];
const ROWS: readonly (readonly (string | number)[])[] = [
  ['Acme Air Cargo, rates in December'],
  HEAD,
  ['To', 'From', 'Airline', 'Min', 'N', '+45'],
  ['YYZ', 'LHR', 'Air Canada', 75, 4.2, 3.5],
  ['', 'FRA', 'Air Canada', 75, 4.2, 3.5],
  ['??', 'CDG', 'Air "France', '75,00', 'on request', '½'],
  ['', '', '', '', '', ''],
  [' ', '\u200b'],
  ['¹ pivot applies'],
  ['Total', '', '', 225, 12.6, 10.5],
  ['a,b;c', 'two\nlines', '', '=A1*2'],
  ['x'.repeat(300)],
  ['', '', '', '', '', '', '', 'far to the right'],
];

test('a second table whose headings stand in another order is left out by name, and its prices change no column', () => {
  const lane = ['YYZ', 'LHR', 'AC', '75', '4', '3'];
  const other = ['To', 'From', 'Airline', 'Min', '+100', 'N'];
  const { taken, leftOut } = fates({ name: '', block: [HEAD, lane, [], HEAD, lane, other, lane] });
  assert.deepEqual(
    taken.map(({ line, cells }) => `${line} ${cells.from} ${cells['level normal']}`),
    ['2 YYZ 4', '5 YYZ 4'],
  );
  assert.deepEqual(
    leftOut.map(({ line, kind }) => `${line} ${kind}`),
    ['4 heading', '6 otherTable', '7 otherTable'],
  );
});

test('a price of a cell that is merged over several weight levels holds for each of them', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['From', 'To', 'Min', 'N', '+100', '+300', 'Remarks'],
          ['YYZ', 'LHR', 75, 4.2, null, null, 'direct'],
          ['YYZ', 'FRA', 75, 4.255, null, 3, null],
          ['YYZ', 'CDG', 75, null, null, 2.9, null],
          ['Rates are subject to space', null, null, null, null, null, null],
        ],
        merges: [
          { startRow: 1, startCol: 3, endRow: 1, endCol: 5 },
          { startRow: 2, startCol: 3, endRow: 3, endCol: 4 },
          { startRow: 4, startCol: 0, endRow: 4, endCol: 6 },
        ],
      },
    ],
  });
  const [sheet] = await readSheets(bytes, { name: 'a.xlsx', locale: 'en', mostLines: 100 });
  const { taken, leftOut } = fates(sheet!);
  assert.deepEqual(
    taken.map(({ cells }) => ['normal', '100', '300'].map((level) => cells[`level ${level}`])),
    [
      ['4.2', '4.2', '4.2'],
      ['4.255', '4.255', '3'],
      ['4.255', '4.255', '2.9'],
    ],
  );
  assert.deepEqual(
    leftOut.map(({ line, kind }) => `${line} ${kind}`),
    ['5 note'],
  );
});

const tables = fc.array(
  fc.record({ row: fc.constantFrom(...ROWS), hidden: fc.boolean(), struck: fc.boolean() }),
  {
    minLength: 1,
    maxLength: 30,
  },
);
const isFilled = (row: readonly (string | number)[]) => row.some((cell) => String(cell).trim());

/** All that a file has is taken, to be corrected, left out, or names the columns. */
function assertWhole(sheet: SheetBlock, there: number): void {
  const { rows, taken, toCorrect, leftOut, headings } = fates(sheet);
  assert.equal(taken.length + toCorrect.length + leftOut.length + headings, there);
  assert.equal(rows, there - headings);
  assert.equal(
    leftOutCounts(leftOut).reduce((sum, [, count]) => sum + count, 0),
    leftOut.length,
  );
}

test('every row of a workbook is taken, to be corrected, or left out, and the numbers add up', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const there = table.filter(({ row }) => isFilled(row)).length;
      fc.pre(there > 0);
      const rowDefs = new Map(table.flatMap(({ hidden }, n) => (hidden ? [[n, { hidden }] as const] : [])));
      const rows = table.map(({ row }) => [...row]);
      const style = { font: { strikethrough: true } };
      const cells = new Map(
        table.flatMap(({ row, struck }, r) =>
          struck ? row.map((value, c) => [`${r},${c}`, { value, style }] as const) : [],
        ),
      );
      const bytes = await writeXlsx({ sheets: [{ name: 'Rates', rows, rowDefs, cells }] });
      const [sheet] = await readSheets(bytes, { name: 'a.xlsx', locale: 'en', mostLines: 100 });
      assertWhole(sheet!, there);
      const hidden = table.filter((one) => one.hidden && isFilled(one.row)).length;
      const out = (kind: string) => fates(sheet!).leftOut.filter((line) => line.kind === kind).length;
      assert.equal(out('hidden'), hidden);
      assert.equal(
        out('struck'),
        table.filter((one) => one.struck && !one.hidden && isFilled(one.row)).length,
      );
    }),
    { numRuns: 60 },
  );
});

test('every row of a text file is taken, to be corrected, or left out, whatever quotes it has', async () => {
  const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(tables, fc.constantFrom(',', ';', '\t'), async (table, separator) => {
      const there = table.filter(({ row }) => isFilled(row)).length;
      fc.pre(there > 0);
      const text = table.map(({ row }) => row.map(quoted).join(separator)).join('\r\n');
      const read = readSheets(new TextEncoder().encode(text), {
        name: 'a.csv',
        locale: 'en',
        mostLines: 100,
      });
      const [sheet] = await read.catch((error: unknown) => {
        assert.ok(error instanceof FileRefusal && error.reason === 'empty');
        return [];
      });
      if (sheet) assertWhole(sheet, there);
    }),
    { numRuns: 100 },
  );
});
