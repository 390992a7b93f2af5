import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import {
  localCharge,
  rateContainers,
  ratePartLoad,
  revenueTons,
  totalInUsd,
  totalsByCurrency,
} from '../../../shared/trade/freight-offer.ts';
import { decimals } from './decimals.ts';
import { cents, exact, isAbove, times, written } from './exact.ts';

const amounts = (maxWhole = 999_999n, maxScale = 4) =>
  decimals({ maxWhole, maxScale }).filter((text) => !text.startsWith('-'));
const twoDecimals = decimals({ maxWhole: 999_999n, maxScale: 2 }).filter((text) => !text.startsWith('-'));
const total = (texts: readonly string[]) =>
  written(texts.reduce((sum, text) => sum + cents(exact(text)), 0n));

describe('MOD-12 the freight of whole containers', () => {
  test('is the price of each type times their number; a type without a price is told, not charged', () => {
    assert.deepEqual(
      rateContainers(
        { '20GP': '1250.505', '40HC': '2000', '40GP': null },
        { '20GP': 3, '40GP': 1, '40HC': 0 },
      ),
      {
        lines: [{ container: '20GP', quantity: '3', price: '1250.505', amount: '3751.52' }],
        missing: ['40GP'],
      },
    );
  });

  test('is exact, whatever the prices and numbers, and each type asked for is a line or missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(amounts()), { minLength: 4, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 4, maxLength: 4 }),
        (costs, counts) => {
          const prices = Object.fromEntries(RATE_CONTAINERS.map((type, n) => [type, costs[n]]));
          const asked = Object.fromEntries(RATE_CONTAINERS.map((type, n) => [type, counts[n]!]));
          const { lines, missing } = rateContainers(prices, asked);
          for (const { quantity, price, amount } of lines)
            assert.equal(amount, written(cents(times(exact(quantity), exact(price)))));
          assert.deepEqual(
            [...lines.map(({ container }) => container), ...missing].sort(),
            RATE_CONTAINERS.filter((type) => asked[type]! > 0).sort(),
          );
        },
      ),
    );
  });
});

describe('MOD-12 the freight of a part load', () => {
  test('is paid for the cubic metres, or for the tonnes where they are more', () => {
    assert.deepEqual(revenueTons('2000', '3.5'), { tons: '3.500', isByWeight: false });
    assert.deepEqual(revenueTons('4200.5', '3.5'), { tons: '4.201', isByWeight: true });
    assert.deepEqual(revenueTons('3500', '3.5'), { tons: '3.500', isByWeight: false });
  });

  test('is exact and never less than the minimum', () => {
    fc.assert(
      fc.property(amounts(99_999n, 3), amounts(9999n), fc.option(twoDecimals), (tons, perCbm, minimum) => {
        const { amount, isMinimum } = ratePartLoad({ perCbm, minimum }, tons);
        const measured = written(cents(times(exact(tons), exact(perCbm))));
        assert.equal(isMinimum, minimum !== null && isAbove(exact(minimum), exact(measured)));
        assert.equal(amount, isMinimum ? written(cents(exact(minimum!))) : measured);
      }),
    );
  });
});

describe('MOD-12 a local charge', () => {
  const price = { perKg: '0.15', perCbm: '12', perContainer: '80', perShipment: '35', minimum: '50' };

  test('is what its parts come to for what is shipped', () => {
    assert.deepEqual(localCharge(price, { mode: 'FCL', containers: { '20GP': 2, '40HC': 1 } }), {
      amount: '325.00',
      isMinimum: true,
    });
    assert.deepEqual(localCharge(price, { mode: 'LCL', weightKg: '1000', volumeCbm: '2' }), {
      amount: '289.00',
      isMinimum: false,
    });
    assert.deepEqual(localCharge(price, { mode: 'Air', chargeableKg: '100' }), {
      amount: '165.00',
      isMinimum: true,
    });
  });
});

describe('MOD-12 the total', () => {
  const money = fc.record({ currency: fc.constantFrom('USD', 'EUR', 'JPY', 'CAD'), amount: twoDecimals });

  test('is one exact sum a currency, the freight’s first', () => {
    fc.assert(
      fc.property(fc.array(money), (lines) => {
        const totals = totalsByCurrency(lines, 'EUR');
        assert.deepEqual(
          new Set(totals.map(({ currency }) => currency)),
          new Set(lines.map(({ currency }) => currency)),
        );
        for (const { currency, amount } of totals)
          assert.equal(
            amount,
            total(lines.flatMap((line) => (line.currency === currency ? line.amount : []))),
          );
        assert.ok(totals.findIndex(({ currency }) => currency === 'EUR') <= 0);
      }),
    );
  });

  test('is converted to dollars by currency, each rounded once, and to nothing where a rate is missing', () => {
    assert.equal(totalInUsd([{ currency: 'EUR', amount: '10.05' }], new Map([['EUR', '1.1']])), '11.06');
    fc.assert(
      fc.property(fc.array(money), amounts(9n, 6), (lines, rate) => {
        const totals = totalsByCurrency(lines, 'USD');
        const rates = new Map(['EUR', 'JPY', 'CAD'].map((currency) => [currency, rate]));
        const converted = totals.map(({ currency, amount }) =>
          currency === 'USD' ? amount : written(cents(times(exact(amount), exact(rate)))),
        );
        assert.equal(totalInUsd(totals, rates), total(converted));
        assert.equal(totalInUsd([...totals, { currency: 'CHF', amount: '1' }], rates), null);
      }),
    );
  });
});
