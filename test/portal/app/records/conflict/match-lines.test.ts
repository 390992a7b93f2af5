import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchLines } from '../../../../../portal/app/records/conflict/match-lines.ts';

/** Lines such as `Fuel 30`. */
const match = (base: readonly string[], stored: readonly string[]) =>
  matchLines(base, stored, {
    textOf: (line) => line,
    isAlike: (one, other) => one.split(' ')[0] === other.split(' ')[0],
  });

const BASE = ['Freight 100', 'Fuel 30', 'Customs 20'];

test('D-151 lines that stayed, changed, went and came are told apart though they have no names', () => {
  assert.deepEqual(match(BASE, BASE), [0, 1, 2]);
  assert.deepEqual(match(BASE, ['Freight 100', 'Fuel 35', 'Customs 20']), [0, 1, 2]);
  assert.deepEqual(match(BASE, ['Fuel 30', 'Customs 20']), [1, 2], 'the first went');
  assert.deepEqual(match(BASE, ['Freight 100', 'Night 5', 'Fuel 30', 'Customs 20']), [0, undefined, 1, 2]);
  assert.deepEqual(match(BASE, ['Ocean 90', 'Fuel 30', 'Customs 20', 'Night 5']), [0, 1, 2, undefined]);
  assert.deepEqual(match(BASE, ['Fuel 35', 'Night 5']), [1, undefined], 'what is alike first');
  assert.deepEqual(match(BASE, ['Rent 1']), [undefined], 'nobody knows which it was');
  assert.deepEqual(match([], ['Rent 1']), [undefined]);
});

test('D-151 no line becomes two, and what is the same twice stays twice', () => {
  const lines = fc.array(fc.constantFrom('a 1', 'a 2', 'b 1', 'c 3'), { maxLength: 8 });
  fc.assert(
    fc.property(lines, lines, (base, stored) => {
      const found = match(base, stored);
      const known = found.filter((place) => place !== undefined);
      assert.equal(found.length, stored.length);
      assert.equal(new Set(known).size, known.length);
      assert.ok(known.every((place) => place >= 0 && place < base.length));
      assert.deepEqual(match(base, base), [...base.keys()]);
    }),
  );
});
