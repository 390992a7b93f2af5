import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal } from '../../../../../portal/server/imports/read/cells.ts';
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

test('a text far longer than a number is none, whatever its digits', () => {
  assert.deepEqual(weight(`1.${'0'.repeat(5_000)}1`), { refusal: reason('importNumber') });
});
