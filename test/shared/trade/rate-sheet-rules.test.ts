import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '../../../shared/trade/calendar-days.ts';
import {
  DEFAULT_PERCENTAGE,
  defaultWindow,
  fewDaysLeft,
  nextHalfMonth,
  PERCENTAGE_STEP,
  windowProblem,
} from '../../../shared/trade/rate-sheet-rules.ts';

test('SHEET-03 until the 14th the proposed days are the 1st to the 14th', () => {
  for (const day of ['2026-11-01', '2026-11-13', '2026-11-14'])
    assert.deepEqual(defaultWindow(day), { from: '2026-11-01', to: '2026-11-14' });
});

test('SHEET-04 from the 15th they are the 15th to the end of the month, also of a February', () => {
  for (const [day, to] of [
    ['2026-11-15', '2026-11-30'],
    ['2026-12-31', '2026-12-31'],
    ['2027-02-15', '2027-02-28'],
    ['2028-02-29', '2028-02-29'],
  ] as const)
    assert.deepEqual(defaultWindow(day), { from: `${day.slice(0, 8)}15`, to });
});

test('SHEET-03 SHEET-04 fewer than four of the proposed days are few, today among them', () => {
  for (const [day, few] of [
    ['2026-11-11', undefined],
    ['2026-11-12', 3],
    ['2026-11-14', 1],
    ['2026-11-15', undefined],
    ['2026-11-27', undefined],
    ['2026-11-28', 3],
    ['2027-02-26', 3],
    ['2026-12-31', 1],
  ] as const)
    assert.equal(fewDaysLeft(day), few, day);
});

test('SHEET-03 SHEET-04 the next half month is the second half of the month, or the first half of the next one', () => {
  assert.deepEqual(nextHalfMonth('2027-02-12'), { from: '2027-02-15', to: '2027-02-28' });
  assert.deepEqual(nextHalfMonth('2026-12-29'), { from: '2027-01-01', to: '2027-01-14' });
});

test('SHEET-07 the last day must be after the first: the same day is refused', () => {
  assert.equal(windowProblem('2026-11-15', '2026-11-15'), 'order');
  assert.equal(windowProblem('2026-11-15', '2026-11-14'), 'order');
  assert.equal(windowProblem('2026-11-15', '2026-11-16'), undefined);
});

test('SHEET-08 D-80 a window lasts to the same day of the next month, or to the last day of a shorter one', () => {
  for (const [from, last] of [
    ['2026-11-15', '2026-12-15'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2028-02-29', '2028-03-29'],
    ['2027-02-28', '2027-03-28'],
  ] as const) {
    assert.equal(windowProblem(from, last), undefined, `${from} to ${last}`);
    assert.equal(windowProblem(from, addDays(last, 1)), 'length', `${from} to the day after ${last}`);
  }
});

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1999-12-31', days));

test('SHEET-03 SHEET-04 SHEET-07 SHEET-08 the proposed days are right on every day, and have that day among them', () => {
  fc.assert(
    fc.property(day, (today) => {
      const { from, to } = defaultWindow(today);
      assert.equal(windowProblem(from, to), undefined);
      assert.ok(from <= today && today <= to);
    }),
  );
});

test('SHEET-08 every later day than the last right one is too late', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (from, days) => {
      const to = addDays(from, days);
      assert.equal(windowProblem(from, to), to > addMonths(from, 1) ? 'length' : undefined);
    }),
  );
});

test('SHEET-15 SHEET-16 CONST-18 mark-ups begin with 50, and an arrow key adds 10', () => {
  assert.deepEqual([DEFAULT_PERCENTAGE, PERCENTAGE_STEP], [50, 10]);
});
