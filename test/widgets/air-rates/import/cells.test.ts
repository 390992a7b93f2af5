import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dateOrderOf } from '../../../../shared/trade/date-order.ts';
import { airportCell, routingCell } from '../../../../widgets/air-rates/import/cells/airport-cell.ts';
import { cellsFrom } from '../../../../widgets/air-rates/import/cells/cells.ts';
import { dateCell, datesIn } from '../../../../widgets/air-rates/import/cells/date-cell.ts';
import { currencyIn, numberCell, timesIn } from '../../../../widgets/air-rates/import/cells/number-cell.ts';
import { numberSignsOf } from '../../../../widgets/air-rates/import/cells/number-signs.ts';

const READING = { locale: 'en', order: undefined };

for (const [typed, cell] of [
  ['4.50', '4.50'],
  ['4,50', '4,50'],
  ['1,234.50', '1,234.50'],
  ['4.50 USD/kg', '4.50'],
  ['USD 4.50 / kg', '4.50'],
  ['$4.50', '4.50'],
  ['€ 4,50 per kg', '4,50'],
  ['CAD4.5/kgs', '4.5'],
  ['1 200', '1 200'],
  ['5000 kg', '5000'],
  ['3 days', '3'],
  ['-', ''],
  ['N/A', ''],
  ['on request', 'on request'],
  ['-4', '-4'],
  ['=1+1', '=1+1'],
  ['１２．５', '12.5'],
  ['4.20²', '4.20²'],
  ['½', '½'],
  ['5000㎏', '5000'],
  ['80,00 $US', '80,00'],
  ['80,00 $\u00a0US', '80,00'],
  ['75元', '75'],
  ['1,075ドル', '1,075'],
  ['12.5美元/kg', '12.5'],
  ['４。５', '4.5'],
] as const)
  test(`the number in ${JSON.stringify(typed)} is ${JSON.stringify(cell)}`, () => {
    assert.equal(numberCell(typed), cell);
  });

for (const [typed, locale, decided, cell] of [
  ['4.50', 'en', undefined, '4.50'],
  ['4,50', 'en', undefined, '4.50'],
  ['4.50', 'de', undefined, '4.50'],
  ['2,345', 'de', undefined, '2.345'],
  ['2,345', 'en', ',', '2.345'],
  ['1.250', 'de', ',', '1250'],
  ['1.250', 'en', ',', '1250'],
  ['0,125', 'en', undefined, '0.125'],
  ['1.234,50', 'en', undefined, '1234.5'],
  ['1 200', 'en', undefined, '1200'],
  ['1’234.5', 'de', undefined, '1234.5'],
  ['2.3450', 'de', undefined, '2.345'],
  // Nothing tells what these mean: they stand there as they are, the second behind a mark, since it looks like a value.
  ['2,345', 'en', undefined, '2,345'],
  ['2.345', 'de', undefined, "'2.345"],
  ['1,2,3', 'en', undefined, '1,2,3'],
  ['4.20²', 'en', undefined, '4.20²'],
] as const)
  test(`D-148 ${typed} is held by a cell as ${cell} (${locale}, decided ${decided ?? 'by nothing'})`, () => {
    const source = { target: 'level 100', text: typed, sign: decided };
    assert.deepEqual(cellsFrom([source], { locale, order: undefined }), { 'level 100': cell });
  });

test('D-148 a column tells how its numbers are written, else the others do, else it is asked', () => {
  const signs = (columns: readonly (readonly string[])[], locale = 'de') => {
    const { byColumn, ask } = numberSignsOf(
      columns.map((texts, index) => ({ index, texts })),
      locale,
    );
    return { signs: columns.map((_, index) => byColumn.get(index)), ask };
  };
  assert.deepEqual(signs([['75,00', '1.250'], ['0,125', '2,345'], ['4.50']]), {
    signs: [',', ',', '.'],
    ask: undefined,
  });
  assert.deepEqual(signs([['1.250'], ['2,5']]), { signs: [',', ','], ask: undefined });
  assert.deepEqual(signs([['1.250'], ['80']]), { signs: [undefined, undefined], ask: '1.250' });
  assert.deepEqual(signs([['1.250', '2,5', '3.5']]), { signs: [undefined], ask: '1.250' });
  assert.deepEqual(signs([['2,345'], ['80']]), { signs: [undefined, undefined], ask: undefined });
  assert.deepEqual(signs([['2,345'], ['80']], 'en'), { signs: [undefined, undefined], ask: '2,345' });
});

test('the currency at a price is known', () => {
  assert.deepEqual(['4.50 EUR/kg', 'usd 4', '€4', '4.50', 'on request'].map(currencyIn), [
    ...['EUR', 'USD', '€', undefined, undefined],
  ]);
});

for (const [typed, ...times] of [
  ['2-4', '2', '4'],
  ['2 – 4 days', '2', '4'],
  ['2 to 4', '2', '4'],
  ['3', '3', '3'],
  ['3 days', '3', '3'],
  // What a spreadsheet made of `2-4`.
  ['2026-02-04', '2026-02-04', '2026-02-04'],
] as const)
  test(`AIR-31 the times in ${typed} are ${times}`, () => {
    assert.deepEqual(timesIn(typed), times);
  });

for (const [typed, order, day] of [
  ['45000', undefined, '2023-03-15'],
  ['45000.75', undefined, '2023-03-15'],
  ['2026-04-03', undefined, '2026-04-03'],
  ['3 Apr 2026', undefined, '2026-04-03'],
  ['03/04/2026', 'dayFirst', '2026-04-03'],
  ['03/04/2026', 'monthFirst', '2026-03-04'],
  ['03/04/2026', undefined, '03/04/2026'],
  ['until further notice', undefined, 'until further notice'],
] as const)
  test(`AIR-37, D-113 the date ${typed} is ${day} (${order ?? 'order unknown'})`, () => {
    assert.equal(dateCell(typed, 'en', order), day);
  });

test('AIR-37 a validity in one cell has both its days', () => {
  const days = (text: string) => datesIn(text, 'en').map((day) => dateCell(day, 'en', 'dayFirst'));
  for (const text of [
    '01/04/2026 - 30/04/2026',
    '1 Apr – 30 Apr 2026',
    '2026-04-01 to 2026-04-30',
    '2026年4月1日-2026年4月30日',
    '01.04.2026-30.04.2026',
  ])
    assert.deepEqual(days(text), ['2026-04-01', '2026-04-30'], text);
  assert.deepEqual(days('30 Apr 2026'), ['', '2026-04-30']);
});

test('D-113 one number above 12 tells the order of all dates', () => {
  assert.deepEqual(dateOrderOf(['03/04/2026', '13/04/2026'], 'en'), { order: 'dayFirst' });
  assert.deepEqual(dateOrderOf(['03/04/2026', '04/13/2026'], 'en'), { order: 'monthFirst' });
  assert.deepEqual(dateOrderOf(['3-4-26', '13-4-26'], 'en'), { order: 'dayFirst' });
  for (const telling of [
    '１３／０４／２０２６',
    'Mon 13/04/2026',
    '13\u201004\u20102026',
    '13/04/2026 00:00',
  ])
    assert.deepEqual(dateOrderOf(['03/04/2026', telling], 'en'), { order: 'dayFirst' }, telling);
});

test('D-113 where nothing tells it, or dates contradict each other, it is asked', () => {
  assert.deepEqual(dateOrderOf(['', 'x', '03/04/2026', '05/06/2026'], 'en'), { ask: '03/04/2026' });
  assert.deepEqual(dateOrderOf(['13/04/2026', '03/04/2026', '04/13/2026'], 'en'), { ask: '03/04/2026' });
});

test('D-113 two digits of a year in front are known where one year stands there, else it is asked', () => {
  const sheet = ['27/01/01', '27/01/16', '27/03/31'];
  for (const locale of ['ja', 'zh', 'en', 'de'])
    assert.deepEqual(dateOrderOf(sheet, locale), { order: 'yearFirst' }, locale);
  assert.deepEqual(dateOrderOf(['27/03/31', '27/06/30'], 'ja'), { order: 'yearFirst' });
  assert.deepEqual(dateOrderOf(['27/03/31', '27/06/30'], 'en'), { ask: '27/03/31' });
  assert.deepEqual(dateOrderOf(['27/03/31'], 'ja'), { ask: '27/03/31' });
  assert.deepEqual(dateOrderOf(['26/12/25', '27/01/31'], 'zh'), { ask: '26/12/25' });
  assert.deepEqual(dateOrderOf(['01/03/26', '31/03/26'], 'ja'), { order: 'dayFirst' });
  assert.deepEqual(dateOrderOf(['01/03/26', '31/03/26'], 'de'), { order: 'dayFirst' });
});

test('D-113 dates that can be read one way only need no order', () => {
  assert.deepEqual(dateOrderOf(['2026-04-03', '3 Apr 2026', '03.04.2026', '04/04/2026', '45000'], 'en'), {
    order: undefined,
  });
});

for (const [typed, cell] of [
  ['yyz', 'YYZ'],
  ['Toronto (YYZ)', 'YYZ'],
  ['YYZ - Toronto Pearson', 'YYZ'],
  ['Toronto, YYZ', 'YYZ'],
  ['Toronto', 'Toronto'],
] as const)
  test(`AIR-45 the airport ${typed} is ${cell}`, () => {
    assert.equal(airportCell(typed), cell);
  });

for (const [typed, cell] of [
  ['yyz-lhr', 'YYZ / LHR'],
  ['YYZ / LHR / FRA', 'YYZ / LHR / FRA'],
  ['via FRA', 'FRA'],
  ['YYZ → FRA', 'YYZ / FRA'],
  ['DIRECT', 'LHR'],
  ['via Frankfurt', 'via Frankfurt'],
] as const)
  test(`AIR-30, D-136 the routing ${typed} is ${cell}`, () => {
    assert.equal(routingCell(typed, 'LHR'), cell);
  });

test('AIR-30 two columns of notes stand behind one another, and a line break is a space', () => {
  const cells = cellsFrom(
    [
      { target: 'comment', text: 'per\nkg' },
      { target: 'comment', text: '@home' },
    ],
    READING,
  );
  assert.deepEqual(cells, { comment: 'per kg; @home' });
});

test('AIR-31 a column of its own goes before a range', () => {
  const cells = cellsFrom(
    [
      { target: 'time', text: '2-4' },
      { target: 'maxTime', text: '5' },
    ],
    READING,
  );
  assert.deepEqual(cells, { minTime: '2', maxTime: '5' });
});

test('D-148 numbers on two lines of a cell are never taken for one', () => {
  const cells = cellsFrom(
    [
      { target: 'level normal', text: '4\n200' },
      { target: 'level 100', text: '4.50\nUSD' },
      { target: 'maxCapacity', text: '1\r\n200' },
    ],
    READING,
  );
  assert.deepEqual(cells, { 'level normal': '4 / 200', 'level 100': '4.50', maxCapacity: '1 / 200' });
});

test('whatever stands in a text column comes through as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
      for (const target of ['comment', 'airline'])
        assert.equal(cellsFrom([{ target, text }], READING)[target] ?? '', oneLine);
    }),
  );
});
