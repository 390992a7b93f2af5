import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DrawnRow,
  elementsOf,
  rowsInSight,
  slotsOf,
} from '../../../../../shared/ui/grid/rows/visible-rows.ts';

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

/** What the page has to do for the rows: which elements are new, and which are taken from their place and put into another. */
function draw(before: readonly DrawnRow[], rows: readonly string[], held?: string) {
  const now = elementsOf(before, rows, held);
  const places = new Map(before.map(({ element }, place) => [element, place]));
  let last = -1;
  const moved: string[] = [];
  for (const { row, element } of now) {
    const place = places.get(element) ?? Number.POSITIVE_INFINITY;
    if (place < last) moved.push(row);
    else if (place < Number.POSITIVE_INFINITY) last = place;
  }
  return { now, moved, created: now.filter(({ element }) => !places.has(element)).map(({ row }) => row) };
}

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `r${from + n}`);

test('rows that come into sight take the elements of those that have gone out of it', () => {
  const first = draw([], keys(0, 6));
  assert.deepEqual(first.created, keys(0, 6));
  const next = draw(first.now, keys(2, 8));
  assert.deepEqual([next.created, next.moved], [[], ['r6', 'r7']]);
  const far = draw(next.now, keys(100, 106));
  assert.deepEqual([far.created, far.moved], [[], []]);
});

test('a row that stays keeps its element and is never moved, wherever the others go', () => {
  const windows = [
    keys(0, 6),
    keys(40, 46),
    keys(3, 9),
    keys(0, 6),
    keys(20, 26),
    keys(16, 22),
    keys(90, 96),
  ];
  let { now } = draw([], ['r12', ...keys(30, 36)]);
  const { element } = now[0]!;
  for (const rows of windows) {
    const all = [...new Set([...rows, 'r12'])].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    const stays = all.filter((row) => now.some((drawn) => drawn.row === row));
    const next = draw(now, all);
    assert.deepEqual(
      next.moved.filter((row) => stays.includes(row)),
      [],
    );
    assert.equal(next.now.find(({ row }) => row === 'r12')?.element, element);
    assert.equal(new Set(next.now.map((drawn) => drawn.element)).size, all.length);
    now = next.now;
  }
});

test('the element of the row that had the focus goes to no other row', () => {
  const { now } = draw([], keys(0, 3));
  const gone = draw(now, ['r1', 'r2', 'r3'], 'r0');
  assert.deepEqual(gone.created, ['r3']);
});
