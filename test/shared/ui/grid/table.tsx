import { type ReactNode, useReducer, useRef } from 'react';
import { Grid } from '../../../../shared/ui/grid/grid.tsx';
import type { GridColumn, GridHandle } from '../../../../shared/ui/grid/grid-column.ts';
import type {
  GridAction,
  GridRow,
  GridRules,
  GridState,
} from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import { duplicateCheck } from '../../../../shared/ui/grid/problems/duplicate-check.ts';
import { ProblemList } from '../../../../shared/ui/grid/problems/problem-list.tsx';
import type { GridChecks, Problem } from '../../../../shared/ui/grid/problems/problems.ts';
import { useListedProblems, useProblems } from '../../../../shared/ui/grid/problems/use-problems.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { message } from './message.ts';

/** A line of a small price list, in whose total the grid has something to derive. */
export type Line = GridRow & { readonly isStored?: boolean };

const CHOICES: readonly Option[] = [
  { id: 'OFR', label: 'Ocean Freight', hint: 'OFR', words: ['OFR', 'sea carriage'] },
  { id: 'THC', label: 'Terminal Handling', hint: 'THC', words: ['THC', 'port quay'] },
  { id: 'PUC', label: 'Pickup', hint: 'PUC', words: ['PUC', 'collection haulage'] },
  { id: 'OSU', label: 'Offshore Survey', hint: 'OSU', words: ['OSU'] },
  ...Array.from({ length: 300 }, (_, n) => ({ id: n, label: `Surcharge ${n + 1}` })),
];

function totalOf({ key, cells }: Line): string {
  drawn.push(key);
  return cells.total ?? '';
}

/** The keys of the rows in the order in which they were drawn. */
export const drawn: string[] = [];

const COLUMNS: readonly GridColumn<Line>[] = [
  { id: 'type', label: 'Charge Type', width: 190, kind: 'choice', options: CHOICES, sticky: true },
  { id: 'quantity', label: 'Quantity', width: 110, kind: 'number' },
  { id: 'cost', label: 'Unit Cost', width: 110, kind: 'number' },
  {
    id: 'total',
    label: 'Total Cost',
    width: 170,
    kind: 'number',
    mark: (row) => (Number(row.cells.total) > 999 ? 'Minimum applied' : undefined),
  },
  { id: 'usd', label: 'In USD', width: 110, kind: 'output', render: totalOf },
  { id: 'comments', label: 'Comments', width: 220, kind: 'text' },
];

let keys = 0;
const newKey = () => {
  keys += 1;
  return `new ${keys}`;
};
const isNumber = (text: string | undefined) => Boolean(text?.trim()) && Number.isFinite(Number(text));

const RULES: GridRules<Line> = {
  columns: ['type', 'quantity', 'cost', 'total', 'comments'],
  newRow: () => ({ key: newKey(), cells: {} }),
  copyRow: ({ cells }) => ({ key: newKey(), cells }),
  normalize(column, text) {
    if (column === 'type') return CHOICES.find(({ hint }) => hint === text.toUpperCase())?.label ?? text;
    return column !== 'comments' && isNumber(text) ? Number(text).toFixed(2) : text;
  },
  show: (_column, text) => text,
  derive(row, written) {
    const { quantity, cost } = row.cells;
    if (!written.some((id) => id === 'quantity' || id === 'cost')) return row;
    if (!isNumber(quantity) || !isNumber(cost)) return row;
    return { ...row, cells: { ...row.cells, total: (Number(quantity) * Number(cost)).toFixed(2) } };
  },
  isStored: (row) => row.isStored === true,
};

const REQUIRED = ['type', 'quantity', 'cost'];

const BLANK = message('Required field');
const NOT_A_NUMBER = message('This is not a number.');

/** Blank cells, costs that are no numbers, negative ones, a comment `row`, and comments alike that begin with `same`. */
const CHECKS: GridChecks<Line> = {
  problemsOf({ cells }) {
    const problems: Problem[] = REQUIRED.filter((id) => !cells[id]).map((column) => ({
      severity: 'error',
      column,
      message: BLANK,
    }));
    if (cells.cost && !isNumber(cells.cost))
      problems.push({ severity: 'error', column: 'cost', message: NOT_A_NUMBER });
    if (Number(cells.cost) < 0)
      problems.push({ severity: 'warning', column: 'cost', message: message('Is that a credit?') });
    if (cells.comments === 'row') problems.push({ severity: 'error', message: message('The row is wrong.') });
    return problems;
  },
  across: [
    duplicateCheck({
      identityOf: ({ cells: { comments } }) => (comments?.startsWith('same') ? comments : undefined),
      problem: { severity: 'error', column: 'comments', message: message('Another row says so, too.') },
    }),
  ],
};

/** Rows `stored 1`, `stored 2`, … with unlike texts everywhere. */
export const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, n) => ({
    key: `stored ${n + 1}`,
    isStored: true,
    cells: {
      type: CHOICES[n % 4]!.label,
      quantity: `${n + 1}.00`,
      cost: '10.00',
      total: `${n + 1}0.00`,
      comments: `c${n + 1}`,
    },
  }));

/** What the test sees of the table from outside. */
export interface Watch {
  state: GridState<Line>;
  actions: GridAction<Line>['type'][];
  dispatch(action: GridAction<Line>): void;
}

export const newWatch = (): Watch => ({ state: emptyGrid([]), actions: [], dispatch: () => undefined });

interface TableProps {
  lines: readonly Line[];
  watch: Watch;
  readOnly?: boolean;
  /** Stands after `Add Row`. */
  children?: ReactNode;
}

/** A tool as small as can be around the grid. */
export function Table({ lines, watch, readOnly = false, children }: TableProps) {
  const grid = useRef<GridHandle>(null);
  const [state, dispatch] = useReducer(
    (before: GridState<Line>, action: GridAction<Line>) => reduceGrid(RULES, before, action),
    lines,
    emptyGrid<Line>,
  );
  const problems = useProblems(CHECKS, state.rows);
  watch.state = state;
  watch.dispatch = (action) => {
    watch.actions.push(action.type);
    dispatch(action);
  };
  return (
    <>
      <Grid
        label="Charges"
        columns={COLUMNS}
        rules={RULES}
        state={state}
        dispatch={watch.dispatch}
        problems={problems}
        readOnly={readOnly}
        empty="No charges yet."
        handle={grid}
      >
        {children}
      </Grid>
      <ProblemList listed={useListedProblems('error', COLUMNS, state, problems)} grid={grid} />
    </>
  );
}
