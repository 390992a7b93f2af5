import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addDays,
  addMonths,
  dayAfter,
  firstDayIn,
  isDay,
  today,
  weeksOf,
} from '../../../shared/trade/calendar-days.ts';

describe('days of a calendar', () => {
  it('D-113 begin with the user’s own day, late in the evening, too', () => {
    assert.equal(today(new Date(2026, 2, 5, 23, 59)), '2026-03-05');
    assert.equal(today(new Date(2026, 0, 1, 0, 0)), '2026-01-01');
  });

  it('are those that exist', () => {
    const texts = ['2026-03-15', '2026-02-30', '2026-3-15', '15.03.2026', ''];
    assert.deepEqual(texts.map(isDay), [true, false, false, false, false]);
  });

  it('go on over the ends of months and years', () => {
    assert.deepEqual([addDays('2026-12-31', 1), addDays('2024-03-01', -1)], ['2027-01-01', '2024-02-29']);
    assert.deepEqual(
      [
        addMonths('2026-01-31', 1),
        addMonths('2026-03-31', -1),
        addMonths('2026-12-15', 1),
        addMonths('2024-02-29', 12),
      ],
      ['2026-02-28', '2026-02-28', '2027-01-15', '2025-02-28'],
    );
  });

  it('stand in whole weeks that begin as the language has it', () => {
    const march = weeksOf('2026-03-15', 1);
    assert.deepEqual([march.length, march[0]![0], march.at(-1)![6]], [6, '2026-02-23', '2026-04-05']);
    assert.ok(march.every((week) => week.length === 7));
    assert.deepEqual(weeksOf('2026-03-01', 7)[0]![0], '2026-03-01');
    assert.deepEqual([firstDayIn('en'), firstDayIn('de')], [7, 1]);
  });

  it('are reached by keys, as in any calendar', () => {
    const keys = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      'x',
    ];
    assert.deepEqual(
      keys.map((key) => dayAfter(key, '2026-03-18', 1)),
      [
        '2026-03-17',
        '2026-03-19',
        '2026-03-11',
        '2026-03-25',
        '2026-02-18',
        '2026-04-18',
        '2026-03-16',
        '2026-03-22',
        undefined,
      ],
    );
  });
});
