import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kebab, parseAttribute, toAttributeValue } from '../../../shared/element/attributes.ts';

describe('attributes', () => {
  it('takes a number only when the whole text is one', () => {
    const read = (text: string | null) => parseAttribute('number', text);
    assert.deepEqual(['12', ' 12 ', '-3', '1.5'].map(read), [12, 12, -3, 1.5]);
    for (const text of ['12abc', 'abc', '', ' ', '0x10', '1e3', '1,5', 'NaN', 'Infinity', null]) {
      assert.equal(read(text), null, String(text));
    }
  });

  it('takes a boolean for true when it is present', () => {
    assert.equal(parseAttribute('boolean', ''), true);
    assert.equal(parseAttribute('boolean', 'profile'), true);
    assert.equal(parseAttribute('boolean', null), false);
    assert.equal(parseAttribute('boolean', 'false'), false);
  });

  it('reads a property by the same rules', () => {
    assert.equal(toAttributeValue('number', '12'), 12);
    assert.equal(toAttributeValue('number', '12abc'), null);
    assert.equal(toAttributeValue('number', Number.NaN), null);
    assert.equal(toAttributeValue('number', undefined), null);
    assert.equal(toAttributeValue('string', 5), '5');
    assert.equal(toAttributeValue('string', undefined), null);
    assert.equal(toAttributeValue('boolean', 1), true);
  });

  it('names the attribute of a property', () => {
    assert.equal(kebab('resetOnSave'), 'reset-on-save');
  });
});
