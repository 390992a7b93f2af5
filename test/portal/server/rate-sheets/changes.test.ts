import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changedRates } from '../../../../portal/server/rate-sheets/make/compare-with-previous.ts';
import type { RateSheetRate } from '../../../../shared/contract/rate-sheets.ts';
import { airRate, type input, ROTTERDAM, ratesOf, route, rowsOf, seaRate } from './sheet-inputs.ts';

const at = (price: string) => ({ '20GP': price });
const NEXT = { validFrom: '2026-11-15', validTo: '2026-11-30' };

/** What became of each rate, and of those that are gone. */
const told = (given: Parameters<typeof input>[0], previous: RateSheetRate[] | null) => {
  const { rates, airRates, dropped } = rowsOf({ ...given, previous });
  return [...rates, ...airRates, ...dropped].map(({ reference, change, before }) =>
    [reference, change, before && Object.values(before).join(' ')].filter(Boolean).join(' '),
  );
};

describe('MOD-11 the changes of a sheet against the one before', () => {
  test('the first sheet has none', () => {
    const { rates, dropped } = rowsOf({ seaRates: [seaRate()], previous: null });
    assert.deepEqual([rates[0]!.change, rates[0]!.before, dropped], [null, null, []]);
  });

  test('are new, changed with the prices before, and dropped rates; others are the same', () => {
    const previous = ratesOf({
      seaRates: [
        seaRate({ id: 1, kind: 'NAC' }),
        seaRate({ id: 2, prices: { '20GP': '1000.00', '40GP': '1800.00' } }),
        seaRate({ id: 3, discharge: { id: 15, ...ROTTERDAM } }),
      ],
      airRates: [airRate({ id: 1 })],
    });
    const seaRates = [
      seaRate({ id: 1, kind: 'NAC' }),
      seaRate({ id: 5, prices: { '20GP': '1000.00', '40GP': '1900.00' } }),
      seaRate({ id: 6, source: 'Agent' }),
    ];
    const rows = rowsOf({ seaRates, airRates: [airRate({ id: 1 })], previous });
    assert.deepEqual(told({ seaRates, airRates: [airRate({ id: 1 })] }, previous), [
      'B-5 changed 1500.00 2700.00',
      'B-6 new',
      'B-1 same',
      'A-1 same',
      'B-3 dropped',
    ]);
    assert.deepEqual(
      changedRates(rows).map(({ reference }) => reference),
      ['B-5', 'B-6', 'B-3'],
    );
    assert.deepEqual(rows.dropped[0]!.prices, at('1500.00'));
    assert.equal(rows.dropped[0]!.line, 1);
  });

  test('a sheet with another mark-up has changed prices', () => {
    const seaRates = [seaRate()];
    assert.deepEqual(told({ seaRates, sheet: { fakPercentage: '40' } }, ratesOf({ seaRates })), [
      'B-1 changed 1500.00',
    ]);
  });

  test('a window that moved on changes nothing of a rate that still counts', () => {
    const seaRates = [seaRate()];
    assert.deepEqual(told({ seaRates, sheet: NEXT }, ratesOf({ seaRates })), ['B-1 same']);
  });

  test('several rates of one lane, carrier, kind and source are compared in the order of their days', () => {
    const previous = ratesOf({
      seaRates: [
        seaRate({ id: 2, validFrom: '2026-11-08', countsTo: '2026-11-14', prices: at('1100.00') }),
        seaRate({ id: 1, validFrom: '2026-11-01', countsTo: '2026-11-07', prices: at('1000.00') }),
      ],
    });
    const seaRates = [
      seaRate({ id: 5, validFrom: '2026-11-29', countsTo: '2026-11-30', prices: at('1300.00') }),
      seaRate({ id: 4, validFrom: '2026-11-22', countsTo: '2026-11-28', prices: at('1200.00') }),
      seaRate({ id: 3, validFrom: '2026-11-15', countsTo: '2026-11-21', prices: at('1000.00') }),
    ];
    assert.deepEqual(told({ seaRates, sheet: NEXT }, previous), [
      'B-3 same',
      'B-4 changed 1650.00',
      'B-5 new',
    ]);
    assert.deepEqual(told({ seaRates: seaRates.slice(2), sheet: NEXT }, previous), [
      'B-3 same',
      'B-2 dropped',
    ]);
  });

  test('a stored rate is compared with itself first: two agents on one lane do not change places', () => {
    const agents = (first: string, second: string) => [
      seaRate({ id: 1, source: 'Agent', prices: at(first) }),
      seaRate({ id: 2, source: 'Agent', prices: at(second) }),
    ];
    const later = [
      ...agents('1000.00', '2000.00').slice(1),
      seaRate({ id: 3, source: 'Agent', prices: at('900.00') }),
    ];
    assert.deepEqual(told({ seaRates: later }, ratesOf({ seaRates: agents('1000.00', '2000.00') })), [
      'B-2 same',
      'B-3 changed 1500.00',
    ]);
  });

  test('prices in another currency have no difference: one rate is dropped and one is new', () => {
    const previous = ratesOf({ seaRates: [seaRate({ id: 1 })] });
    assert.deepEqual(told({ seaRates: [seaRate({ id: 2, currency: 'EUR' })] }, previous), [
      'B-2 new',
      'B-1 dropped',
    ]);
  });

  test('a price that is there for the first time, or no more, is a change', () => {
    const previous = ratesOf({ seaRates: [seaRate({ id: 1, prices: at('1000.00') })] });
    const seaRates = [seaRate({ id: 2, prices: { '20GP': '1000.00', '40HC': '1900.00' } })];
    assert.deepEqual(told({ seaRates }, previous), ['B-2 changed 1500.00']);
    assert.deepEqual(told({ seaRates: [seaRate({ id: 1 })] }, ratesOf({ seaRates })), [
      'B-1 changed 1500.00 2850.00',
    ]);
  });

  test('a second route with the same rate drops nothing when it goes, and adds nothing when it comes', () => {
    const one = { routes: [route()], seaRates: [seaRate()] };
    const two = {
      routes: [route(), route({ id: 2, carrier: null })],
      seaRates: [seaRate(), seaRate({ route: 1 })],
    };
    assert.deepEqual(told(one, ratesOf(two)), ['B-1 same']);
    assert.deepEqual(told(two, ratesOf(one)), ['B-1 same', 'B-1 same']);
  });

  test('a port that got another name is still the same port', () => {
    const previous = ratesOf({ seaRates: [seaRate({ id: 1 })] });
    const renamed = seaRate({ id: 2, origin: { id: 11, name: 'Port of Hamburg', code: 'DEHAM' } });
    assert.deepEqual(told({ seaRates: [renamed] }, previous), ['B-2 same']);
  });
});
