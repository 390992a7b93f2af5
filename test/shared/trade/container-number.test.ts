import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDigitOf, containerNumberIn } from '../../../shared/trade/container-number.ts';

test('MOD-02 a container number has the check digit that ISO 6346 works out', () => {
  // The standard's own example, and one whose remainder is 10, which counts as 0.
  assert.equal(checkDigitOf('CSQU305438'), 3);
  assert.equal(checkDigitOf('DEMU400002'), 0);
});

test('MOD-02 API-41 a container number is read however it is divided, and no other text is one', () => {
  for (const divided of ['DEMU4002362', 'DEMU 400236-2', 'demu 4002362', 'DEMU-400236-2', 'DEMU 400.236.2'])
    assert.equal(containerNumberIn(divided), 'DEMU4002362', divided);
  for (const other of [
    '',
    'DEMU',
    'DEMU 400236',
    'DEM 4002362',
    'DEMU 4002362 1',
    'SHP-2025-002001',
    'DEMU/4002362',
  ])
    assert.equal(containerNumberIn(other), undefined, other);
});
