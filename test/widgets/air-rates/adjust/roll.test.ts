import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rolled } from '../../../../widgets/air-rates/adjust/roll.ts';
import { laneOf } from '../lanes.ts';

const next = (validityFrom: string, validityTo: string, start?: string) => {
  const row = laneOf({ validityFrom, validityTo });
  const { cells } = rolled([row], [row.key], start).rows[0]!;
  return `${cells.validityFrom} ${cells.validityTo}`;
};

describe('validity that is rolled forward', () => {
  it('AIR-37 begins the day after, and is as long; whole months stay whole', () => {
    assert.equal(next('2026-03-03', '2026-03-12'), '2026-03-13 2026-03-22');
    assert.equal(next('2026-01-01', '2026-01-31'), '2026-02-01 2026-02-28');
    assert.equal(next('2028-02-01', '2028-02-29'), '2028-03-01 2028-03-31');
  });

  it('AIR-37 begins on a day that is given', () => {
    assert.equal(next('2026-01-01', '2026-01-31', '2026-06-01'), '2026-06-01 2026-06-30');
    assert.equal(next('2026-03-03', '2026-03-12', '2026-06-01'), '2026-06-01 2026-06-10');
  });

  it('D-62 begins anew on a given day where it has no end', () => {
    assert.equal(next('2026-01-01', '', '2026-06-01'), '2026-06-01 ');
  });

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
