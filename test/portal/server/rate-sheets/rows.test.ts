import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { airRate, CARRIER, HAMBURG, NEW_YORK, ROTTERDAM, route, rowsOf, seaRate } from './sheet-inputs.ts';

const CHARGE = { chargeTypeId: 1, name: 'THC', unitCode: 'EA', currency: 'EUR', amount: '210.00' };

describe('MOD-11 the rates of a sheet', () => {
  test('SHEET-01 have the mark-up of their own kind, and never both', () => {
    const { rates } = rowsOf({
      seaRates: [seaRate({ id: 1, kind: 'FAK' }), seaRate({ id: 2, kind: 'NAC' })],
    });
    assert.deepEqual(
      rates.map(({ kind, prices }) => [kind, prices]),
      [
        ['FAK', { '20GP': '1500.00' }],
        ['NAC', { '20GP': '1200.00' }],
      ],
    );
  });

  test('SHEET-01 air freight is freight of all kinds, and its minimum is marked up, too', () => {
    const { airRates } = rowsOf({ airRates: [airRate()] });
    const [rate] = airRates;
    assert.deepEqual([rate!.kind, rate!.source, rate!.mode], ['FAK', 'Agent', 'Air']);
    assert.deepEqual(rate!.prices, { minimum: '120.00', normal: '6.38', '45': '4.65' });
    assert.deepEqual(Object.keys(rate!.prices).toSorted(), ['45', 'minimum', 'normal']);
  });

  test('LCL has a price per CBM and a minimum, which is marked up, too', () => {
    const prices = { '20GP': null, '40GP': null, '40HC': null, '45HC': null };
    const { rates } = rowsOf({ seaRates: [seaRate({ prices, lclPerCbm: '33.33', lclMinimum: '70.00' })] });
    assert.deepEqual(rates[0]!.prices, { lclPerCbm: '50.00', lclMinimum: '105.00' });
  });

  test('yen have no decimals', () => {
    const { rates } = rowsOf({
      seaRates: [seaRate({ currency: 'JPY', prices: { '20GP': '120001.00' } })],
    });
    assert.deepEqual(rates[0]!.prices, { '20GP': '180002' });
  });

  test('each is valid on the days of the sheet on which it counts', () => {
    const { rates } = rowsOf({
      seaRates: [
        seaRate({ id: 1, validFrom: '2026-10-15', countsTo: '2026-11-05' }),
        seaRate({ id: 2, validFrom: '2026-11-06', countsTo: '2026-12-31' }),
        seaRate({ id: 3, validFrom: '2026-11-14', countsTo: '2026-11-14' }),
      ],
    });
    assert.deepEqual(
      rates.map(({ validFrom, validTo }) => [validFrom, validTo]),
      [
        ['2026-11-01', '2026-11-05'],
        ['2026-11-06', '2026-11-14'],
        ['2026-11-14', '2026-11-14'],
      ],
    );
  });

  test('one that counts on no day of the sheet is none of it, and its route has no rates', () => {
    const { rates, airRates, routesWithoutRates } = rowsOf({
      seaRates: [
        seaRate({ id: 1, validFrom: '2026-11-15' }),
        seaRate({ id: 2, validFrom: '2026-10-01', countsTo: '2026-10-31' }),
        seaRate({ id: 3, validFrom: '2026-11-05', countsTo: '2026-11-04' }),
      ],
      airRates: [airRate({ validFrom: '2026-11-15' })],
    });
    assert.deepEqual([rates, airRates], [[], []]);
    assert.deepEqual(routesWithoutRates, [
      { line: 1, origin: HAMBURG, discharge: null, destination: NEW_YORK, carrier: CARRIER },
    ]);
  });

  test('D-140 external ones are marked, and stand behind the others', () => {
    const { rates } = rowsOf({
      sheet: { includeExternalRates: true },
      seaRates: [seaRate({ id: 1, source: 'External' }), seaRate({ id: 2 })],
    });
    assert.deepEqual(
      rates.map(({ source }) => source),
      ['Own', 'External'],
    );
  });

  test('D-142 nothing of a row tells the cost', () => {
    const rows = rowsOf({
      sheet: { existingRateSheetCharges: true },
      seaRates: [seaRate({ prices: { '20GP': '1234.56' }, sourceName: 'Cheap Agent' })],
      airRates: [airRate({ levels: [{ level: 'normal', value: '6.789' }], agent: 'Cheap Agent' })],
    });
    assert.doesNotMatch(JSON.stringify(rows), /1234|6\.789|Cheap/);
  });

  test('stand in the order of the routes, then of carriers, kinds, sources and days, however they were read', () => {
    const other = { id: 14, name: 'Blue Line', code: 'BLUE' };
    const seaRates = [
      seaRate({ id: 8, route: 1 }),
      seaRate({ id: 7, source: 'Agent', validFrom: '2026-11-03' }),
      seaRate({ id: 6, source: 'Agent', validFrom: '2026-11-02' }),
      seaRate({ id: 5 }),
      seaRate({ id: 4 }),
      seaRate({ id: 3, discharge: { id: 15, ...ROTTERDAM } }),
      seaRate({ id: 2, kind: 'NAC' }),
      seaRate({ id: 1, carrier: other }),
    ];
    const routes = [route(), route({ id: 2 })];
    const references = (rates: typeof seaRates) =>
      rowsOf({ routes, seaRates: rates }).rates.map(({ line, reference }) => `${line} ${reference}`);
    const expected = ['1 B-1', '2 B-4', '3 B-5', '4 B-6', '5 B-7', '6 B-2', '7 B-3', '8 B-8'];
    assert.deepEqual(references(seaRates), expected);
    assert.deepEqual(references(seaRates.toReversed()), expected);
  });

  test('a rate that two routes match stands below each, and its charges once', () => {
    const charges = [CHARGE, { ...CHARGE, name: 'Documentation', amount: '45.00' }];
    const rows = rowsOf({
      sheet: { existingRateSheetCharges: true },
      routes: [route(), route({ id: 2, carrier: null }), route({ id: 3 })],
      seaRates: [0, 1, 2].map((n) => seaRate({ route: n, charges })),
    });
    assert.deepEqual(
      rows.rates.map(({ line, reference }) => [line, reference]),
      [
        [1, 'B-1'],
        [2, 'B-1'],
        [3, 'B-1'],
      ],
    );
    assert.deepEqual(
      rows.charges.map(({ line, name }) => [line, name]),
      [
        [1, 'THC'],
        [2, 'Documentation'],
      ],
    );
  });
});

describe('the local charges of a sheet', () => {
  const rates = {
    seaRates: [seaRate({ id: 4, charges: [CHARGE] })],
    airRates: [
      airRate({ id: 9, charges: [{ ...CHARGE, name: 'Screening', amount: '0.15', unitCode: 'KG' }] }),
    ],
  };

  test('D-140 are there when they are asked for, as they are stored', () => {
    const { charges } = rowsOf({ sheet: { existingRateSheetCharges: true }, ...rates });
    assert.deepEqual(charges, [
      {
        ...{ line: 1, origin: HAMBURG, discharge: null, destination: NEW_YORK, carrier: CARRIER },
        ...{ reference: 'B-4', name: 'THC', unitCode: 'EA', currency: 'EUR', amount: '210.00' },
      },
      {
        ...{ line: 2, origin: airRate().from, discharge: null, destination: airRate().to },
        ...{ carrier: airRate().airline, reference: 'A-9', name: 'Screening', unitCode: 'KG' },
        ...{ currency: 'EUR', amount: '0.15' },
      },
    ]);
  });

  test('D-140 are left out otherwise', () => assert.deepEqual(rowsOf(rates).charges, []));
});

test('MOD-11 a sheet without routes has no rows', () => {
  assert.deepEqual(rowsOf({ routes: [] }), {
    ...{ rates: [], airRates: [], charges: [], routesWithoutRates: [], dropped: [] },
  });
});
