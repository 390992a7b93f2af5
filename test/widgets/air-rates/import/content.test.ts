import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsDialog } from '../../../../widgets/air-rates/import/needs-dialog.ts';
import { recognise, withTarget } from '../../../../widgets/air-rates/import/recognise.ts';
import { columnsOf } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { blockOf, LEVELS } from './blocks.ts';

const COLUMNS = columnsOf(LEVELS);
const targets = (text: string, column?: string) =>
  recognise(blockOf(text), { levels: LEVELS, column, locale: 'en' }).columns.map(({ target }) => target);

test('AIR-27 a block without headings goes by its place from the focused column on', () => {
  assert.deepEqual(targets('80|4|3\n90|5|4', 'level minimum'), [
    'level minimum',
    'level normal',
    'level 100',
  ]);
  assert.deepEqual(targets('YYZ|LHR|AC|80\nYYZ|FRA|LH|90'), ['from', 'to', 'airline', 'level minimum']);
});

test('AIR-27 what can not stand at its place goes by what it holds, and is left out where that is uncertain', () => {
  assert.deepEqual(
    targets(`
      Air Canada | YYZ | LHR | 80 | 4 | 3 | 2 | 1 | 1 | 2-4 | YUL-LHR | 2026-04-01 | 2026-04-30
      Lufthansa  | YYZ | FRA | 80 | 4 | 3 | 2 | 1 | 1 | 2-4 | YUL-FRA | 2026-04-01 | 2026-04-30`),
    [
      'airline',
      ...['from', 'to', 'level minimum', 'level normal', 'level 100', 'level 300', 'level 500', 'level 1000'],
      ...['time', 'routing', 'validityFrom', 'validityTo'],
    ],
  );
  assert.deepEqual(targets('Air Canada|YYZ|LHR|80|4\nLufthansa|YYZ|FRA|80|4').slice(-2), [null, null]);
});

test('AIR-27 a choice of the user takes the column from another one', () => {
  const { columns } = recognise(blockOf('Origin|POL|Dest|+100\nYYZ|YUL|LHR|3'), {
    levels: LEVELS,
    locale: 'en',
  });
  assert.deepEqual(
    withTarget(columns, 1, 'from').map(({ target }) => target),
    [null, 'from', 'to', 'level 100'],
  );
  assert.deepEqual(
    withTarget(columns, 0, null).map(({ target }) => target),
    [null, null, 'to', 'level 100'],
  );
});

const LANE = 'YYZ|LHR|AC|80|4|3|2|1|1|2|4|500|LHR|2026-04-01|30 Apr 2026|-';

for (const [what, text, column] of [
  ['lanes in their order', `${LANE}\n${LANE}`, 'from'],
  ['lanes with blank cells and lines', `${LANE}\n\nYYZ|FRA\n||LH`, 'from'],
  ['prices with their currency', '4.50 USD|$3\n4,25|3 EUR/kg', 'level 100'],
  ['one text, whatever it is', '+100', 'level 100'],
  ['notes with any text', '=A1\n-', 'comment'],
] as const)
  test(`AIR-27 the grid pastes ${what} without a question`, () => {
    assert.equal(needsDialog(blockOf(text), COLUMNS.slice(COLUMNS.indexOf(column)), 'en'), false);
  });

for (const [what, text, column] of [
  ['headings', `From|To|Airline|Min|N\n${LANE}`, 'from'],
  ['headings of airports alone', 'Origin|Destination\nYYZ|LHR', 'from'],
  ['headings of weights', '+45|+100\n3|2', 'level 100'],
  ['a day that could be the month', '03/04/2026|30/04/2026\n04/04/2026|30/04/2026', 'validityFrom'],
  ['a day that is none', '2026-02-31|x', 'validityFrom'],
  ['a column too many of names', 'Air Canada|YYZ|LHR|80\nLufthansa|YYZ|FRA|90', 'from'],
  ['more columns than the table has', 'a|b\nc|d', 'comment'],
  ['a column too many at the front', `1|${LANE}\n2|${LANE}`, 'from'],
  ['two times in one cell', 'YYZ|LHR|AC|80|4|3|2|1|1|2-4\nYYZ|LHR|AC|80|4|3|2|1|1|2-4', 'from'],
] as const)
  test(`AIR-27, D-113 ${what} have to be looked at first`, () => {
    assert.equal(needsDialog(blockOf(text), COLUMNS.slice(COLUMNS.indexOf(column)), 'en'), true);
  });
