import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currenciesOf, previewOf } from '../../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../../widgets/air-rates/import/recognise.ts';
import { sheetUnitsOf } from '../../../../../widgets/air-rates/import/units/sheet-units.ts';
import { blockOf, LEVELS } from '../blocks.ts';

const HEAD = 'From | To | Airline | Min | N | +45 | +100';
const LANE = 'JFK | LHR | British Airways | 75 | 1.91 | 1.77 | 1.59';

const table = { levels: LEVELS, locale: 'en' };
const unitsOf = (text: string) => {
  const block = blockOf(text);
  return sheetUnitsOf(block, recognise(block, table));
};
/** The prices of the first lane once all that is certain is taken for it. */
function pricesOf(text: string) {
  const block = blockOf(text);
  const { price, weight } = sheetUnitsOf(block, recognise(block, table));
  const recognised = recognise(block, { ...table, breakUnit: weight?.certain });
  const lanes = previewOf(recognised.block, recognised, {
    ...{ locale: 'en', order: undefined, repeated: [], problemsOf: () => [] },
    priceUnit: price?.certain,
  });
  const lane = lanes.find(({ kind }) => kind === 'lane');
  return Object.fromEntries(
    Object.entries(lane?.kind === 'lane' ? lane.cells : {}).flatMap(([column, cell]) =>
      column.startsWith('level ') ? [[column.slice('level '.length), cell]] : [],
    ),
  );
}

test('a sheet in pounds is converted: prices, and breaks where it says so', () => {
  assert.deepEqual(
    pricesOf(`Export air freight, all rates USD per LB, weight breaks in LBS\n${HEAD}\n${LANE}`),
    { minimum: '75', normal: '4.2108', '20.41': '3.9022', '45.36': '3.5053' },
  );
});

for (const [title, unit] of [
  ['All rates in USD/lb', 'lb'],
  ['Preise pro Pfund', 'lb'],
  ['Tarifas por libra', 'lb'],
  ['Tarif par 100 kg', '100kg'],
  ['运价：美元/磅', 'lb'],
  ['料金: 1ポンド当たり', 'lb'],
  ['USD/1000KG', '1000kg'],
  ['Rates per cwt', '100lb'],
  ['Rates per 1 lb', 'lb'],
] as const)
  test(`“${title}” says for certain what the prices are for`, () => {
    assert.equal(unitsOf(`${title}\n${HEAD}\n${LANE}`).price?.certain, unit);
  });

for (const text of [
  `Rates per 10 kg\n${HEAD}\n${LANE}`,
  `Rates per CBM\n${HEAD}\n${LANE}`,
  `Rates per ton\n${HEAD}\n${LANE}`,
  `Rates in pounds\n${HEAD}\n${LANE}`,
  `USD per kg or per lb\n${HEAD}\n${LANE}`,
  `${HEAD}\n${LANE}\nAll rates in USD per lb`,
  `${HEAD.replace('+100', '+100 lbs')}\n${LANE}`,
  `${HEAD.replace('+100', '+100 USD/CBM')}\n${LANE}`,
  `${HEAD}\n${LANE.replace('1.77', '1.77/lb')}`,
])
  test(`what isn’t certain is asked: ${text.replaceAll('\n', ' / ')}`, () => {
    const { price } = unitsOf(text);
    assert.ok(price && (price.certain === undefined || price.certain === 'other'), JSON.stringify(price));
  });

for (const text of [
  `${HEAD}\n${LANE}`,
  `All rates USD per kg\n${HEAD}\n${LANE}`,
  `Ratio 167 kg/cbm, max 150 cm\n${HEAD}\n${LANE}`,
  `${HEAD}\n${LANE}\nFuel surcharge included, 1 CBM = 167 kg`,
  `${HEAD.replace('+100', '+100 USD/kg')}\n${LANE}`,
])
  test(`kilograms need no question: ${text.replaceAll('\n', ' / ')}`, () => {
    assert.deepEqual(unitsOf(text), { price: undefined, weight: undefined, own: [] });
  });

test('headings and cells that name their unit are converted by it', () => {
  assert.deepEqual(pricesOf(`${HEAD.replace('+100', '+100 USD/lb').replace('+45', '+45 USD/kg')}\n${LANE}`), {
    ...{ minimum: '75', normal: '1.91', '45': '1.77', '100': '3.5053' },
  });
  assert.deepEqual(pricesOf(`${HEAD}\nJFK | LHR | BA | 75 | USD 1.91 per lb | 420/100kg | 1.59 USD/lbs`), {
    minimum: '75',
    normal: '4.2108',
    '45': '4.2',
    '100': '3.5053',
  });
  const beneath = `${HEAD}\n | | | per shpt | per kg | per kg | per lb\n${LANE}`;
  assert.deepEqual([pricesOf(beneath).normal, pricesOf(beneath)['100']], ['1.91', '3.5053']);
  const units = `${HEAD}\n | | | USD | USD/lb | USD/lb | USD/lb\n${LANE}`;
  assert.deepEqual([pricesOf(units).normal, unitsOf(units).own], ['4.2108', ['lb']]);
});

test('a column of units speaks for the prices of its row', () => {
  const text = `Unit | ${HEAD}\nLB | ${LANE}\nper kg | ${LANE}\nCBM | ${LANE}`;
  const block = blockOf(text);
  const recognised = recognise(block, table);
  const lanes = previewOf(block, recognised, {
    ...{ locale: 'en', order: undefined, repeated: [], problemsOf: () => [] },
  });
  assert.deepEqual(
    lanes.flatMap((line) => (line.kind === 'lane' ? [line.cells['level normal']] : [])),
    ['4.2108', '1.91', "'1.91"],
  );
  assert.deepEqual(unitsOf(text).own, ['lb']);
});

test('the name of a sheet or file is one of its titles', () => {
  const block = blockOf(`${HEAD}\n${LANE}`);
  const recognised = recognise(block, table);
  assert.equal(sheetUnitsOf(block, recognised, 'Rates_per_lb.csv').price?.certain, 'lb');
  assert.deepEqual(currenciesOf(block, recognised, 'rates-2026_CAD.csv'), ['CAD']);
  assert.deepEqual(
    [sheetUnitsOf(block, recognised, 'Sheet1').price, currenciesOf(block, recognised, 'Sheet1')],
    [undefined, []],
  );
});

test('a remark on a row speaks for its prices, where it speaks of nothing else', () => {
  const text = [
    `${HEAD} | Remarks`,
    `${LANE} | Rates per lb`,
    `${LANE} | USD/LB`,
    `${LANE} | subject to space`,
    `${LANE} | FSC 0.50 per lb`,
    `${LANE} | All rates per CBM`,
  ].join('\n');
  const block = blockOf(text);
  const lanes = previewOf(block, recognise(block, table), {
    ...{ locale: 'en', order: undefined, repeated: [], problemsOf: () => [] },
  });
  assert.deepEqual(
    lanes.flatMap((line) => (line.kind === 'lane' ? [line.cells['level normal']] : [])),
    ['4.2108', '4.2108', '1.91', '1.91', "'1.91"],
  );
  assert.deepEqual([unitsOf(text).own, unitsOf(text).price], [['lb'], undefined]);
});

test('a remark that names several units, or also something else, leads to a question', () => {
  for (const remark of [
    'Rates per lb or per kg',
    'Rates per lb, FSC USD 0.50 extra',
    'All surcharges per lb',
    'LB',
  ])
    assert.ok(unitsOf(`${HEAD} | Remarks\n${LANE} | ${remark}`).price?.found.includes('lb'), remark);
});

test('a heading with a unit that is none of the table’s leads to a question about the prices beside it', () => {
  const { price, weight } = unitsOf(`${HEAD} | USD/LB\n${LANE} | 1.4`);
  assert.deepEqual([price, weight?.certain], [{ found: ['lb'], certain: undefined }, undefined]);
});

for (const [text, named] of [
  [`Rates in US cents per kg\n${HEAD}\n${LANE}`, ['CENTS']],
  [`Rates per kg in Euro\n${HEAD}\n${LANE}`, ['EURO']],
  [`Rates in pounds sterling\n${HEAD}\n${LANE}`, ['STERLING']],
  [`All rates THB/kg\n${HEAD}\n${LANE}`, ['THB']],
  [`運賃（円/kg）\n${HEAD}\n${LANE}`, ['円']],
  [`单价：元/公斤\n${HEAD}\n${LANE}`, ['元']],
  [`${HEAD}\n${LANE}\nCurrency: | CAD`, ['CAD']],
  [`${HEAD} | Remarks\n${LANE} | All rates in EUR\n${LANE} | AWB fee EUR 25`, ['EUR']],
  [`${HEAD} | Remarks\n${LANE} | CAD`, ['CAD']],
  [`Currency | ${HEAD}\nEUR | ${LANE}\nusd | ${LANE}`, ['EUR', 'USD']],
] as const)
  test(`other currencies are named: ${text.split('\n', 2).join(' / ')}`, () => {
    const block = blockOf(text);
    const recognised = recognise(block, table);
    assert.deepEqual(currenciesOf(block, recognised), named);
    assert.equal(sheetUnitsOf(block, recognised).price, undefined);
  });

test('a price that no weight follows from stays as it is written, so that it is seen with its error', () => {
  assert.deepEqual(pricesOf(`${HEAD}\nJFK | LHR | BA | 75/lb | 250/CBM | 3 | 2`), {
    ...{ minimum: '75/lb', normal: '250/CBM', '45': '3', '100': '2' },
  });
});

test('breaks in pounds become kilograms where their headings, or the answer, say so', () => {
  const { weight } = unitsOf(`All rates per lb\n${HEAD}\n${LANE}`);
  assert.deepEqual(weight, { found: ['lb'], certain: undefined });
  const lbs = 'From | To | Airline | Min | N | 100-299 lbs | >300lb | 500#';
  const targets = recognise(blockOf(`${lbs}\n${LANE} | 1`), table).columns.map(({ target }) => target);
  assert.deepEqual(targets.slice(-3), ['level 45.36', 'level 136.08', 'level 226.8']);
});

test('marks of footnotes are none of a break', () => {
  const head = 'From | To | Airline | Min* | N† | +45 (1) | +100 a)';
  assert.deepEqual(Object.keys(pricesOf(`${head}\n${LANE}`)).sort(), ['100', '45', 'minimum', 'normal']);
});

test('capacity in pounds becomes kilograms', () => {
  const block = blockOf('From | To | +100 | Max lbs\nJFK | LHR | 3 | 2000');
  const recognised = recognise(block, table);
  const [lane] = previewOf(block, recognised, {
    ...{ locale: 'en', order: undefined, repeated: [], problemsOf: () => [] },
  });
  assert.equal(lane?.kind === 'lane' && lane.cells.maxCapacity, '907.18');
});

test('a rate of a mail in pounds is converted, and its break', () => {
  const text = 'JFK-LHR BA 100lb: 1.59/lb / 220lb: 1.49/lb';
  assert.deepEqual(pricesOf(text), { '45.36': '3.5053', '99.79': '3.2849' });
});
