import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, test } from 'node:test';
import type { BigConstructor } from 'big.js';
import Whole from 'big.js';
import fc from 'fast-check';
import { leanBigPlugin } from '../../shared/build/lean-big-plugin.mjs';
import { decimals } from '../shared/trade/decimals.ts';

const FILE = createRequire(import.meta.url).resolve('big.js/big.mjs');

describe('what is left of big.js for pages', () => {
  let Lean: BigConstructor;
  before(async () => {
    const lean = leanBigPlugin().transform(readFileSync(FILE, 'utf8'), FILE.replaceAll('\\', '/'));
    Lean = (await import(`data:text/javascript,${encodeURIComponent(lean?.code ?? '')}`)).default;
  });

  test('CHG-26 calculates as the whole of it', () => {
    fc.assert(
      fc.property(decimals(), decimals(), fc.integer({ min: 1, max: 20 }), (a, b, digits) => {
        for (const name of ['plus', 'minus', 'times'] as const) {
          assert.equal(new Lean(a)[name](b).toFixed(), new Whole(a)[name](b).toFixed());
        }
        assert.equal(new Lean(a).gt(b), new Whole(a).gt(b));
        assert.equal(new Lean(a).lt(b), new Whole(a).lt(b));
        assert.equal(new Lean(a).abs().round(2, 1).toFixed(2), new Whole(a).abs().round(2, 1).toFixed(2));
        assert.equal(new Lean(a).prec(digits, 1).toFixed(), new Whole(a).prec(digits, 1).toFixed());
      }),
      { numRuns: 3000 },
    );
    assert.throws(() => new Lean('1,5'), /Invalid/);
  });

  test('is without the operations that no page has', () => {
    const names = Object.keys(Lean.prototype);
    for (const name of ['div', 'sqrt', 'toExponential', 'toJSON']) assert.ok(!names.includes(name), name);
  });
});
