import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compare } from '../../../../widgets/air-rates/compare/compare.ts';
import { newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { LEVELS, laneOf } from '../lanes.ts';

const changesBetween = (before: Record<string, string>, after: Record<string, string>) => {
  const { lanes } = compare([laneOf(after)], [laneOf(before)], LEVELS);
  return Object.fromEntries(lanes[0]!.changes);
};

describe('a comparison with the last submission', () => {
  it('AIR-74 tells new, dropped, changed and unchanged lanes apart', () => {
    const [kept, raised, added] = [laneOf(), laneOf({ to: 'FRA', 'level 100': '5' }), laneOf({ to: 'NRT' })];
    const gone = laneOf({ to: 'CDG' });
    const before = [gone, laneOf({ to: 'FRA' }), laneOf()];
    const { lanes, counts } = compare([kept, raised, added], before, LEVELS);
    assert.deepEqual(
      lanes.map(({ kind, row }) => [kind, row]),
      [
        ['unchanged', kept],
        ['changed', raised],
        ['new', added],
        ['dropped', gone],
      ],
    );
    assert.deepEqual(counts, { new: 1, dropped: 1, changed: 1, unchanged: 1 });
  });

  it('AIR-35 gives each changed cell before and after, numbers with their change in per cent', () => {
    assert.deepEqual(
      changesBetween(
        { 'level 100': '4.50', 'level 300': '', 'level normal': '5', minTime: '0', comment: 'a' },
        { 'level 100': '4.75', 'level 300': '4', 'level normal': '', minTime: '2', comment: 'b' },
      ),
      {
        'level 100': { before: '4.50', after: '4.75', change: { percent: '5.6' } },
        'level 300': { before: '', after: '4', change: 'fromNothing' },
        'level normal': { before: '5', after: '', change: 'toNothing' },
        minTime: { before: '0', after: '2', change: 'fromNothing' },
        comment: { before: 'a', after: 'b' },
      },
    );
  });

  it('D-148 takes the same number written otherwise for no change, and no text for a number', () => {
    assert.deepEqual(changesBetween({ 'level 100': '4.5' }, { 'level 100': '4.50' }), {});
    assert.deepEqual(changesBetween({ 'level 100': '4.5' }, { 'level 100': 'n/a' }), {
      'level 100': { before: '4.5', after: 'n/a' },
    });
  });

  it('AIR-35 knows a lane however its airline is written', () => {
    const { counts } = compare([laneOf({ airline: ' air canada  CARGO', from: 'yyz' })], [laneOf()], LEVELS);
    assert.equal(counts.unchanged, 1);
  });

  it('AIR-75 has the weight levels that only the submission has', () => {
    const { columns, lanes } = compare([laneOf()], [laneOf({ 'level 45': '6' })], ['normal', '100']);
    assert.ok(columns.includes('level 45'));
    assert.equal(lanes[0]!.changes.get('level 45')?.change, 'toNothing');
  });

  it('AIR-68 leaves out a row in which nothing was entered', () => {
    assert.deepEqual(compare([newRow({ validityFrom: '2026-03-01' })], [], LEVELS).lanes, []);
  });
});

describe('several rows of one lane', () => {
  const pairsOf = (rows: ReturnType<typeof laneOf>[], before: ReturnType<typeof laneOf>[]) =>
    compare(rows, before, LEVELS).lanes.map(({ kind, changes }) => [kind, ...changes.keys()]);

  it('AIR-35 belong together by routing and validity, then by routing, then by validity', () => {
    const direct = { routing: 'LHR' };
    const via = { routing: 'YUL / LHR' };
    const april = { validityFrom: '2026-04-01', validityTo: '2026-04-30' };
    assert.deepEqual(pairsOf([laneOf(via), laneOf(direct)], [laneOf(direct), laneOf(via)]), [
      ['unchanged'],
      ['unchanged'],
    ]);
    const later = { validityFrom: '2026-05-01', validityTo: '2026-05-31' };
    assert.deepEqual(
      pairsOf(
        [laneOf({ ...via, ...later }), laneOf({ ...direct, ...later })],
        [laneOf({ ...direct, ...april }), laneOf({ ...via, ...april })],
      ),
      [
        ['changed', 'validityFrom', 'validityTo'],
        ['changed', 'validityFrom', 'validityTo'],
      ],
    );
    assert.deepEqual(
      pairsOf(
        [laneOf({ routing: 'A', ...april }), laneOf({ routing: 'B' })],
        [laneOf({ routing: 'C' }), laneOf({ routing: 'D', ...april })],
      ),
      [
        ['changed', 'routing'],
        ['changed', 'routing'],
      ],
    );
  });

  it('AIR-35 are in one pair at most, and each row is told of once', () => {
    const lane = fc
      .record({ to: fc.constantFrom('LHR', 'FRA'), routing: fc.constantFrom('', 'A', 'B') })
      .map((over) => laneOf(over));
    const lanes = fc.array(lane, { maxLength: 8 });
    fc.assert(
      fc.property(lanes, lanes, (rows, before) => {
        const { counts, lanes: told } = compare(rows, before, LEVELS);
        assert.equal(counts.new + counts.changed + counts.unchanged, rows.length);
        assert.equal(counts.dropped + counts.changed + counts.unchanged, before.length);
        assert.equal(new Set(told.map(({ row }) => row)).size, told.length);
        assert.equal(compare(rows, rows, LEVELS).counts.unchanged, rows.length);
      }),
    );
  });
});
