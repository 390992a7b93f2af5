import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findOrAlike } from '../../../../shared/ui/options/find-or-alike.ts';
import { createReference, NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { airlines, airports, chargeNames } from '../fixtures.ts';

const reference = createReference({ airports, airlines, chargeNames });

for (const [text, code] of [
  ['904', 'FRA'],
  ['lhr', 'LHR'],
  [' Yyz ', 'YYZ'],
  ['TYO', 'NRT'],
  ['ffm', 'FRA'],
  ['toronto', 'YYZ'],
] as const)
  test(`AIR-44 AIR-45 "${text}" is the airport ${code}`, () => assert.equal(reference.codeOf(text), code));

for (const [text, shown] of [
  ['London', 'London'],
  ['LON', 'LON'],
  ['abc', 'ABC'],
  [' direct ', 'direct'],
  ['12345', '12345'],
  ['', ''],
] as const)
  test(`AIR-45 D-114 "${text}" is no airport and stays as ${shown || 'it is'}`, () => {
    assert.equal(reference.codeOf(text), shown);
    assert.equal(reference.airport(reference.codeOf(text)), undefined);
  });

test('AIR-44 an airport is found by its own name and the other names that it alone has, and by no code of a city', () => {
  const { codeOf, airportOptions } = createReference({
    airports: [
      { ...airports[1]!, airportName: 'Heathrow', words: ['Londres', 'LON'] },
      { ...airports[2]!, airportName: 'Gatwick', words: ['Londres'] },
      { ...airports[4]!, airportName: 'Narita', words: ['Tokio', 'London', 'XTY'] },
    ],
    ...{ airlines, chargeNames },
  });
  assert.deepEqual(['heathrow', 'tokio', 'Londres', 'London', 'XTY'].map(codeOf), [
    'LHR',
    'NRT',
    'Londres',
    'London',
    'XTY',
  ]);
  assert.deepEqual(
    findOrAlike(airportOptions, 'gatwikc').map(({ code }) => code),
    ['LGW'],
  );
});

test('AIR-44 a city whose main airport lies in another place is no name of its smaller one: nobody looks at each cell', () => {
  const { codeOf, isSeveral, airportOptions } = createReference({
    airports: [
      { ...airports[0]!, id: 1, code: 'DAL', city: 'Dallas', cityIden: 'DAL' },
      { ...airports[0]!, id: 2, code: 'DFW', city: 'Dallas-Fort Worth', cityIden: 'DFW' },
    ],
    ...{ airlines, chargeNames },
  });
  assert.deepEqual([codeOf('Dallas'), isSeveral('Dallas')], ['Dallas', true]);
  assert.deepEqual([codeOf('DAL'), isSeveral('DAL'), isSeveral('Nowhere')], ['DAL', false, false]);
  assert.deepEqual(
    findOrAlike(airportOptions, 'dallas').map(({ code }) => code),
    ['DFW', 'DAL'],
  );
});

test('AIR-30 AIR-44 each code of a routing is read alone', () => {
  assert.equal(reference.routingOf('yyz/tyo, 902 ; DIRECT'), 'YYZ / NRT / LHR / DIRECT');
});

test('AIR-44 reading what was read changes nothing', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...airports.flatMap(({ id, code, city, cityIden }) => [String(id), code, city, cityIden]),
    ),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const code = reference.codeOf(text);
      assert.equal(reference.codeOf(code), code);
      const routing = reference.routingOf(text);
      assert.equal(reference.routingOf(routing), routing);
    }),
  );
});

test('REF-11 D-137 an airline is known by its exact name, and found in any case', () => {
  assert.equal(reference.airlineOf(' maple CARGO '), 'Maple Cargo');
  assert.deepEqual(
    ['Maple Cargo', 'maple cargo', 'Maple'].map((name) => reference.isAirline(name)),
    [true, false, false],
  );
  assert.equal(reference.airlineOf('Map'), 'Map');
});

test('REF-11 an airline is found by its IATA designator, and by the first words of its name alone', () => {
  const names = ['Turkish Airlines', 'Lufthansa', 'Air Canada', 'Air China'];
  const { airlineOf, airlineOptions } = createReference({
    airports,
    airlines: names.map((companyName, index) => ({ id: index + 1, companyName })),
    chargeNames,
  });
  assert.deepEqual(['lh', 'TK', 'turkish', 'AC', 'Air', 'BA', 'L'].map(airlineOf), [
    'Lufthansa',
    'Turkish Airlines',
    'Turkish Airlines',
    'Air Canada',
    'Air',
    'BA',
    'L',
  ]);
  // The options say the designator that finds them.
  assert.deepEqual(
    airlineOptions.map(({ hint }) => hint),
    ['TK', 'LH', 'AC', 'CA'],
  );
});

test('REF-12 the same is true of charges', () => {
  assert.equal(reference.chargeOf('airport handling'), 'Airport Handling');
  assert.deepEqual([reference.isCharge('Airport Handling'), reference.isCharge('Handling')], [true, false]);
});

test('AIR-08 before the lists are there texts stay as they are', () => {
  assert.equal(NO_REFERENCE.codeOf('901'), '901');
  assert.equal(NO_REFERENCE.airlineOf('maple cargo'), 'maple cargo');
  assert.equal(NO_REFERENCE.airport('YYZ'), undefined);
});
