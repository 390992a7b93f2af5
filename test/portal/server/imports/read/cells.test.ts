import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal, money } from '../../../../../portal/server/imports/read/cells.ts';
import { reason } from '../../../../../shared/contract/reasons.ts';

const weight = decimal({ whole: 11, decimals: 3 });

test('a decimal is written without zeros that say nothing', () => {
  const pairs = [
    ['0008.200', '8.2'],
    ['100', '100'],
    ['0.0', '0'],
  ] as const;
  for (const [text, value] of pairs) assert.deepEqual(weight(text), { value });
});

test('D-77 a price of three decimals is refused, since it may be a thousand times as much', () => {
  const pairs = [
    ['1.200', { refusal: reason('importAmbiguous', { whole: '1200', decimal: '1.2' }) }],
    ['12.000', { refusal: reason('importAmbiguous', { whole: '12000', decimal: '12' }) }],
    ['1.255', { refusal: reason('decimals', { most: 2 }) }],
    ['0.125', { refusal: reason('decimals', { most: 2 }) }],
    ['1,200', { refusal: reason('importNumber') }],
    ['1.2', { value: '1.2' }],
    ['1200.000', { value: '1200' }],
    ['0.120', { value: '0.12' }],
  ] as const;
  for (const [text, read] of pairs) assert.deepEqual(money(text), read, text);
  assert.deepEqual(weight('1.200'), { value: '1.2' });
});

test('a text far longer than a number is none, whatever its digits', () => {
  assert.deepEqual(weight(`1.${'0'.repeat(5_000)}1`), { refusal: reason('importNumber') });
});
