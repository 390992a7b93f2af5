import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FoundRate } from '../../../../portal/server/base-rates/select-base-rates.ts';
import type { OfferedAirRate } from '../../../../portal/server/rate-search/find-rates.ts';
import { priceAirRate, priceSeaRate } from '../../../../portal/server/rate-search/price-rates.ts';
import { airLines, type RateLines, seaLines } from '../../../../portal/server/rate-search/rate-lines.ts';
import type { RateScope } from '../../../../portal/server/rate-search/scope.ts';
import { sum } from '../../../../shared/trade/money.ts';

const place = (id: number) => ({ id, name: 'Port', code: null });
const charge = (name: string, unitCode: 'EA' | 'CBM' | 'KG' | 'CTN', amount: string) => ({
  ...{ chargeTypeId: null, name, unitCode, currency: 'EUR', amount },
});
const SEA: FoundRate = {
  ...{ route: 0, id: 17, origin: place(1), discharge: null, destination: place(2), carrier: place(3) },
  ...{ kind: 'FAK', source: 'Own', sourceName: null, submissionId: null, transitDays: 30, currency: 'USD' },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-30', countsTo: '2026-11-30' },
  prices: { '20GP': '1000.00', '40GP': null, '40HC': '1900.01', '45HC': null },
  lclPerCbm: '60.00',
  lclMinimum: '75.00',
  charges: [
    charge('Terminal', 'EA', '210.00'),
    charge('Station', 'CBM', '18.50'),
    charge('Weighing', 'KG', '0.02'),
    charge('Labels', 'CTN', '0.40'),
    charge('Nothing', 'EA', '0.00'),
  ],
};
const AIR: OfferedAirRate = {
  ...{ route: 0, id: 21, from: place(1), to: place(2), airline: place(3), agent: 'Agent', transit: null },
  ...{ validFrom: '2026-11-01', countsTo: '2026-11-30', isOpenEnded: false, currency: 'USD' },
  levels: [
    { level: 'minimum', value: '100' },
    { level: 'normal', value: '5' },
    { level: '100', value: '3.1234' },
  ],
  charges: [
    { name: 'Handling', currency: 'EUR', perKg: '0.1', minimum: '15' },
    { name: 'Papers', currency: 'EUR', perKg: '0.2', perShipment: '30', minimum: '5' },
    { name: 'Least', currency: 'EUR', perKg: null, perShipment: null, minimum: '9' },
  ],
};
const SCOPE: RateScope = {
  ...{ view: 'own', entityId: 2, markUps: { fak: '0', nac: '0' }, includeExternalRates: true },
};

/** `40HC 2 x 1900.01 USD = 3800.02` of each line. */
const shown = (lines: RateLines | undefined) =>
  lines?.lines.map(
    ({ name, measure, unitCode, quantity, unitCost, currency, minimum, amount }) =>
      `${name && `${name} `}${measure} ${quantity} ${unitCode} x ${unitCost} ${currency}${minimum === null ? '' : ` min ${minimum}`} = ${amount}`,
  );

describe('D-158 the lines of a rate per container', () => {
  const cargo = { mode: 'FCL', containers: { '20GP': 1, '40HC': 2 } } as const;

  test('multiply each price by the number of these containers, and local charges by that of all', () => {
    assert.deepEqual(shown(seaLines(SEA, cargo)), [
      '20GP 1 EA x 1000.00 USD = 1000.00',
      '40HC 2 EA x 1900.01 USD = 3800.02',
      'Terminal container 3 EA x 210.00 EUR = 630.00',
    ]);
  });

  test('leave out what is charged by weight, volume or carton, and say so', () => {
    const leftOut = seaLines(SEA, cargo)?.leftOut.map(({ name, unitCode }) => `${name} ${unitCode}`);
    assert.deepEqual(leftOut, ['Station CBM', 'Weighing KG', 'Labels CTN']);
  });

  test('name the containers without a price; a rate that has none of those asked for has no lines', () => {
    const found = seaLines(SEA, { mode: 'FCL', containers: { '20GP': 1, '45HC': 1 } });
    assert.deepEqual(found?.missing, ['45HC']);
    assert.equal(seaLines(SEA, { mode: 'FCL', containers: { '45HC': 1 } }), undefined);
  });
});

describe('D-158 the lines of a part load', () => {
  test('multiply by revenue tons, by kilograms, and once what is charged by the piece', () => {
    const found = seaLines(SEA, { mode: 'LCL', weightKg: '900', volumeCbm: '2.5' });
    assert.deepEqual(shown(found), [
      'W/M 2.500 CBM x 60.00 USD = 150.00',
      'Terminal once 1 EA x 210.00 EUR = 210.00',
      'Station W/M 2.500 CBM x 18.50 EUR = 46.25',
      'Weighing KG 900 KG x 0.02 EUR = 18.00',
    ]);
    assert.deepEqual(
      found?.leftOut.map(({ name }) => name),
      ['Labels'],
    );
  });

  test('are the minimum where it is more, which such a line has no column for', () => {
    const found = seaLines(SEA, { mode: 'LCL', weightKg: '900', volumeCbm: '1' });
    assert.equal(shown(found)?.[0], 'minimum 1 EA x 75.00 USD = 75.00');
  });

  test('are none without a price by the ton', () => {
    const cargo = { mode: 'LCL', weightKg: '900', volumeCbm: '1' } as const;
    assert.equal(seaLines({ ...SEA, lclPerCbm: null }, cargo), undefined);
  });
});

describe('D-158 the lines of an air rate', () => {
  test('multiply the weight that is paid for by the cheapest break, with the minimum', () => {
    assert.equal(shown(airLines(AIR, '60'))?.[0], 'KG 60 KG x 5 USD min 100 = 300.00');
    assert.equal(shown(airLines(AIR, '80'))?.[0], 'KG 100 KG x 3.1234 USD min 100 = 312.34');
    assert.equal(shown(airLines(AIR, '15'))?.[0], 'KG 15 KG x 5 USD min 100 = 100.00');
  });

  test('have a line for the price by weight and one for that of the shipment', () => {
    assert.deepEqual(shown(airLines(AIR, '60'))?.slice(1), [
      'Handling KG 60 KG x 0.1 EUR min 15 = 15.00',
      'Papers KG 60 KG x 0.2 EUR min 5 = 12.00',
      'Papers once 1 EA x 30 EUR = 30.00',
      'Least minimum 1 EA x 9 EUR = 9.00',
    ]);
  });

  test('are the minimum alone where the rate has nothing else, and none where it has no price', () => {
    const least = { ...AIR, levels: AIR.levels.slice(0, 1), charges: [] };
    assert.deepEqual(shown(airLines(least, '60')), ['minimum 1 EA x 100.00 USD = 100.00']);
    assert.equal(airLines({ ...AIR, levels: [] }, '60'), undefined);
  });
});

test('D-158 MOD-12 the lines of a rate come to what its price comes to in the search', () => {
  const totals = (lines: readonly { currency: string; amount: string }[]) =>
    ['USD', 'EUR'].map((currency) =>
      sum(lines.flatMap((one) => (one.currency === currency ? one.amount : []))),
    );
  const rates = new Map([['EUR', '1.1']]);
  for (const cargo of [
    { mode: 'FCL', containers: { '20GP': 3, '40HC': 7 } },
    { mode: 'LCL', weightKg: '900.5', volumeCbm: '0.333' },
    { mode: 'LCL', weightKg: '4200', volumeCbm: '2.5' },
  ] as const)
    assert.deepEqual(
      totals(seaLines(SEA, cargo)!.lines),
      totals(priceSeaRate(SEA, cargo, SCOPE, rates)!.price.lines),
    );
  for (const weight of ['0.5', '15', '60', '80', '100', '1234.5'])
    assert.deepEqual(
      totals(airLines(AIR, weight)!.lines),
      totals(priceAirRate(AIR, { weight, origin: 1, destination: 2 }, SCOPE, rates)!.price.lines),
    );
});
