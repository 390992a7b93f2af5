import assert from 'node:assert/strict';
import { test } from 'node:test';
import iso from 'currency-codes';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { currencyDecimals } from '../../../shared/trade/currency-decimals.ts';

test('CHG-37 each currency has the decimals of ISO 4217', () => {
  const digits = Object.fromEntries(CURRENCIES.map((code) => [code, iso.code(code)?.digits ?? 2]));
  assert.deepEqual(Object.fromEntries(CURRENCIES.map((code) => [code, currencyDecimals(code)])), digits);
});
