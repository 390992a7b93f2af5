import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LIST_HEIGHT, rowsToDraw, scrollToShow } from '../../../../shared/ui/menu/list-window.ts';

const count = fc.nat(20_000);
const rowHeight = fc.integer({ min: 20, max: 80 });

describe('rowsToDraw', () => {
  it('draws every row in sight, and few others', () => {
    fc.assert(
      fc.property(count, rowHeight, fc.nat(1_000_000), (rows, height, wanted) => {
        const scrollTop = Math.min(wanted, Math.max(0, rows * height - LIST_HEIGHT));
        const { start, end } = rowsToDraw(rows, height, scrollTop);
        for (let row = 0; row < rows; row += 1) {
          const inSight = (row + 1) * height > scrollTop && row * height < scrollTop + LIST_HEIGHT;
          if (inSight) assert.ok(row >= start && row < end, `row ${row} of ${rows}`);
        }
        assert.ok(start >= 0 && end <= rows && start <= end);
        assert.ok(end - start <= Math.ceil(LIST_HEIGHT / height) + 9);
      }),
      { numRuns: 50 },
    );
  });

  it('has nothing to draw of a list that became shorter than its scroll position', () => {
    const { start, end } = rowsToDraw(3, 36, 100_000);
    assert.ok(start <= end && end <= 3);
  });
});

describe('scrollToShow', () => {
  it('brings a row wholly into sight, and moves no further than that', () => {
    fc.assert(
      fc.property(fc.nat(5_000), rowHeight, fc.nat(100_000), (index, height, scrollTop) => {
        const top = scrollToShow(index, height, scrollTop, LIST_HEIGHT);
        assert.ok(top <= index * height && (index + 1) * height <= top + LIST_HEIGHT);
        const wasInSight = scrollTop <= index * height && (index + 1) * height <= scrollTop + LIST_HEIGHT;
        if (wasInSight) assert.equal(top, scrollTop);
      }),
    );
  });
});
