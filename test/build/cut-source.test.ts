import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cutSource } from '../../shared/build/cut-source.mjs';

const SOURCE = `function one() {
  keep();
  drop(1);
}
function two() {
  drop(1);
}
`;

describe('cuts in the source of a library', () => {
  it('take out a span of one function and leave the same words of another', () => {
    const code = cutSource(SOURCE, { one: [['drop(', ';', 'instead();']] });
    assert.equal(code, SOURCE.replace('drop(1);', 'instead();'));
  });

  it('stop the build where a text is gone or has become ambiguous', () => {
    assert.throws(() => cutSource(SOURCE, { two: [['keep();']] }), /A library changed.*keep/);
    assert.throws(() => cutSource(SOURCE, { '': [['drop(']] }), /A library changed/);
    assert.throws(() => cutSource(SOURCE, { three: [] }), /function three\(/);
  });
});
