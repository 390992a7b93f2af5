import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareNumbers } from '../../../../widgets/air-rates/import/bare-numbers.ts';
import { isCellContent } from '../../../../widgets/air-rates/import/cell-content.ts';
import { columnsOf } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { blockOf, LEVELS } from './blocks.ts';

const COLUMNS = columnsOf(LEVELS);
const isContent = (text: string, column: string) =>
  isCellContent(blockOf(text), COLUMNS.slice(COLUMNS.indexOf(column)), 'en');

for (const [what, text, column] of [
  ['prices', '4.80|4.50\n4.70|4.40', 'level normal'],
  ['prices that rise', '1|2|3\n4|5|6\n7|8|9\n10|11|12', 'level 100'],
  ['prices and the times behind them', '4.80|4.50|2\n4.70|4.40|3', 'level 500'],
  ['numbers as far as the routing', '2|500|7\n3|600|8', 'maxTime'],
  ['numbers behind the last column', '2026-04-01|30 Apr 2026|1|2', 'validityFrom'],
  ['numbers in the first column', '4.80|4.50\n4.70|4.40', 'from'],
  ['prices in dollars', '$4.50|4.25 USD/kg\n|3', 'level 100'],
  ['days as numbers, which are told in their cells,', '45000|45100', 'validityFrom'],
  ['dates whose day could be the month', '03/04/2026|30/04/2026', 'validityFrom'],
] as const)
  test(`AIR-27 ${what} without a place go into the cells`, () => {
    assert.equal(isContent(text, column), true);
  });

for (const [what, text, column] of [
  ['a lane', 'YYZ|LHR|AC|80', 'from'],
  ['a city', '東京|80', 'from'],
  ['a sentence', '4.80|4.50\nAll rates per kg', 'level normal'],
  ['weights', '+45|+100\n3|2', 'level 100'],
  ['two times in one cell', '2-4|3', 'minTime'],
  ['prices in another currency', '4,50 €|3', 'level 100'],
  ['a formula', '=A1*2|4', 'level normal'],
] as const)
  test(`AIR-27 a block with ${what} is more than the content of cells`, () => {
    assert.equal(isContent(text, column), false);
  });

test('AIR-27 numbers in cells lose their currencies and units, and nothing else does', () => {
  const columns = COLUMNS.slice(COLUMNS.indexOf('level 1000'));
  assert.deepEqual(bareNumbers(blockOf('4.50 USD/kg|2 days|3|-|LHR'), columns), blockOf('4.50|2|3|-|LHR'));
  const block = blockOf('4,50|1.250|½||x');
  assert.equal(bareNumbers(block, columns), block);
});
