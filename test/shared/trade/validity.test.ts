import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysBetween } from '../../../shared/trade/calendar-days.ts';
import { expiresWithin, isExpired, overlap, rollForward } from '../../../shared/trade/validity.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

describe('AIR-02 a validity', () => {
  test('overlaps another one on a single day, and without an end every later one', () => {
    const of = (from: string, to: string | null) => ({ from, to });
    const march = of('2026-03-01', '2026-03-31');
    for (const [other, expected] of [
      [of('2026-03-31', '2026-04-30'), true],
      [of('2026-04-01', '2026-04-30'), false],
      [of('2026-02-01', '2026-03-01'), true],
      [of('2026-02-01', '2026-02-28'), false],
      [of('2026-03-10', '2026-03-12'), true],
      [of('2026-01-01', null), true],
      [of('2026-04-01', null), false],
    ] as const) {
      assert.equal(overlap(march, other), expected, `${other.from} ${other.to}`);
      assert.equal(overlap(other, march), expected, `${other.from} ${other.to} the other way round`);
    }
    assert.equal(overlap(of('2026-01-01', null), of('2030-01-01', null)), true);
  });

  test('is over after its last day', () => {
    const validity = { from: '2026-03-01', to: '2026-03-31' };
    assert.equal(isExpired(validity, '2026-03-31'), false);
    assert.equal(isExpired(validity, '2026-04-01'), true);
    assert.equal(isExpired({ ...validity, to: null }, '2126-01-01'), false);
  });

  test('ends soon from so many days before its last day until that day', () => {
    const validity = { from: '2026-03-01', to: '2026-03-31' };
    const soon = (today: string) => expiresWithin(validity, today, 14);
    assert.deepEqual(['2026-03-16', '2026-03-17', '2026-03-31', '2026-04-01'].map(soon), [
      false,
      true,
      true,
      false,
    ]);
    assert.equal(expiresWithin({ ...validity, to: null }, '2026-03-31', 14), false);
  });
});

describe('AIR-02 the validity that comes next', () => {
  const next = (from: string, to: string | null, newFrom?: string) => {
    const validity = rollForward({ from, to }, newFrom);
    return validity && `${validity.from} ${validity.to}`;
  };

  test('is of whole months after whole months', () => {
    assert.equal(next('2026-01-01', '2026-01-31'), '2026-02-01 2026-02-28');
    assert.equal(next('2026-02-01', '2026-02-28'), '2026-03-01 2026-03-31');
    assert.equal(next('2026-01-01', '2026-03-31'), '2026-04-01 2026-06-30');
    assert.equal(next('2025-12-01', '2026-01-31'), '2026-02-01 2026-03-31');
    assert.equal(next('2026-03-15', '2026-04-14'), '2026-04-15 2026-05-14');
    assert.equal(next('2026-03-01', '2026-03-31', '2026-06-01'), '2026-06-01 2026-06-30');
  });

  test('is as many days else, from the day after or a given one', () => {
    assert.equal(next('2026-03-02', '2026-03-08'), '2026-03-09 2026-03-15');
    assert.equal(next('2026-03-01', '2026-03-01'), '2026-03-02 2026-03-02');
    assert.equal(next('2026-03-02', '2026-03-08', '2026-04-01'), '2026-04-01 2026-04-07');
  });

  test('D-62 has no end where the old one has none, and a day to begin with', () => {
    assert.equal(next('2026-03-01', null), null);
    assert.equal(next('2026-03-01', null, '2026-04-01'), '2026-04-01 null');
  });

  test('follows on the old one without a gap, and is as long, to a few days of months', () => {
    fc.assert(
      fc.property(days, fc.nat(800), (from, length) => {
        const to = addDays(from, length);
        const following = rollForward({ from, to });
        assert.equal(following?.from, addDays(to, 1));
        assert.equal(Math.abs(daysBetween(following.from, following.to!) - length) <= 4, true);
      }),
    );
  });
});
