import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { DEFAULT_LEVELS } from '../../../shared/contract/air-rates.ts';
import { addLevel, canonicalLevel, kilogramsOf, sortedLevels } from '../../../shared/trade/weight-levels.ts';

const added = (text: string, levels = DEFAULT_LEVELS) => {
  const answer = addLevel(levels, text);
  return 'error' in answer ? answer.error : answer.levels;
};

describe('weight levels', () => {
  test('AIR-34 are named ones first, then numbers ascending', () => {
    assert.deepEqual(sortedLevels(['1000', 'pivot', '45', 'normal', '100', '9.5', 'minimum']), [
      'minimum',
      'normal',
      'pivot',
      '9.5',
      '45',
      '100',
      '1000',
    ]);
    assert.deepEqual(sortedLevels(DEFAULT_LEVELS), DEFAULT_LEVELS);
  });

  test('AIR-34 keep their order however they come', () => {
    const sorted = ['minimum', 'normal', '45', '100', '250.5', '300', '1000'];
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted), (levels) => {
        assert.deepEqual(
          sortedLevels(levels),
          sorted.filter((level) => levels.includes(level)),
        );
      }),
    );
  });

  test('AIR-28 AIR-29 are known by their kilograms, or by name', () => {
    assert.deepEqual(['100', '100.0', '1,000', 'minimum', '-5'].map(kilogramsOf), [
      '100',
      '100',
      '1000',
      undefined,
      undefined,
    ]);
    assert.deepEqual(['100.0', ' pivot ', '1,5'].map(canonicalLevel), ['100', 'pivot', '1.5']);
  });

  test('AIR-15 D-132 a new one is a number', () => {
    for (const text of ['abc', '', ' ', '-5', '1.2.3', '5 kg']) assert.equal(added(text), 'notANumber', text);
  });

  test('AIR-16 a new one is not 0', () => {
    for (const text of ['0', '0.00', '0,0', '000']) assert.equal(added(text), 'zero', text);
  });

  test('AIR-17 D-76 a new one is not there already', () => {
    for (const text of ['100', '100.0', '1,000', '１００']) assert.equal(added(text), 'exists', text);
    assert.equal(added('45', ['normal', '45.00']), 'exists');
  });

  test('AIR-11 a new one stands in its place, as a canonical number', () => {
    assert.deepEqual(added('45,50'), ['minimum', 'normal', '45.5', '100', '300', '500', '1000']);
    assert.deepEqual(added('2,000'), [...DEFAULT_LEVELS, '2000']);
    assert.deepEqual(added('45', []), ['45']);
  });
});
