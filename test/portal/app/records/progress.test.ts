import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { delayText } from '../../../../portal/app/records/parts/delay-text.ts';
import { type Milestone, progressOf } from '../../../../portal/app/records/progress.ts';
import { texts } from '../../../../portal/app/records/texts/index.ts';

const milestone = (id: number, planned: string, actual: string | null = null): Milestone => ({
  ...{ id, event: 'DEPA', port: null, airport: null },
  plannedAt: `2026-${planned}T10:00:00Z`,
  actualAt: actual && `2026-${actual}T10:00:00Z`,
});
const statesAt = (now: string, milestones: readonly Milestone[]) =>
  progressOf(milestones, Date.parse(`2026-${now}Z`)).map(({ state, daysLate }) => [state, daysLate]);

describe('MOD-02 the progress of a shipment', () => {
  test('counts the days of the calendar after the plan, and calls the first open one next', () => {
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
        ['pending', 0],
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

  test('counts what is still to come by its estimate, unless that has passed', () => {
    const expected = (expectedAt: string) => [{ ...milestone(1, '11-12'), expectedAt }];
    assert.deepEqual(statesAt('11-10T12:00', expected('2026-11-17T09:00:00Z')), [['next', 5]]);
    assert.deepEqual(statesAt('11-13T12:00', expected('2026-11-17T10:00:00Z')), [['overdue', 5]]);
    assert.deepEqual(statesAt('11-20T12:00', expected('2026-11-17T10:00:00Z')), [['overdue', 8]]);
    assert.deepEqual(statesAt('11-10T12:00', expected('2026-11-11T10:00:00Z')), [['next', 0]], 'sooner');
    const reached = { ...milestone(1, '11-12', '11-13'), expectedAt: '2026-11-17T10:00:00Z' };
    assert.deepEqual(statesAt('11-20T12:00', [reached]), [['done', 1]]);
  });

  test('D-154 is overdue once the day of its plan is over, however few hours ago the plan was', () => {
    const planned = [{ ...milestone(1, '11-09'), plannedAt: '2026-11-09T23:50:00Z' }];
    assert.deepEqual(statesAt('11-09T23:55', planned), [['next', 0]]);
    assert.deepEqual(statesAt('11-10T00:05', planned), [['overdue', 1]]);
  });

  test('says how late what is open is, by now or as it is expected', () => {
    const text = texts.in('en');
    const said = (now: string, expectedAt: string | null) =>
      progressOf([{ ...milestone(1, '11-12'), expectedAt }], Date.parse(`2026-${now}Z`)).map((one) =>
        delayText(text, one),
      )[0];
    assert.equal(said('11-12T09:00', null), undefined);
    assert.equal(said('11-12T23:59', null), undefined, 'it has until the end of its day');
    assert.equal(said('11-13T00:01', null), 'Overdue by 1 day');
    assert.equal(said('11-10T09:00', '2026-11-14T01:00:00Z'), '2 days late');
    assert.equal(said('11-11T11:00', '2026-11-12T18:00:00Z'), undefined);
  });

  test('is nothing without milestones', () => assert.deepEqual(progressOf([], 0), []));
});
