import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { percentChange } from '../../../shared/trade/percent-change.ts';

describe('a change in per cent', () => {
  it('has one decimal, half away from zero', () => {
    const changes = [
      ['4.50', '4.75', '5.6'],
      ['100', '100.05', '0.1'],
      ['100', '99.95', '-0.1'],
      ['100', '100.049', '0.0'],
      ['4', '0', '-100.0'],
      ['0.01', '1', '9900.0'],
      ['3', '3.5', '16.7'],
    ];
    for (const [before, after, percent] of changes)
      assert.equal(percentChange(before!, after!), percent, `${before} ${after}`);
  });

  it('is exact where a JavaScript number is not', () => {
    assert.equal(percentChange('1000000000000', '1000500000000'), '0.1');
    assert.equal(percentChange('1000000000000', '1000499999999.99'), '0.0');
  });
});
