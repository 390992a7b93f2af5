import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsByType } from '../../../shared/trade/container-counts.ts';

test('D-158 the containers of a quote are counted by type, and what is no number is told as none', () => {
  assert.deepEqual(countsByType('2 x 20GP, 1 x 40HC, 3 x 20GP'), { '20GP': 5, '40HC': 1 });
  assert.deepEqual(countsByType(''), {});
  assert.deepEqual(countsByType('two x 20GP'), { '20GP': Number.NaN });
});
