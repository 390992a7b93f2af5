import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { storedIdsOf } from '../../../../../portal/server/actions/charges/stored-ids.ts';

const sent = (chargeType: number, totalPrice: string) => ({
  chargeType,
  unitCode: 'EA' as const,
  currency: 'USD',
  quantity: null,
  unitCost: null,
  totalPrice,
  minimumPrice: null,
  comments: '',
  original: null,
});
const stored = (id: number, chargeType: number, totalPrice: string) => ({
  ...sent(chargeType, totalPrice),
  id,
  manuallyEditedTotal: false,
});

test('D-19 an unchanged line keeps its id before an edited one of the same charge type can take it', () => {
  const before = [stored(11, 1, '5.00'), stored(12, 1, '6.00'), stored(13, 2, '7.00')];
  assert.deepEqual(storedIdsOf(before, [sent(1, '9.00'), sent(1, '5.00'), sent(3, '7.00')]), [12, 11, null]);
});

test('D-19 no id is given twice, and the same lines keep theirs in any order', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom('1.00', '2.00')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const before = one.map(([type, total], index) => stored(index + 1, type, total));
      const ids = storedIdsOf(
        before,
        other.map(([type, total]) => sent(type, total)),
      ).filter((id) => id !== null);
      assert.equal(new Set(ids).size, ids.length);
      const shuffled = before.toReversed();
      const idsOfShuffled = storedIdsOf(before, shuffled);
      assert.equal(new Set(idsOfShuffled).size, before.length);
      for (const [index, { chargeType, totalPrice }] of shuffled.entries()) {
        const match = before.find(({ id }) => id === idsOfShuffled[index]);
        assert.deepEqual([match?.chargeType, match?.totalPrice], [chargeType, totalPrice]);
      }
    }),
  );
});
