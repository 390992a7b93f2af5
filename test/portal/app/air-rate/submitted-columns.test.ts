import assert from 'node:assert/strict';
import { test } from 'node:test';
import { submittedColumns } from '../../../../portal/app/air-rate/submitted-columns.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

const ENGLISH = { text: texts.in('en'), formats: formatsOf('en') };
const rate = (id: number, prices: Record<string, number>, over: object = {}) => ({
  ...{ id, from: 'PVG', to: 'HAM', airline: 'Sky Line', minTransitTime: 2, maxTransitTime: 2 },
  rateLevels: Object.entries(prices).map(([level, value], n) => ({ id: n, level, value })),
  ...over,
});

test('MOD-15 the rates of a submission have a column for each level that any of them has, ascending, whatever others lack', () => {
  const rates = [rate(1, { '1000': 3.1, '100': 4.125 }), rate(2, { minimum: 75, normal: 5, '100.0': 4 })];
  const columns = submittedColumns(rates, ENGLISH);
  assert.deepEqual(
    columns.map(({ label }) => label),
    ['Lane', 'Airline', 'Minimum USD', 'N USD', '+100 USD', '+1000 USD', 'Transit'],
  );
  assert.deepEqual(
    rates.map((one) => columns.map(({ value }) => value(one))),
    [
      ['PVG – HAM', 'Sky Line', '', '', '4.125', '3.10', '2 days'],
      ['PVG – HAM', 'Sky Line', '75.00', '5.00', '4.00', '', '2 days'],
    ],
  );
});
