import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPostalCode, postalCodeExample } from '../../../shared/trade/postal-codes.ts';

test('REF-22 codes of the forms that the postal services use are taken, spaces and hyphens or not', () => {
  const good = [
    ['US', '10001', '10001-1234', '100011234'],
    ['CA', 'K1A 0B1', 'k1a0b1'],
    ['GB', 'SW1A 1AA', 'M1 1AE', 'b338th'],
    ['NL', '1012 AB', '1012ab'],
    ['JP', '100-0001', '1000001'],
    ['DE', '20457'],
    ['BR', '01310-100'],
  ] as const;
  for (const [country, ...codes] of good)
    for (const code of codes) assert.equal(isPostalCode(code, country), true, `${country} ${code}`);
});

test('REF-22 codes of another form are not', () => {
  const bad = [
    ['US', '1000', '1000A', ''],
    ['CA', '1A1 A1A'],
    ['GB', '12345'],
    ['NL', 'AB 1012', '1012'],
    ['DE', '2045', '2O457'],
  ] as const;
  for (const [country, ...codes] of bad)
    for (const code of codes) assert.equal(isPostalCode(code, country), false, `${country} ${code}`);
});

test('REF-22 where no form is known any text will do', () => {
  for (const country of ['HK', 'constructor', '__proto__'])
    assert.equal(isPostalCode('whatever', country), true, country);
  assert.equal(postalCodeExample('HK'), undefined);
  for (const country of ['DE', 'CA', 'GB', 'JP'])
    assert.equal(isPostalCode(postalCodeExample(country) ?? '', country), true);
  assert.equal(postalCodeExample('NL'), '1234 EF');
});
