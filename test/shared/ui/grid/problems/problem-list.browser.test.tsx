import { expect } from '@open-wc/testing';
import { createRef, useReducer } from 'react';
import type { GridColumn, GridHandle } from '../../../../../shared/ui/grid/grid-column.ts';
import { ProblemList } from '../../../../../shared/ui/grid/problems/problem-list.tsx';
import type { ListedProblems } from '../../../../../shared/ui/grid/problems/use-problems.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { eachPlace, mount } from '../../mount.ts';
import { message } from '../message.ts';

describe('the list of what is wrong in a grid', () => {
  const place = eachPlace();

  it('words only what has changed in it, however many errors are listed', async () => {
    const worded: string[] = [];
    const columns = Array.from(
      { length: 100 },
      (_, n): GridColumn<never> => ({
        id: `c${n}`,
        width: 80,
        kind: 'number',
        get label() {
          worded.push(`c${n}`);
          return `Price ${n}`;
        },
      }),
    );
    const [blank, wrong] = ['is blank', 'is no number'].map((words, n) =>
      columns.map(({ id }) => ({
        severity: 'error' as const,
        column: id,
        message: message(`${words} ${n}`),
      })),
    );
    let problems = blank!;
    let draw = () => {};
    const grid = createRef<GridHandle>();
    const element = mount(() => {
      [, draw] = useReducer((count: number) => count + 1, 0);
      const items = columns.map((column, n) => ({ row: 'r', n: '1', column, problem: problems[n]! }));
      const lines = items.map((item) => [item] as const);
      const listed: ListedProblems = { severity: 'error', lines, count: items.length, rows: 1 };
      return <ProblemList listed={listed} grid={grid} />;
    }, place());
    const item = (n: number) => element.shadowRoot?.querySelectorAll('li')[n]?.textContent;
    await settled();
    expect(item(7)).to.equal('Row 1, Price 7: is blank 0');

    worded.length = 0;
    problems = blank!.with(7, wrong![7]!);
    draw();
    await settled();
    expect(item(7)).to.equal('Row 1, Price 7: is no number 1');
    expect(worded).to.deep.equal(['c7']);
  });
});
