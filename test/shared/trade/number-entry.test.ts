import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  BLANK,
  enteredNumber,
  isBlank,
  isSameNumber,
  readingOf,
  storedNumber,
  valueIn,
  writtenEntry,
} from '../../../shared/trade/number-entry.ts';

test('D-148 what was read in one language is the same number in another, in its notation', () => {
  const entry = enteredNumber(' 2,345 ', ',');
  assert.deepEqual(entry, { value: '2.345' });
  assert.deepEqual([writtenEntry(entry, ','), writtenEntry(entry, '.')], ['2,345', '2.345']);
  assert.equal(writtenEntry(enteredNumber('20', '.'), ',', 2), '20,00');
});

test('D-148 what can be read in two ways in the language that it was typed in stays so in every other', () => {
  for (const [text, sign] of [
    ['1.234', ','],
    ['1,234', '.'],
  ] as const) {
    const entry = enteredNumber(text, sign);
    assert.deepEqual(entry, { text });
    assert.deepEqual(readingOf(entry), { error: 'ambiguous', readings: ['1.234', '1234'] });
    assert.equal(valueIn(entry), undefined);
    for (const other of [',', '.'] as const) assert.equal(writtenEntry(entry, other), text);
  }
});

test('D-148 a sign beside an amount is understood once its currency is chosen', () => {
  const entry = enteredNumber('$5', '.', 'EUR');
  assert.deepEqual([valueIn(entry, 'EUR'), valueIn(entry, 'USD')], [undefined, '5']);
});

test('none is blank, and not zero', () => {
  for (const none of [null, undefined, '']) assert.deepEqual(storedNumber(none), BLANK);
  assert.deepEqual(storedNumber(0), { value: '0' });
  assert.deepEqual(storedNumber('20.50'), { value: '20.5' });
  assert.deepEqual([isBlank(BLANK), isBlank({ text: ' ' }), isBlank({ value: '0' })], [true, true, false]);
  assert.equal(isSameNumber({ value: '1' }, { text: '1' }), false);
});

test('D-148 a number that stands in a field is read as itself in its language', () => {
  const parts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat(999_999), fc.boolean());
  fc.assert(
    fc.property(parts, fc.constantFrom('.', ','), ([whole, decimals, isNegative], sign) => {
      const entry = storedNumber(`${isNegative ? '-' : ''}${whole}.${String(decimals).padStart(6, '0')}`);
      assert.deepEqual(enteredNumber(writtenEntry(entry, sign), sign), entry);
    }),
  );
});
