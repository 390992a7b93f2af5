import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDigitOf } from '../../../shared/trade/container-number.ts';

test('MOD-02 a container number has the check digit that ISO 6346 works out', () => {
  // The standard's own example, and one whose remainder is 10, which counts as 0.
  assert.equal(checkDigitOf('CSQU305438'), 3);
  assert.equal(checkDigitOf('DEMU400002'), 0);
});
