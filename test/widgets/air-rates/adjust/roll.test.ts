import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../../../shared/ui/grid/date/calendar-days.ts';
import { nextValidity, rolled } from '../../../../widgets/air-rates/adjust/roll.ts';
import { laneOf } from '../lanes.ts';

const next = (from: string, to: string, start?: string) => {
  const validity = nextValidity({ from, to }, start);
  return `${validity.from} ${validity.to}`;
};

describe('the validity that follows', () => {
  it('AIR-37 begins the day after, and is as long', () => {
    assert.equal(next('2026-03-03', '2026-03-12'), '2026-03-13 2026-03-22');
    assert.equal(next('2026-12-30', '2026-12-30'), '2026-12-31 2026-12-31');
  });

  it('AIR-37 keeps whole months whole', () => {
    assert.equal(next('2026-01-01', '2026-01-31'), '2026-02-01 2026-02-28');
    assert.equal(next('2028-02-01', '2028-02-29'), '2028-03-01 2028-03-31');
    assert.equal(next('2026-01-01', '2026-03-31'), '2026-04-01 2026-06-30');
    assert.equal(next('2026-01-01', '2026-12-31'), '2027-01-01 2027-12-31');
    assert.equal(next('2026-01-15', '2026-02-14'), '2026-02-15 2026-03-14');
  });

  it('AIR-37 begins on a day that is given', () => {
    assert.equal(next('2026-01-01', '2026-01-31', '2026-06-01'), '2026-06-01 2026-06-30');
    assert.equal(next('2026-03-03', '2026-03-12', '2026-06-01'), '2026-06-01 2026-06-10');
  });

  it('AIR-37 leaves no gap, whatever the days', () => {
    const day = fc.nat(3000).map((n) => addDays('2024-01-01', n));
    fc.assert(
      fc.property(day, fc.nat(400), (from, length) => {
        const to = addDays(from, length);
        const after = nextValidity({ from, to });
        assert.equal(after.from, addDays(to, 1));
        assert.ok(after.to >= after.from);
      }),
    );
  });
});

describe('validity that is rolled forward', () => {
  it('AIR-37 changes the chosen rows and leaves all others the same objects', () => {
    const [one, other] = [laneOf(), laneOf()];
    const result = rolled([one, other], [one.key]);
    assert.equal(result.rows[1], other);
    assert.deepEqual(result.rows[0]!.cells, {
      ...one.cells,
      validityFrom: '2026-04-01',
      validityTo: '2026-04-30',
    });
    assert.deepEqual([result.count, result.skipped, result.edits.length], [1, 0, 2]);
  });

  it('D-62 leaves and counts rows without an end, with no day, or that end before they begin', () => {
    const rows = [
      laneOf({ validityTo: '' }),
      laneOf({ validityFrom: 'soon' }),
      laneOf({ validityTo: '2026-02-01' }),
    ];
    const keys = rows.map(({ key }) => key);
    const result = rolled(rows, keys);
    assert.deepEqual([result.rows, result.count, result.skipped], [rows, 0, 3]);
  });

  it('AIR-37 counts no row that has its next validity already', () => {
    const row = laneOf();
    assert.equal(rolled([row], [row.key], '2026-03-01').count, 0);
  });
});
