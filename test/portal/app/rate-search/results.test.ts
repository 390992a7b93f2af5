import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { appliedBreak } from '../../../../portal/app/rate-search/results/applied-break.ts';
import { sortRates } from '../../../../portal/app/rate-search/results/sort-rates.ts';
import { routeAddress } from '../../../../portal/app/route-subscriptions/route-address.ts';
import type { FoundRate } from '../../../../shared/contract/rate-search.ts';
import { rateWeight } from '../../../../shared/trade/air-freight.ts';
import { compareDecimals, decimal } from '../../../../shared/trade/decimal.ts';

const LEVELS = [
  { level: 'minimum', price: '100' },
  { level: 'normal', price: '5' },
  { level: '100', price: '4' },
  { level: '300', price: '3' },
];

const at = (weight: string, levels = LEVELS) => appliedBreak(rateWeight(levels, weight)!, weight);

describe('AIR-02 why freight by air costs what it does', () => {
  test('the break of the weight, the next one where it is cheaper, or the minimum', () => {
    assert.deepEqual(at('60'), {
      why: 'ownBreak',
      charge: { level: 'normal', rate: '5', weight: '60', amount: '300.00' },
    });
    assert.deepEqual(at('90'), {
      why: 'nextBreak',
      charge: { level: '100', rate: '4', weight: '100', amount: '400.00' },
      instead: { level: 'normal', rate: '5', weight: '90', amount: '450.00' },
      saved: '50.00',
    });
    const light = at('12');
    assert.deepEqual([light?.why, light?.charge?.amount], ['minimum', '60.00']);
    assert.equal(at('12', LEVELS.slice(0, 1))?.charge, null);
  });

  test('what the next break saves is never less than nothing', () => {
    const price = fc
      .integer({ min: 1, max: 99_999 })
      .map((cents) => decimal(String(cents)).times('0.01').toFixed());
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 1, max: 900 }),
        (prices, kg) => {
          const levels = ['normal', '100', '300'].map((level, n) => ({ level, price: prices[n]! }));
          const applied = at(String(kg), levels);
          if (applied?.why !== 'nextBreak') return;
          assert.ok(compareDecimals(applied.saved, '0') >= 0);
          assert.ok(compareDecimals(applied.charge.weight, String(kg)) > 0);
        },
      ),
    );
  });
});

describe('MOD-12 the order of rates', () => {
  const rate = (reference: string, transit: FoundRate['transit']) => ({ reference, transit }) as FoundRate;
  const rates = [
    rate('B-1', { min: 30, max: 30 }),
    rate('B-2', null),
    rate('A-3', { min: 2, max: 4 }),
    rate('A-4', { min: 1, max: 4 }),
  ];
  const order = (by: 'price' | 'transit') => sortRates(rates, by).map(({ reference }) => reference);

  test('is that of their prices, or the quickest first and those of unknown time last', () => {
    assert.deepEqual(order('price'), ['B-1', 'B-2', 'A-3', 'A-4']);
    assert.deepEqual(order('transit'), ['A-4', 'A-3', 'B-1', 'B-2']);
  });
});

test('MOD-14 a rate leads to Add Route filled in, by air without a carrier, and nowhere without ports', () => {
  const route = { origin: 11, destination: 12 };
  assert.equal(routeAddress(route, 60), '/route-subscription/products/?origin=11&destination=12&carrier=60');
  assert.equal(routeAddress(route, null), '/route-subscription/products/?origin=11&destination=12');
  assert.equal(routeAddress({ origin: 11, destination: null }, 60), undefined);
});
