import assert from 'node:assert/strict';
import { test } from 'node:test';
import iso from 'currency-codes';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';

/** Codes of ISO 4217 that nobody is charged in. */
const NO_MONEY = [
  // Funds and index units.
  ...['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW'],
  // Metals, bond market and other units of account.
  ...['XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XPD', 'XPT', 'XSU', 'XUA'],
  // For tests, and for no currency.
  ...['XTS', 'XXX'],
];
/** Changes since the list that this is compared with was published. */
const WITHDRAWN = ['ANG', 'BGN'];
const NEW = ['XCG'];

test('CHG-37 the currencies are the active ones of ISO 4217 that money is charged in', () => {
  const expected = iso.codes().filter((code) => !NO_MONEY.includes(code) && !WITHDRAWN.includes(code));
  assert.deepEqual([...CURRENCIES], [...expected, ...NEW].sort());
  assert.ok(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code)));
});

test('CONST-45 the currencies sent unconverted are among them', () => {
  assert.ok(CURRENCIES.includes('CAD') && CURRENCIES.includes('USD'));
});
