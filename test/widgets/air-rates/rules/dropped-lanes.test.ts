import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceRow } from '../../../../shared/ui/grid/model/row-list.ts';
import { newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { createDroppedLanes, droppedLanes } from '../../../../widgets/air-rates/rules/dropped-lanes.ts';

const lane = (from: string, to: string, airline = 'Maple Cargo') => newRow({ from, to, airline });
const dropped = (rows: Parameters<typeof droppedLanes>[0], last: Parameters<typeof droppedLanes>[1]) =>
  droppedLanes(rows, last).map(({ cells }) => `${cells.from} ${cells.to} ${cells.airline}`);

test('D-130 a lane of the last submission that no row has any more is dropped, each once', () => {
  const last = [lane('YYZ', 'LHR'), lane('YYZ', 'FRA'), lane('YYZ', 'FRA'), lane('YYZ', 'NRT')];
  assert.deepEqual(dropped([lane('yyz', 'lhr'), lane('YYZ', 'NRT')], last), ['YYZ FRA Maple Cargo']);
});

test('D-130 another airline is another lane, and what is no lane drops nothing', () => {
  const last = [lane('YYZ', 'LHR'), lane('YYZ', '')];
  assert.deepEqual(dropped([lane('YYZ', 'LHR', 'Northern Air Freight')], last), ['YYZ LHR Maple Cargo']);
  assert.deepEqual(dropped([lane('YYZ', 'LHR')], last), []);
});

test('D-130 the lanes are the very same while other cells are typed in, and found again once a lane changes', () => {
  const last = [lane('YYZ', 'LHR'), lane('YYZ', 'FRA')];
  const rows = [lane('YYZ', 'LHR'), lane('YYZ', 'NRT')];
  const of = createDroppedLanes(last);
  const retyped = (cells: Readonly<Record<string, string>>) =>
    replaceRow(rows, 1, { ...rows[1]!, cells: { ...rows[1]!.cells, ...cells } });
  const first = of(rows);
  assert.deepEqual(first, [last[1]]);
  assert.equal(of(retyped({ comment: 'Subject to space' })), first);
  assert.deepEqual(of(retyped({ to: 'FRA' })), []);
});
