import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlightAfter } from '../../../../shared/ui/menu/menu-keys.ts';

test('the arrows go round the ends, the other keys stop there', () => {
  const after = (key: string, at: number) => highlightAfter(key, at, 20);
  assert.deepEqual([after('ArrowDown', -1), after('ArrowDown', 3), after('ArrowDown', 19)], [0, 4, 0]);
  assert.deepEqual([after('ArrowUp', -1), after('ArrowUp', 3), after('ArrowUp', 0)], [19, 2, 19]);
  assert.deepEqual([after('PageDown', 3), after('PageDown', 15)], [11, 19]);
  assert.deepEqual([after('PageUp', 11), after('PageUp', 3), after('PageUp', -1)], [3, 0, 0]);
  assert.deepEqual([after('Home', 7), after('End', 7), after('x', 7)], [0, 19, undefined]);
});

test('in an empty list no key highlights anything', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])
    assert.equal(highlightAfter(key, -1, 0), -1, key);
});
