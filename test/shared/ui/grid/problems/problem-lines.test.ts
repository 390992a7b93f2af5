import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemLines, rowsOf } from '../../../../../shared/ui/grid/problems/problem-lines.ts';
import type { Problem } from '../../../../../shared/ui/grid/problems/problems.ts';
import { message } from '../message.ts';

const listed = (n: number, column: string, words: string, more: Partial<Problem> = {}) => ({
  row: `r${n}`,
  n: String(n),
  column: { id: column, label: column, width: 80, kind: 'text' as const },
  problem: { severity: 'error' as const, column, message: message(words), ...more },
});
const linesOf = (...problems: readonly ReturnType<typeof listed>[]) =>
  problemLines(problems).map((line) => `${rowsOf(line)} ${line[0].column.id}`);

test('the same problem in many rows is one line, and the rarest come first', () => {
  const blank = [1, 2, 3, 5, 6].map((n) => listed(n, 'routing', 'blank'));
  assert.deepEqual(
    linesOf(...blank, listed(4, 'to', 'same'), listed(9, 'to', 'same'), listed(8, 'from', 'blank')),
    ['8 from', '4 to', '9 to', '1–3, 5, 6 routing'],
  );
  const warning = { severity: 'warning' } as const;
  assert.deepEqual(linesOf(...[1, 2].map((n) => listed(n, 'validityTo', 'no end', warning))), [
    '1, 2 validityTo',
  ]);
});

test('other words, another column, and what each cell has to be asked about are lines of their own', () => {
  assert.deepEqual(linesOf(...['a', 'b', 'c'].map((words, n) => listed(n + 1, 'to', words))), [
    '1 to',
    '2 to',
    '3 to',
  ]);
  assert.deepEqual(linesOf(...['from', 'to', 'via'].map((column, n) => listed(n + 1, column, 'blank'))), [
    '1 from',
    '2 to',
    '3 via',
  ]);
  const unclear = [1, 2, 3].map((n) => listed(n, 'price', 'unclear', { choices: ['1.234', '1234'] }));
  assert.deepEqual(linesOf(...unclear), ['1 price', '2 price', '3 price']);
});

test('rows far apart are cut where they would fill the line', () => {
  const [line] = problemLines([1, 3, 5, 7, 9, 11].map((n) => listed(n, 'to', 'blank')));
  assert.equal(rowsOf(line!), '1, 3, 5, 7, 9, …');
});
