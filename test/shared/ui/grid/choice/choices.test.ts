import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChoices } from '../../../../../shared/ui/grid/choice/choices.ts';

const OPTIONS = [
  { text: 'Inland Freight', words: 'truck' },
  { text: 'Freight', hint: 'FRT' },
  { text: 'Freight Surcharge' },
  { text: 'Airfreight', words: 'plane' },
  { text: 'Terminal Handling', hint: 'THC' },
];

const found = (query: string) => findChoices(OPTIONS, query).map(({ label }) => label);

test('an equal text comes first, then what begins so, then a word that does, then what contains it', () => {
  assert.deepEqual(found('freight'), ['Freight', 'Freight Surcharge', 'Inland Freight', 'Airfreight']);
});

test('hints and further words find an option too, whatever their case or width', () => {
  assert.deepEqual(found('thc'), ['Terminal Handling']);
  assert.deepEqual(found(' TRUCK '), ['Inland Freight']);
  assert.deepEqual(found('ｆｒｔ'), ['Freight']);
});

test('a blank query finds everything in its order, an unknown one nothing', () => {
  assert.deepEqual(
    found('  '),
    OPTIONS.map(({ text }) => text),
  );
  assert.deepEqual(found('zzz'), []);
});

test('options of the same text are each their own', () => {
  const ids = findChoices([{ text: 'A' }, { text: 'A' }], 'a').map(({ id }) => id);
  assert.deepEqual(ids, [0, 1]);
});

test('a code comes before texts in which a word begins with it', () => {
  const types = [
    { text: 'Destination Documents (DDF)', words: 'DDF' },
    { text: 'Paperwork (DOC)', words: 'DOC' },
  ];
  assert.equal(findChoices(types, 'doc')[0]?.label, 'Paperwork (DOC)');
});
