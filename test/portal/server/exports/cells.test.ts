import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flights } from '../../../../portal/lists/definitions/flights.ts';
import { schedules } from '../../../../portal/lists/definitions/schedules.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { cellWriter } from '../../../../portal/server/exports/cells.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';

test('MOD-14 a file has a flight’s times as spreadsheets count with them, on the clocks of the airports', () => {
  const cells = cellWriter({ text: texts.in('en'), formats: formatsOf('en') }, 'America/New_York');
  const departure = flights.columns.find(({ id }) => id === 'departsAt')!;
  const row = { id: 1, departsAt: '2026-01-05T23:55' };
  assert.deepEqual(cells(departure, row), [new Date(Date.UTC(2026, 0, 5, 23, 55))]);
});

test('MOD-14 a file has the day of a cut-off as a day, and beside it what is said of it', () => {
  const cells = cellWriter({ text: texts.in('en'), formats: formatsOf('en') }, 'UTC');
  const cutOff = schedules.columns.find(({ id }) => id === 'cutOffOn')!;
  const passed = { id: 1, cutOffOn: '2026-01-02' };
  const none = { id: 2, cutOffOn: null };
  assert.deepEqual(cells(cutOff, passed), [new Date(Date.UTC(2026, 0, 2)), 'Cut-off passed']);
  assert.deepEqual(cells(cutOff, none), ['', '']);
});
