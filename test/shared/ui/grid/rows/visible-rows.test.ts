import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsInSight, slotsOf } from '../../../../../shared/ui/grid/rows/visible-rows.ts';

test('the window holds every row in sight and some to spare, and moves by several rows at a time', () => {
  const seen = new Set<string>();
  for (let top = 0; top < 3600; top += 1) {
    const [start, end] = rowsInSight(36, top, 600);
    assert.ok(start <= Math.floor(top / 36) && end >= Math.ceil((top + 600) / 36));
    assert.ok(end - start < 40);
    seen.add(`${start} ${end}`);
  }
  assert.ok(seen.size < 50);
});

test('every row is drawn once or skipped once, in order', () => {
  const slots = slotsOf(100, 20, 30, [3, 25, 99]);
  assert.deepEqual(
    slots.filter((slot) => 'skipped' in slot),
    [
      { skipped: 3, from: 0 },
      { skipped: 16, from: 4 },
      { skipped: 69, from: 30 },
    ],
  );
  const total = slots.reduce((sum, slot) => sum + ('skipped' in slot ? slot.skipped : 1), 0);
  assert.equal(total, 100);
});

test('rows that are not there are not drawn', () => {
  assert.deepEqual(slotsOf(2, 0, 30, [-1, 7]), [{ index: 0 }, { index: 1 }]);
  assert.deepEqual(slotsOf(0, 0, 0, []), []);
});
