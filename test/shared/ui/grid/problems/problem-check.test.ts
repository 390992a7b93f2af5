import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { replaceRow } from '../../../../../shared/ui/grid/model/row-list.ts';
import { duplicateCheck } from '../../../../../shared/ui/grid/problems/duplicate-check.ts';
import { createProblemCheck } from '../../../../../shared/ui/grid/problems/problem-check.ts';
import { type GridChecks, isError, nextProblem } from '../../../../../shared/ui/grid/problems/problems.ts';
import { message } from '../message.ts';
import { COLUMNS, type Line, line } from '../model/price-list.ts';

const BLANK = { severity: 'error', column: 'name', message: message('blank') } as const;
const DEAR = { severity: 'warning', column: 'cost', message: message('dear') } as const;
const EMPTY = { severity: 'error', message: message('empty') } as const;
const TWICE = { severity: 'error', column: 'note', message: message('twice') } as const;

function checksOf(asked: string[] = []): GridChecks<Line> {
  return {
    problemsOf({ key, cells: { name, cost, total } }) {
      asked.push(key);
      return [
        ...(name ? [] : [BLANK]),
        ...(Number(cost) > 100 ? [DEAR] : []),
        ...(total === 'none' ? [EMPTY] : []),
      ];
    },
    across: [duplicateCheck({ identityOf: ({ cells }) => cells.note || undefined, problem: TWICE })],
  };
}

describe('the problems of a grid', () => {
  it('are those of each row, by cell or of the row as a whole, and none of a removed one', () => {
    const rows = [
      line('a', { name: 'A', cost: '200' }),
      line('b', { total: 'none' }),
      line('c', {}, { isRemoved: true }),
    ];
    const problems = createProblemCheck(checksOf())(rows);
    assert.deepEqual(
      rows.map((row) => problems.of(row)),
      [[DEAR], [BLANK, EMPTY], []],
    );
    assert.deepEqual(
      [problems.rowsWith, problems.errors, problems.warnings],
      [{ error: [1], warning: [0] }, 2, 1],
    );
  });

  it('AIR-02 are also of rows that must differ from one another, until only one of them is left', () => {
    const rows = ['x', 'y', 'x', ''].map((note, n) => line(`${n}`, { name: 'A', note }));
    const check = createProblemCheck(checksOf());
    const of = (list: readonly Line[]) => {
      const problems = check(list);
      return [list.map((row) => problems.of(row).includes(TWICE)), problems.rowsWith.error, problems.errors];
    };
    assert.deepEqual(of(rows), [[true, false, true, false], [0, 2], 2]);
    const three = replaceRow(rows, 1, line('1', { name: 'A', note: 'x' }));
    assert.deepEqual(of(three), [[true, true, true, false], [0, 1, 2], 3]);
    assert.deepEqual(of(replaceRow(three, 0, line('0', { name: 'A', note: 'z' })))[1], [1, 2]);
    assert.deepEqual(of(rows.slice(1)), [[false, false, false], [], 0]);
    const removed = rows.with(2, { ...rows[2]!, isRemoved: true });
    assert.deepEqual(of(removed)[1], []);
  });

  it('are asked after a key only of the row that was typed in, however many there are', () => {
    for (const length of [1_000, 10_000]) {
      const asked: string[] = [];
      const check = createProblemCheck(checksOf(asked));
      const rows = Array.from({ length }, (_, n) => line(`${n}`, { note: `${n % 500}` }));
      check(rows);
      asked.length = 0;
      const one = replaceRow(rows, 700, line('700', { name: 'A', note: 'other' }));
      const { of } = check(one);
      assert.equal(of(one[1]!), check(one).of(one[1]!), 'the same array, so that its row is not drawn again');
      check(replaceRow(rows, 700, line('700', { name: 'AB', note: 'other' })));
      assert.deepEqual(asked, ['700', '700']);
    }
  });

  it('AIR-02 of many new rows against one another wait for their turn, while those of each row are known at once', () => {
    const check = createProblemCheck(checksOf());
    const first = Array.from({ length: 300 }, (_, n) =>
      line(`${n}`, { name: n % 9 ? 'A' : '', note: `${n % 200}` }),
    );
    assert.equal(check(first).errors, 34, 'the blank names');
    assert.equal(check.waiting().length, 300);
    // Somebody types in a row that waits.
    const rows = replaceRow(first, 5, line('5', { name: 'A', note: '6' }));
    check(rows);
    const [some, others] = [check.waiting().slice(0, 120), check.waiting().slice(120)];
    for (const row of some) check.look(row);
    // A row goes that waits, and another one that was looked at.
    const fewer = rows.filter(({ key }) => key !== '290' && key !== '10');
    check(fewer);
    for (const row of others) check.look(row);
    assert.deepEqual(check.waiting(), []);
    const whole = createProblemCheck(checksOf());
    whole(fewer);
    for (const row of whole.waiting()) whole.look(row);
    const [one, other] = [check(fewer), whole(fewer)];
    assert.deepEqual({ ...one, of: fewer.map(one.of) }, { ...other, of: fewer.map(other.of) });
    const byNote = Map.groupBy(fewer, ({ cells }) => cells.note);
    for (const row of fewer)
      assert.equal(one.of(row).includes(TWICE), byNote.get(row.cells.note)!.length > 1, row.key);
  });

  it('are the same answer for the same list, so that a table that stays is not drawn again', () => {
    const check = createProblemCheck(checksOf());
    const rows = [line('a', {}), line('b', { name: 'B' })];
    const problems = check(rows);
    assert.equal(check(rows), problems);
    assert.notEqual(check(replaceRow(rows, 0, line('a', { name: 'A' }))), problems);
  });

  it('are the same whether lists were checked one after the other or each by itself', () => {
    const row = fc.record({
      name: fc.constantFrom('', 'A'),
      cost: fc.constantFrom('1', '200'),
      note: fc.constantFrom('', 'x', 'y'),
      isRemoved: fc.boolean(),
    });
    const change = fc.record({
      at: fc.nat(5),
      row,
      kind: fc.constantFrom('replace', 'insert', 'drop', 'back'),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.array(change), (start, changes) => {
        let made = 0;
        const lineOf = ({ isRemoved, ...cells }: (typeof start)[number], key = `${made++}`) =>
          line(key, cells, { isRemoved });
        let rows: readonly Line[] = start.map((one) => lineOf(one));
        const lists = [rows];
        const check = createProblemCheck(checksOf());
        for (const { at, row: cells, kind } of changes) {
          const index = at % rows.length;
          if (kind === 'replace') rows = replaceRow(rows, index, lineOf(cells, rows[index]!.key));
          else if (kind === 'insert') rows = rows.toSpliced(index, 0, lineOf(cells));
          else if (kind === 'drop' && rows.length > 1) rows = rows.toSpliced(index, 1);
          else rows = lists[at % lists.length]!;
          lists.push(rows);
          const [one, other] = [check(rows), createProblemCheck(checksOf())(rows)];
          assert.deepEqual({ ...one, of: rows.map(one.of) }, { ...other, of: rows.map(other.of) });
        }
      }),
    );
  });
});

describe('the next error', () => {
  const rows = [
    line('a', { name: 'A' }),
    line('b', { note: 'x' }),
    line('c', { name: 'A' }),
    line('d', { name: 'A', note: 'x', total: 'none' }),
  ];
  const next = (row?: string, column?: string) => {
    const problems = createProblemCheck(checksOf())(rows);
    const from = row && column ? { row, column } : null;
    const position = nextProblem('error', COLUMNS, rows, problems, from);
    return position && `${position.row} ${position.column}`;
  };

  it('is the first one after the cell, row by row, and the first of all after the last', () => {
    assert.deepEqual(
      [next(), next('a', 'name'), next('b', 'name'), next('b', 'note'), next('d', 'name'), next('d', 'note')],
      ['b name', 'b name', 'b note', 'd name', 'd note', 'b name'],
    );
  });

  it('is nowhere where all is well', () => {
    const problems = createProblemCheck(checksOf())([rows[0]!]);
    assert.equal(nextProblem('error', COLUMNS, [rows[0]!], problems, null), undefined);
    assert.equal(problems.of(rows[0]!).some(isError), false);
  });
});
