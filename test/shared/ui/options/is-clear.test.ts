import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { airportOptions } from '../../../../portal/app/rate-search/airport-option.ts';
import { readCsv } from '../../../../portal/server/db/seed/csv.ts';
import { CITY_CODES } from '../../../../portal/server/db/seed/data/city-codes.ts';
import { PLACE_NAMES } from '../../../../portal/server/db/seed/data/place-names.ts';
import { mainAirportCity } from '../../../../shared/trade/main-airports.ts';
import { findOrAlike, isGuess } from '../../../../shared/ui/options/find-or-alike.ts';
import { isFirstClear } from '../../../../shared/ui/options/is-clear.ts';
import { meantOption } from '../../../../shared/ui/options/meant-option.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';

/** The airports of the product, as a server answers them. */
const AIRPORTS = readCsv('airports.csv').map(({ iata = '', city = '', name, words }, index) => ({
  ...{ id: index + 1, code: iata, city, airportName: name ?? '', isInUse: false },
  cityIden: Object.entries(CITY_CODES).find(([, codes]) => codes.includes(iata))?.[0] ?? iata,
  words: [
    ...(words ?? '').split('; '),
    ...PLACE_NAMES.flatMap(([codes, names]) => (codes.split(' ').includes(iata) ? names.split('; ') : [])),
  ].filter(Boolean),
}));
const OPTIONS = airportOptions(AIRPORTS);

/** What Enter takes of a typed text; undefined where nothing is highlighted by itself. */
function taken(options: readonly Option[], text: string): string | undefined {
  const found = findOrAlike(options, text);
  return isFirstClear(found, text, isGuess(found, text)) ? found[0]?.code : undefined;
}

suite('D-148 D-150 which airport a text takes by itself', () => {
  for (const [text, code] of [
    ['chicago', 'ORD'],
    ['Milan', 'MXP'],
    ['milano', 'MXP'],
    ['tokyo', 'NRT'],
    ['東京', 'NRT'],
    ['houston', 'IAH'],
    ['dallas', 'DFW'],
    ['rome', 'FCO'],
    ['rom', 'FCO'],
    ['sao paulo', 'GRU'],
    ['osaka', 'KIX'],
    ['london', 'LHR'],
    ['paris', 'CDG'],
    ['new york', 'JFK'],
    ['washington', 'IAD'],
    ['toronto', 'YYZ'],
    ['buenos aires', 'EZE'],
    ['nagoya', 'NGO'],
    ['sapporo', 'CTS'],
    ['tegucigalpa', 'XPL'],
    ['san salvador', 'SAL'],
    ['frankfurt', 'FRA'],
    ['LON', 'LHR'],
    ['CHI', 'ORD'],
    ['TYO', 'NRT'],
    ['NYC', 'JFK'],
    ['MIL', 'MXP'],
  ] as const)
    test(`of several of one city the main one for freight: ${text}`, () =>
      assert.equal(taken(OPTIONS, text), code));

  test('a typo finds it, too: chicgo', () => assert.equal(taken(OPTIONS, 'chicgo'), 'ORD'));

  for (const text of ['san jose', 'birmingham', 'mexico city'])
    test(`none where several are called so as well as each other: ${text}`, () =>
      assert.equal(taken(OPTIONS, text), undefined));

  test('a code is one airport, whatever city it is of, too', () => {
    assert.equal(taken(OPTIONS, 'mdw'), 'MDW');
    assert.equal(taken(OPTIONS, 'mex'), 'MEX');
    assert.equal(taken(OPTIONS, 'sha'), 'SHA');
  });

  test('where another order of the options puts a main airport before the one of the code, none is taken', () => {
    const [pvg, sha] = ['PVG', 'SHA'].map((code) => OPTIONS.find((option) => option.code === code)!);
    assert.equal(isFirstClear([pvg!, sha!], 'sha', false), false);
    assert.equal(isFirstClear([sha!, pvg!], 'sha', false), true);
  });

  test('leaving a field takes whatever is highlighted by a code or a whole name', () => {
    for (const text of [...OPTIONS.map(({ code }) => code!), 'london', 'Milano', 'san jose', '東京']) {
      const found = findOrAlike(OPTIONS, text);
      assert.equal(meantOption(found, text)?.code, taken(OPTIONS, text), text);
    }
  });

  test('what the company has in use is meant before the main one', () => {
    const options = airportOptions(AIRPORTS.map((one) => ({ ...one, isInUse: one.code === 'MDW' })));
    assert.equal(taken(options, 'chicago'), 'MDW');
  });

  test('every main airport is one of the product’s, and each city of several airports has one, but for those that have two', () => {
    const codes = new Set(AIRPORTS.map(({ code }) => code));
    for (const [city, airports] of Object.entries(CITY_CODES)) {
      const main = airports.filter((code) => mainAirportCity(code));
      assert.ok(main.every((code) => codes.has(code)));
      if (city !== 'MEX' && airports.length > 1) assert.equal(main.length, 1, city);
    }
  });
});

test('a port is taken by its own name before ports that are also called so', () => {
  const ports: readonly Option[] = [
    { id: 1, code: 'AEDXB', label: 'Dubai, United Arab Emirates (AEDXB)', words: ['AEDXB', 'Dubai'] },
    { id: 2, code: 'AEJEA', label: 'Jebel Ali, United Arab Emirates (AEJEA)', words: ['AEJEA', 'Dubai'] },
  ];
  assert.equal(taken(ports, 'dubai'), 'AEDXB');
  assert.equal(
    taken([ports[1]!, { ...ports[0]!, label: 'Port Rashid, United Arab Emirates' }], 'dubai'),
    undefined,
  );
});
