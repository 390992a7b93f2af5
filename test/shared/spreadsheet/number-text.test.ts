import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberText } from '../../../shared/spreadsheet/number-text.ts';

for (const [value, text] of [
  [0.1 + 0.2, '0.3'],
  [4.1000000000000005, '4.1'],
  [1e-7, '0.0000001'],
  [1.5e-10, '0.00000000015'],
  [1e21, '1000000000000000000000'],
  [-0, '0'],
  [85, '85'],
] as const)
  test(`D-76 a workbook’s number ${value} is written ${text}`, () => {
    assert.equal(numberText(value), text);
  });

test('D-76 any number of fifteen digits comes back, and never with an exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) => {
      const text = numberText(value);
      assert.match(text, /^-?\d+(\.\d+)?$/);
      assert.ok(Math.abs(Number(text) - value) <= Math.max(Math.abs(value) * 1e-14, 1e-86));
    }),
  );
});
