import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dividedLines } from '../../../../widgets/air-rates/import/divided-lines.ts';
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

test('AIR-27 prices in another order become the levels that they are of', () => {
  const lanes = (prices: string) => `YYZ|LHR|AC|${prices}\nYYZ|FRA|LH|${prices}`;
  const ids = (...levels: string[]) => ['from', 'to', 'airline', ...levels.map((level) => `level ${level}`)];
  assert.deepEqual(targets(lanes('1|1.2|2|3|4|80')), ids('1000', '500', '300', '100', 'normal', 'minimum'));
  assert.deepEqual(targets(lanes('4|3|2|1.5|1|80')), ids('normal', '100', '300', '500', '1000', 'minimum'));
  assert.deepEqual(targets(lanes('80|1|1.2|2|3|4')), ids('minimum', '1000', '500', '300', '100', 'normal'));
  assert.deepEqual(targets('1|2|3\n2|3|4', 'level 100'), ['level 500', 'level 300', 'level 100']);
  assert.deepEqual(
    targets(lanes('80|4|3|3.2|1|1')),
    ids('minimum', 'normal', '100', '300', '500', '1000'),
    'a price too high is told in the table',
  );
});

for (const [locale, prices, days] of [
  ['de', '75,00 | 1.250,00 | 4,50 € | 3,75 | 3,50 | 3,25 | 2 | 4 | 1.000', '31. Mrz 2027 | 30.06.27'],
  [
    'fr',
    '80,00 $US | 6,60 | 4,50 $ US | 3,75 | 3,50 | 3,25 | 2 | 4 | 1\u202f000',
    '31 mars 2027 | 30/06/2027',
  ],
  ['es', '75,00 US$ | 6,50 | 4,50 | 3,75 | 3,50 | 3,25 | 2 | 4 | 1.000', '31-mar-27 | 1.º de julio de 2027'],
  [
    'ja',
    '７５ | ６．６０ | ４。５０ | 3.85ドル | 3.60 | 3.35 | 2 | 4 | １，０００',
    '令和9年3月31日 | 2027/6/30',
  ],
  ['zh', '75元 | ６．６０ | 4.50 | 3.85美元 | 3.60 | 3.35 | 2 | 4 | 1,000', '2027.4.1 | 27年6月30日'],
] as const)
  test(`AIR-27 D-148 columns lie where they are as ${locale} writes numbers and days`, () => {
    const lane = `PVG | FRA | LH | ${prices} | FRA | ${days}`;
    const block = blockOf(`${lane}\n${lane}`);
    const { columns } = recognise(block, { levels: LEVELS, locale });
    assert.deepEqual(
      columns.map(({ target }) => target),
      COLUMNS.slice(0, -1),
    );
  });

test('AIR-27 airlines are known by their names, so that airports beside them are, too', () => {
  assert.deepEqual(
    targets('Air Canada|Toronto|London|80|4|3|2|1|1\nSome Air|Toronto|Oslo|90|4|3|2|1|1').slice(0, 4),
    ['airline', 'from', 'to', 'level minimum'],
  );
});

test('AIR-27 prices with the sign of their currency are no headings', () => {
  const block = blockOf('YYZ|LHR|AC|$80|$5|$4|$3|$2|$1\nYYZ|FRA|LH|90 USD|5 USD|$4/kg|3|2|1');
  const { headings, columns } = recognise(block, { levels: LEVELS, locale: 'en' });
  assert.equal(headings, undefined);
  assert.deepEqual(
    columns.map(({ target }) => target),
    COLUMNS.slice(0, 9),
  );
});

test('AIR-27 lines of a plain mail are cells where they are lanes', () => {
  const lane = ['YYZ', 'LHR', 'AC', '80', '4,50'];
  const lines = (...texts: string[]) => texts.map((text) => [text]);
  for (const written of [
    'YYZ   LHR  AC     80  4,50',
    '| YYZ | LHR | AC | 80 | 4,50 |',
    'YYZ;LHR;AC;80;4,50',
  ])
    assert.deepEqual(
      dividedLines(lines('Rates:', written, '', written)),
      [['Rates:'], lane, [''], lane],
      written,
    );
  for (const kept of [lines('Toronto', 'New  York', 'Oslo'), lines('a  b  c  d', 'e'), [lane, lane]])
    assert.equal(dividedLines(kept), kept);
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
  ['prices with their currency', '4.50 USD|$3\n4,25|3 USD/kg', 'level 100'],
  ['prices that rise once', '80|4|3|3.2|1|1\n90|4|3|2|1|1', 'level minimum'],
  ['prices of one lane that rise once', 'YYZ|LHR|AC|80|4|3|3.2', 'from'],
  ['names of airports and airlines', 'Toronto|London|Air Canada|80\nNew York|Oslo|Some Air|90', 'from'],
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
  ['prices in another currency', '4,50 €|3\n4,25|3 EUR/kg', 'level 100'],
  ['the heaviest weight first', 'YYZ|LHR|AC|1|1.2|2|3|4|80\nYYZ|FRA|LH|1|1.5|2|3|4|90', 'from'],
  ['the minimum last', 'YYZ|LHR|AC|4|3|2|1.5|1|80', 'from'],
  ['airlines by their names in front', 'Air Canada|Toronto|London|80\nLufthansa|Toronto|Oslo|90', 'from'],
  ['what stands around lanes in a mail', `Dear Anna,\n${LANE}\n${LANE}\nBest regards`, 'from'],
  ['two times in one cell', 'YYZ|LHR|AC|80|4|3|2|1|1|2-4\nYYZ|LHR|AC|80|4|3|2|1|1|2-4', 'from'],
] as const)
  test(`AIR-27, D-113 ${what} have to be looked at first`, () => {
    assert.equal(needsDialog(blockOf(text), COLUMNS.slice(COLUMNS.indexOf(column)), 'en'), true);
  });
