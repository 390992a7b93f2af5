import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { replaceRow } from '../../../../shared/ui/grid/model/row-list.ts';
import { createProblemCheck } from '../../../../shared/ui/grid/problems/problem-check.ts';
import type { RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { checksWith, lane, problemsIn, REFERENCE } from './lanes.ts';

const OVERLAP = 'warning validityFrom: Another rate of this lane and airline is valid on the same days.';
const TRANSIT = 'warning minTime: Far from the transit times of the other rates of this lane.';

const has = (rows: readonly RateRow[], problem: string) =>
  problemsIn(rows).map((problems) => problems.includes(problem));

const changed = (row: RateRow, cells: Readonly<Record<string, string>>): RateRow => ({
  ...row,
  cells: { ...row.cells, ...cells },
});

describe('AIR-02 rates of the same lane and airline', () => {
  const may = { validityFrom: '2026-05-01', validityTo: '2026-05-31' };
  const june = { validityFrom: '2026-06-01', validityTo: '2026-06-30' };

  test('are marked where they are valid on the same days', () => {
    const rows = [lane(may), lane(june), lane({ validityFrom: '2026-05-31', validityTo: '2026-05-31' })];
    assert.deepEqual(has(rows, OVERLAP), [true, false, true]);
    assert.deepEqual(has([lane(may), lane({ ...may, airline: 'Lufthansa Cargo' })], OVERLAP), [false, false]);
    assert.deepEqual(has([lane(may), lane({ ...may, to: 'FRA' })], OVERLAP), [false, false]);
    assert.deepEqual(has([lane(may), lane({ ...may, from: 'LHR', to: 'YYZ' })], OVERLAP), [false, false]);
  });

  test('D-62 are marked where one without an end goes on into another', () => {
    assert.deepEqual(has([lane({ ...may, validityTo: '' }), lane(june)], OVERLAP), [true, true]);
    assert.deepEqual(has([lane(may), lane({ ...june, validityTo: '' })], OVERLAP), [false, false]);
  });

  test('take no part as long as their dates can not be read', () => {
    const rows = [lane(may), lane({ ...may, validityTo: '31.31.2026' }), lane({ ...may, validityFrom: '' })];
    assert.deepEqual(has(rows, OVERLAP), [false, false, false]);
  });

  test('lose the mark with the one that is changed or removed', () => {
    const rows = [lane(may), lane(may), lane(may)];
    const check = createProblemCheck(checksWith());
    const marked = (list: readonly RateRow[]) => {
      const { of, warnings } = check(list);
      return [warnings, ...list.map((row) => of(row).length)];
    };
    assert.deepEqual(marked(rows), [3, 1, 1, 1]);
    const two = replaceRow(rows, 1, changed(rows[1]!, june));
    assert.deepEqual(marked(two), [2, 1, 0, 1]);
    assert.deepEqual(marked(replaceRow(two, 0, { ...two[0]!, isRemoved: true })), [0, 0, 0, 0]);
  });
});

describe('AIR-31 a transit time', () => {
  const times = (...ranges: readonly (readonly [string, string])[]) =>
    ranges.map(([minTime, maxTime], n) =>
      lane({ minTime, maxTime, validityFrom: `2026-05-0${n + 1}`, validityTo: `2026-05-0${n + 1}` }),
    );

  test('is marked where it is far from the others of its lane', () => {
    assert.deepEqual(has(times(['2', '4'], ['3', '5'], ['30', '50'], ['4', '4']), TRANSIT), [
      false,
      false,
      true,
      false,
    ]);
    assert.deepEqual(has(times(['20', '24'], ['1', '2'], ['21', '25']), TRANSIT), [false, true, false]);
  });

  test('is not marked among fewer than three, nor for two days more or less', () => {
    assert.deepEqual(has(times(['2', '4'], ['30', '50']), TRANSIT), [false, false]);
    assert.deepEqual(has(times(['1', '1'], ['1', '1'], ['3', '3'], ['3', '4']), TRANSIT), [
      false,
      false,
      false,
      false,
    ]);
  });

  test('is compared within its lane, whatever the airline', () => {
    const others = times(['2', '4'], ['2', '4'], ['2', '4']);
    const long = { minTime: '30', maxTime: '40', validityFrom: '2026-06-01' };
    const far = lane({ ...long, to: 'NRT' });
    assert.deepEqual(has([...others, far], TRANSIT), [false, false, false, false]);
    const odd = lane({ ...long, airline: 'Lufthansa Cargo' });
    assert.deepEqual(has([...others, odd], TRANSIT), [false, false, false, true]);
  });
});

describe('the checks across lanes', () => {
  test('AIR-02 look after a change at no row of another lane, however many there are', ({ mock }) => {
    const airports = ['LHR', 'FRA', 'NRT'];
    const rows = Array.from({ length: 1_000 }, (_, n) => lane({ from: `A${n % 100}`, to: airports[n % 3]! }));
    const check = createProblemCheck(checksWith({ reference: { ...REFERENCE, airportOptions: [] } }));
    check(rows);
    for (const row of check.waiting()) check.look(row);
    check(rows);
    const changedRow = changed(rows[500]!, { minTime: '40', maxTime: '50', validityTo: '2026-09-30' });
    const now = replaceRow(rows, 500, changedRow);
    const ofLane = new Set<unknown>(
      rows.filter(({ cells }) => cells.from === rows[500]!.cells.from && cells.to === rows[500]!.cells.to),
    );

    // What is known of a row is looked up by it.
    const looked = [WeakMap, Map].map(({ prototype }) => mock.method(prototype, 'get'));
    const { of } = check(now);
    const keys = looked.flatMap(({ mock: { calls } }) => calls.map((call) => call.arguments[0] as unknown));
    mock.restoreAll();

    const others = new Set<unknown>(rows.filter((row) => !ofLane.has(row)));
    assert.equal(ofLane.size < 10, true);
    assert.equal(
      keys.some((key) => key !== rows[500] && ofLane.has(key)),
      true,
    );
    assert.deepEqual(
      keys.filter((key) => others.has(key)),
      [],
    );
    assert.deepEqual(
      of(changedRow).map(({ column }) => column),
      ['validityFrom', 'minTime'],
    );
  });

  test('AIR-02 AIR-31 find the same whether lists were checked one after the other or each by itself', () => {
    const cells = fc.record({
      to: fc.constantFrom('LHR', 'FRA', ''),
      minTime: fc.constantFrom('1', '5', '40', 'x'),
      maxTime: fc.constantFrom('5', '6', '60', ''),
      validityFrom: fc.constantFrom('2026-05-01', '2026-05-03', '2026-05-05'),
      validityTo: fc.constantFrom('2026-05-01', '2026-05-04', '2026-05-09', ''),
    });
    const change = fc.record({
      at: fc.nat(9),
      cells,
      kind: fc.constantFrom('change', 'remove', 'add', 'drop'),
    });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 8 }), fc.array(change), (start, changes) => {
        let rows: readonly RateRow[] = start.map(lane);
        const check = createProblemCheck(checksWith());
        check(rows);
        for (const { at, cells: now, kind } of changes) {
          const index = at % rows.length;
          const row = rows[index]!;
          if (kind === 'change') rows = replaceRow(rows, index, changed(row, now));
          else if (kind === 'remove') rows = replaceRow(rows, index, { ...row, isRemoved: !row.isRemoved });
          else if (kind === 'add') rows = rows.toSpliced(index, 0, lane(now));
          else if (rows.length > 1) rows = rows.toSpliced(index, 1);
          const [one, other] = [check(rows), createProblemCheck(checksWith())(rows)];
          assert.deepEqual(rows.map(one.of), rows.map(other.of));
          assert.deepEqual([one.errors, one.warnings], [other.errors, other.warnings]);
        }
      }),
    );
  });
});
