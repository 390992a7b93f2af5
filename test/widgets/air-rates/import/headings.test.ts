import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { headingOf } from '../../../../widgets/air-rates/columns/heading.ts';
import { texts } from '../../../../widgets/air-rates/columns/texts/index.ts';
import { levelNamed } from '../../../../widgets/air-rates/import/headings/level-name.ts';
import { newLevelsIn, recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { columnsOf } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { blockOf, LEVELS } from './blocks.ts';

const read = (text: string, levels: readonly string[] = LEVELS) =>
  recognise(blockOf(text), { levels, locale: 'en' });
const targets = (text: string) => read(text).columns.map(({ target }) => target);

test('AIR-27 a line of headings in the words of the trade names the columns', () => {
  const found = read(`
    POL | POD | Carrier | MIN | -45 | +45 | 100kg | >300 | Q500 | T/T | Capacity | Via | Effective | Expiry | Remarks
    YYZ | LHR | AC      | 80  | 4   | 3   | 2     | 2    | 1    | 2-4 | 500      | FRA | 2026-04-01 | 2026-04-30 | x`);
  assert.deepEqual(found.headings, { start: 0, end: 1 });
  assert.deepEqual(
    found.columns.map(({ target }) => target),
    [
      ...['from', 'to', 'airline', 'level minimum', 'level normal', 'level 45', 'level 100', 'level 300'],
      ...['level 500', 'time', 'maxCapacity', 'routing', 'validityFrom', 'validityTo', 'comment'],
    ],
  );
});

test('AIR-28 a weight level that the table does not have yet is reported', () => {
  const { columns } = read('Origin|Destination|+45|+100|+2,000 kg\nYYZ|LHR|3|2|1');
  assert.deepEqual(newLevelsIn(columns, LEVELS), ['45', '2000']);
});

for (const [heading, level] of [
  ['M', 'minimum'],
  ['Min. charge', 'minimum'],
  ['MIN (USD)', 'minimum'],
  ['N', 'normal'],
  ['- 45 kg', 'normal'],
  ['<45', 'normal'],
  ['0-45', 'normal'],
  ['+45', '45'],
  ['45+', '45'],
  ['+ 100 Kgs', '100'],
  ['≥ 300 KG', '300'],
  ['Q100', '100'],
  ['Q+100', '100'],
  ['100 - 299 kg', '100'],
  ['1.000 kg', '1000'],
  ['ab 500 kg', '500'],
  ['＋４５', '45'],
  ['+45²', '45'],
  ['+100¹', '100'],
  ['+ 300 ㎏', '300'],
  ['100KG以上', '100'],
  ['Pivot', undefined],
  ['Toronto', undefined],
] as const)
  test(`AIR-28, AIR-29 the heading ${heading} is the level ${level}`, () => {
    assert.equal(levelNamed(heading, LEVELS), level);
  });

test('AIR-29 a level keeps the name that the table has for it', () => {
  assert.equal(levelNamed('pivot', ['Pivot']), 'Pivot');
  assert.equal(levelNamed('+100', ['100.0']), '100.0');
});

test('AIR-31 a heading over two merged columns is read with what stands beneath it', () => {
  const found = read(`
    From | To | Airline | Weight breaks | | | T/Time | | Validity | | Routing
         |    |         | Min | N | +45      | min | max | From | To   |
    YYZ  | LHR | AC     | 80 | 4 | 3         | 2 | 4      | 2026-04-01 | 2026-04-30 | LHR`);
  assert.deepEqual(found.headings, { start: 0, end: 2 });
  assert.deepEqual(
    found.columns.map(({ target }) => target),
    [
      ...['from', 'to', 'airline', 'level minimum', 'level normal', 'level 45', 'minTime', 'maxTime'],
      ...['validityFrom', 'validityTo', 'routing'],
    ],
  );
});

test('AIR-31 the group may stand above the line of headings, behind titles and blank lines', () => {
  const found = read(`
    Acme Air Cargo, Toronto
    Rates April 2026 | |

                     | | | | | T/Time |
    Origin | Dest | Airline | N | +100 | min | max
    YYZ    | LHR  | AC      | 4 | 3    | 2   | 4`);
  assert.deepEqual(found.headings, { start: 4, end: 5 });
  assert.deepEqual(found.columns.map(({ target }) => target).slice(3), [
    'level normal',
    'level 100',
    'minTime',
    'maxTime',
  ]);
});

test('AIR-27 units and remarks in parentheses are passed over, but not which end is meant', () => {
  assert.deepEqual(
    targets(
      'Origin (IATA)|Dest.|Validity (from)|Validity (to)|Transit time (days)|Max. capacity [kg]|A/L\n1|2|3|4|5|6|7',
    ),
    ['from', 'to', 'validityFrom', 'validityTo', 'time', 'maxCapacity', 'airline'],
  );
});

test('AIR-27 a line of units beneath the headings belongs to them', () => {
  const found = read('Origin|Dest|Min|+100|Transit\nIATA|IATA|USD|USD/kg|days\nYYZ|LHR|80|3|2');
  assert.deepEqual(found.headings, { start: 0, end: 2 });
});

test('AIR-27 lanes are no headings, also where their prices could be weights', () => {
  for (const lane of ['YYZ|LHR|AC|100|45|300|500', 'AC|YYZ|LHR|80|4|3|2|2-4|2026-04-01'])
    assert.equal(read(`${lane}\n${lane}`).headings, undefined);
});

test('AIR-27 a column that nobody knows is left out and named; one without texts is not', () => {
  const { columns } = read('Origin|Contact||Dest|Airline|+100\nYYZ|Bob||LHR|AC|3');
  assert.deepEqual(
    columns.map(({ heading, target }) => [heading, target]),
    [
      ['Origin', 'from'],
      ['Contact', null],
      ['Dest', 'to'],
      ['Airline', 'airline'],
      ['+100', 'level 100'],
    ],
  );
});

test('AIR-27 two columns are not taken for the same one, but all notes are notes', () => {
  assert.deepEqual(targets('Origin|POL|Dest|N|-45|Notes|Remarks\nYYZ|YUL|LHR|4|5|a|b'), [
    ...['from', null, 'to', 'level normal', null, 'comment', 'comment'],
  ]);
});

test('AIR-27 the user says which line has the headings, or that there are none', () => {
  const block = blockOf('Sheet|of|rates\nA|B|+100\nYYZ|LHR|3');
  const table = { levels: LEVELS, locale: 'en' };
  assert.deepEqual(recognise(block, table, 1).headings, { start: 1, end: 2 });
  assert.equal(recognise(block, table, 'none').headings, undefined);
});

for (const locale of LOCALES)
  test(`AIR-27 the import knows each heading that the export writes in ${locale}`, async () => {
    const text = await texts.load(locale);
    const columns = columnsOf(LEVELS);
    const block = [columns.map((column) => headingOf(column, text, '.')), columns.map(() => 'x')];
    assert.deepEqual(
      recognise(block, { levels: LEVELS, locale }).columns.map(({ target }) => target),
      columns,
    );
  });

for (const [language, headings] of [
  [
    'German',
    'Abgangsflughafen|Zielflughafen|Fluggesellschaft|Minimum|ab 100 kg|Laufzeit (Tage)|Gültig ab|Gültig bis|Bemerkungen',
  ],
  [
    'Spanish',
    'Origen|Destino|Aerolínea|Mínimo|+100|Tiempo de tránsito|Válido desde|Vencimiento|Observaciones',
  ],
  [
    'French',
    'Aéroport de départ|Destination|Compagnie aérienne|Min|+100 kg|Temps de transit|Valable du|Valable au|Remarques',
  ],
  ['Japanese', '出発地|仕向地|航空会社|最低|+100kg|所要日数|適用開始日|有効期限|備考'],
  ['Chinese', '起运港|目的港|航空公司|最低|+100KG|时效|生效日期|失效日期|备注'],
] as const)
  test(`AIR-27 ${language} headings are read whatever the language of the page`, () => {
    assert.deepEqual(targets(`${headings}\n1|2|3|4|5|6|7|8|9`), [
      ...[
        'from',
        'to',
        'airline',
        'level minimum',
        'level 100',
        'time',
        'validityFrom',
        'validityTo',
        'comment',
      ],
    ]);
  });

test('AIR-28 the weight of a heading has the decimal sign of the language, and no marks between thousands', async () => {
  const text = await texts.load('de');
  assert.deepEqual(
    ['level 20.41', 'level 1000'].map((column) => headingOf(column, text, decimalSignOf('de'))),
    ['+ 20,41 kg', '+ 1000 kg'],
  );
});
