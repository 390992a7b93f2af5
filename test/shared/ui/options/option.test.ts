import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnown, without } from '../../../../shared/ui/options/option.ts';

test('PO-10 a label is known only letter by letter: leading zeros and case make another one', () => {
  const lists = [[{ id: 1, label: '0077' }], [{ id: 2, label: 'abc' }]];
  assert.equal(isKnown(' 0077 ', ...lists), true);
  assert.equal(isKnown('abc', ...lists), true);
  assert.equal(isKnown('77', ...lists), false);
  assert.equal(isKnown('ABC', ...lists), false);
});

test('options are left out by their ids, and without any the list stays the same', () => {
  const options = [
    { id: 1, label: 'a' },
    { id: 2, label: 'b' },
  ];
  assert.deepEqual(without(options, [{ id: 1, label: 'another label' }]), [options[1]]);
  assert.equal(without(options, []), options);
});
