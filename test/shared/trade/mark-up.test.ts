import assert from 'node:assert/strict';
import { test } from 'node:test';
import iso from 'currency-codes';
import fc from 'fast-check';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { markUp } from '../../../shared/trade/mark-up.ts';

/** Costs as they are stored, and the prices per kilogram of an agent. */
const costs = fc
  .tuple(fc.bigInt(0n, 999_999_999_999n), fc.integer({ min: 0, max: 4 }), fc.bigInt(0n, 9_999n))
  .map(([whole, decimals, part]) =>
    decimals ? `${whole}.${part.toString().padStart(4, '0').slice(0, decimals)}` : `${whole}`,
  );
/** 0 to 100 as a JSON number is written: with up to fifteen decimals, also as 1e-7. */
const percentages = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map(String),
  fc.integer({ min: 0, max: 10_000 }).map((n) => String(n / 100)),
  fc.double({ min: 0, max: 100, noNaN: true }).map((n) => String(Math.abs(n))),
);

/** Whole units of `10 ** -scale`. */
function whole(text: string): [units: bigint, scale: number] {
  const [number = '', exponent = '0'] = text.split('e');
  const [before = '', after = ''] = number.split('.');
  return [BigInt(before + after), after.length - Number(exponent)];
}

function byWholeNumbers(cost: string, percentage: string, decimals: number): string {
  const [units, scale] = whole(cost);
  const [percent, percentScale] = whole(percentage);
  const hundred = 100n * 10n ** BigInt(percentScale);
  const exact = units * (hundred + percent);
  const divisor = 10n ** BigInt(scale + percentScale + 2);
  const rounded = (exact * 10n ** BigInt(decimals) * 2n + divisor) / (divisor * 2n);
  const digits = rounded.toString().padStart(decimals + 1, '0');
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}

test('SHEET-01 a selling price agrees with whole-number arithmetic, to the cent', () => {
  fc.assert(
    fc.property(costs, percentages, fc.constantFrom(...CURRENCIES), (cost, percentage, currency) => {
      const decimals = iso.code(currency)?.digits ?? 2;
      assert.equal(markUp(cost, percentage, currency), byWholeNumbers(cost, percentage, decimals));
    }),
    { numRuns: 5000 },
  );
});

test('SHEET-01 half a cent is rounded up, and once', () => {
  assert.equal(markUp('0.01', '50', 'USD'), '0.02');
  assert.equal(markUp('33.33', '50', 'USD'), '50.00');
  assert.equal(markUp('1.00', '0.4999999', 'USD'), '1.00');
  assert.equal(markUp('1', '50', 'JPY'), '2');
  assert.equal(markUp('999999999999.99', '100', 'USD'), '1999999999999.98');
});
