import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeXlsx } from 'hucre/xlsx';
import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { readFile } from '../../../../shared/spreadsheet/read-file.ts';
import { parseBlock } from '../../../../shared/ui/grid/model/clipboard-text.ts';
import type { Block } from '../../../../shared/ui/grid/model/grid-model.ts';
import { isError } from '../../../../shared/ui/grid/problems/problems.ts';
import { needsDialog } from '../../../../widgets/air-rates/import/needs-dialog.ts';
import { previewOf } from '../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { columnsOf } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { checksWith, typedRow } from '../rules/lanes.ts';

const HEADINGS = ['From', 'To', 'Airline', 'normal', '+ 100 Kgs', 'T/Time min', 'T/Time max', 'Max Capacity'];
const MORE_HEADINGS = ['Routing', 'Validity From', 'Validity To', 'Rate Specific Notes'];

/** A line of a sheet: a valid lane but for these cells. */
const lineOf = (cells: Readonly<Record<string, string>>): string[] => {
  const lane: Readonly<Record<string, string>> = {
    From: 'YYZ',
    To: 'LHR',
    Airline: 'Air Canada',
    normal: '5',
    'T/Time min': '2',
    'T/Time max': '4',
    Routing: 'LHR',
    'Validity From': '2026-04-01',
    'Validity To': '2026-04-30',
    ...cells,
  };
  return [...HEADINGS, ...MORE_HEADINGS].map((heading) => lane[heading] ?? '');
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const csvOf = (block: Block, separator: string) =>
  block.map((line) => line.map(quoted).join(separator)).join('\r\n');
const blockIn = async (name: string, content: BlobPart) =>
  (await readFile(new File([content], name), { locale: 'en', mostLines: 5000 }))[0]!.block;

/** The same sheet as it arrives by each way. */
const WAYS: Readonly<Record<string, (block: Block) => Block | Promise<Block>>> = {
  'a paste': (block) => parseBlock(block.map((line) => line.join('\t')).join('\r\n')),
  'a CSV with commas': (block) => blockIn('rates.csv', csvOf(block, ',')),
  'a CSV with semicolons': (block) => blockIn('rates.csv', csvOf(block, ';')),
  'a workbook with macros': async (block) =>
    blockIn(
      'rates.xlsm',
      (await writeXlsx({
        sheets: [{ name: 'Rates', rows: block.map((line) => [...line]) }],
        vbaProject: new Uint8Array([1, 2, 3]),
      })) as Uint8Array<ArrayBuffer>,
    ),
};

/** The only lane of a block: the cells named, and what is wrong in the lane. */
function laneIn(block: Block, columns: readonly string[]) {
  const recognised = recognise(block, { levels: DEFAULT_LEVELS, locale: 'en' });
  const problemsOf = (cells: Readonly<Record<string, string>>) => checksWith().problemsOf(typedRow(cells));
  const options = { locale: 'en', order: undefined, repeated: [], problemsOf };
  const [lane, ...others] = previewOf(block, recognised, options);
  assert.ok(lane?.kind === 'lane');
  assert.deepEqual(others, []);
  return {
    cells: columns.map((column) => lane.cells[column] ?? ''),
    errors: lane.problems
      .filter(isError)
      .map(({ column, message }) => `${column}: ${inLanguage('en', message)}`),
  };
}

const CASES: readonly (readonly [
  what: string,
  sent: Readonly<Record<string, string>>,
  cells: Readonly<Record<string, string>>,
  ...errors: string[],
])[] = [
  [
    'D-148 decimal commas',
    { normal: '4,25', 'T/Time min': '1,5' },
    { 'level normal': '4.25', minTime: '1.5' },
  ],
  [
    'D-148 thousands separators',
    { normal: '1,234,000', '+ 100 Kgs': "1'234.50", 'Max Capacity': '1.200,5' },
    { 'level normal': '1234000', 'level 100': '1234.5', maxCapacity: '1200.5' },
  ],
  ['AIR-37 a serial date of Excel', { 'Validity From': '45000' }, { validityFrom: '2023-03-15' }],
  [
    'AIR-31 a transit time that would be rounded',
    { 'T/Time max': '4.125' },
    { maxTime: '4.125' },
    'maxTime: At most 2 decimals.',
  ],
  [
    'a formula in a price',
    { '+ 100 Kgs': '=A1*2' },
    { 'level 100': '=A1*2' },
    'level 100: Please enter a valid number.',
  ],
  ['a formula in the notes', { 'Rate Specific Notes': '=1+1' }, { comment: '=1+1' }],
  ['notes that begin with +', { 'Rate Specific Notes': '+cmd' }, { comment: '+cmd' }],
  ['notes that begin with -', { 'Rate Specific Notes': '-2 kg' }, { comment: '-2 kg' }],
  ['notes that begin with @', { 'Rate Specific Notes': '@SUM(A1)' }, { comment: '@SUM(A1)' }],
  [
    'a text like a script',
    { 'Rate Specific Notes': '<script>alert(1)</script>' },
    { comment: '<script>alert(1)</script>' },
  ],
  [
    'notes that are too long',
    { 'Rate Specific Notes': 'x'.repeat(5001) },
    { comment: 'x'.repeat(5001) },
    'comment: At most 5,000 characters; there are 5,001.',
  ],
];

for (const [way, arrive] of Object.entries(WAYS))
  for (const [what, sent, cells, ...errors] of CASES)
    test(`${what} in ${way} come in as they are read, with what is wrong`, async () => {
      const block = await arrive([[...HEADINGS, ...MORE_HEADINGS], lineOf(sent)]);
      assert.deepEqual(laneIn(block, Object.keys(cells)), { cells: Object.values(cells), errors });
    });

for (const [way, arrive] of Object.entries(WAYS))
  test(`AIR-27 lines of unlike lengths in ${way} are lanes with what they have`, async () => {
    const block = await arrive([
      [...HEADINGS, ...MORE_HEADINGS],
      lineOf({}).slice(0, 5),
      [...lineOf({}), 'beside', 'the table'],
    ]);
    const [heading, short, long] = block;
    const errors = laneIn([heading!, short!], []).errors.map((error) => error.split(':')[0]);
    assert.deepEqual(errors, ['validityFrom', 'minTime', 'maxTime']);
    assert.deepEqual(laneIn([heading!, long!], ['validityTo']), { cells: ['2026-04-30'], errors: [] });
  });

test('AIR-37 a formula or a headed sheet is never pasted into the table unseen', () => {
  const columns = columnsOf(DEFAULT_LEVELS);
  const at = (column: string) => columns.slice(columns.indexOf(column));
  assert.equal(needsDialog([['=A1*2', '4']], at('level normal'), 'en'), true);
  assert.equal(needsDialog([['From', 'To']], columns, 'en'), true);
  assert.equal(needsDialog([['1,234', '4,5']], at('level normal'), 'en'), false);
});
