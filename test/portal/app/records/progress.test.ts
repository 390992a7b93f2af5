import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Milestone, progressOf } from '../../../../portal/app/records/progress.ts';

const milestone = (id: number, planned: string, actual: string | null = null): Milestone => ({
  ...{ id, event: 'DEPA', port: null, airport: null },
  plannedAt: `2026-${planned}T10:00:00Z`,
  actualAt: actual && `2026-${actual}T10:00:00Z`,
});
const statesAt = (now: string, milestones: readonly Milestone[]) =>
  progressOf(milestones, Date.parse(`2026-${now}Z`)).map(({ state, daysLate }) => [state, daysLate]);

describe('MOD-02 the progress of a shipment', () => {
  test('counts whole days after the plan, and calls the first open one next', () => {
    assert.deepEqual(
      statesAt('11-10T12:00', [
        milestone(1, '11-01', '11-01'),
        milestone(2, '11-02', '11-05'),
        milestone(3, '11-12'),
        milestone(4, '11-14'),
      ]),
      [
        ['done', 0],
        ['done', 3],
        ['next', 0],
        ['pending', 0],
      ],
    );
  });

  test('tells what should have happened by now, however many', () => {
    assert.deepEqual(
      statesAt('11-10T12:00', [milestone(1, '11-08'), milestone(2, '11-10'), milestone(3, '11-11')]),
      [
        ['overdue', 2],
        ['overdue', 0],
        ['pending', 0],
      ],
    );
  });

  test('can be recorded at the last one that was reached and the first open one alone', () => {
    const recordable = (milestones: readonly Milestone[]) =>
      progressOf(milestones, 0).flatMap(({ id, isRecordable }) => (isRecordable ? [id] : []));
    const [one, two, three] = [
      milestone(1, '11-01', '11-01'),
      milestone(2, '11-02', '11-02'),
      milestone(3, '11-03'),
    ];
    assert.deepEqual(recordable([one, two, three, milestone(4, '11-04')]), [2, 3]);
    assert.deepEqual(recordable([one, two]), [2]);
    assert.deepEqual(recordable([three]), [3]);
  });

  test('is nothing without milestones', () => assert.deepEqual(progressOf([], 0), []));
});
