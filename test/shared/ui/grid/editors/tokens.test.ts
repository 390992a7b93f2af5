import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  joinTokens,
  splitTokens,
  tokenAt,
  withoutLast,
  withToken,
} from '../../../../../shared/ui/grid/editors/tokens.ts';

const ROUTING = 'YYZ / LHR / FRA';

describe('several codes in one cell', () => {
  it('AIR-30 are read with whatever separates them, in their order', () => {
    const texts = [ROUTING, 'YYZ/LHR/FRA', 'YYZ, LHR; FRA', ' YYZ > LHR / / FRA / ', 'YYZ\nLHR\tFRA'];
    for (const text of texts) assert.deepEqual(splitTokens(text), ['YYZ', 'LHR', 'FRA']);
    assert.deepEqual(splitTokens(' / '), []);
    assert.equal(joinTokens(splitTokens('YYZ/LHR,FRA')), ROUTING);
  });

  it('are found by the caret', () => {
    assert.deepEqual(
      [0, 3, 6, 9, 15].map((caret) => tokenAt(ROUTING, caret)),
      ['YYZ', 'YYZ', 'LHR', 'LHR', 'FRA'],
    );
    assert.deepEqual([tokenAt('YYZ / ', 6), tokenAt('', 0), tokenAt('YYZ / new y', 11)], ['', '', 'new y']);
  });

  it('take a chosen one in the place of the one that is being typed, and wait for the next', () => {
    assert.deepEqual(withToken('', 0, 'YYZ'), { text: 'YYZ / ', caret: 6 });
    assert.deepEqual(withToken('YYZ / lon', 9, 'LHR'), { text: 'YYZ / LHR / ', caret: 12 });
    assert.deepEqual(withToken('YYZ / lon / FRA', 8, 'LHR'), { text: ROUTING, caret: 12 });
    assert.deepEqual(withToken('YYZ / ', 6, 'LHR'), { text: 'YYZ / LHR / ', caret: 12 });
  });

  it('take a chosen one behind the last where nothing is being typed', () => {
    assert.deepEqual(withToken('YYZ / LHR', null, 'FRA'), { text: 'YYZ / LHR / FRA / ', caret: 18 });
    assert.deepEqual(withToken('', null, 'FRA'), { text: 'FRA / ', caret: 6 });
  });

  it('lose the last one only while the next is still empty', () => {
    assert.deepEqual(['YYZ / LHR / ', 'YYZ / ', 'YYZ / LHR', 'YYZ / L', '', '  '].map(withoutLast), [
      'YYZ / ',
      '',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are the same after they were written and read', () => {
    const token = fc.constantFrom('YYZ', 'LHR', 'FRA', 'NRT', 'New York');
    fc.assert(
      fc.property(fc.array(token), (tokens) => assert.deepEqual(splitTokens(joinTokens(tokens)), tokens)),
    );
  });
});
