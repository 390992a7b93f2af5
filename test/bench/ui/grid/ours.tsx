import { useReducer } from 'react';
import { Grid } from '../../../../shared/ui/grid/grid.tsx';
import type { GridColumn } from '../../../../shared/ui/grid/grid-column.ts';
import type {
  GridAction,
  GridRow,
  GridRules,
  GridState,
} from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import { COUNT, derive, IDS, linesOf } from './lines.ts';

const columns: readonly GridColumn<GridRow>[] = IDS.map((id, n) => ({
  id,
  label: id,
  width: 100,
  kind: 'number',
  sticky: n === 0,
}));

let keys = 0;
const newRow = (): GridRow => {
  keys += 1;
  return { key: `new ${keys}`, cells: {} };
};

const rules: GridRules<GridRow> = {
  columns: IDS,
  newRow,
  copyRow: ({ cells }) => ({ ...newRow(), cells }),
  normalize: (_column, text) => text,
  show: (_column, text) => text,
  derive,
  isStored: () => false,
};

/** The grid of the product. */
export function Ours() {
  const [state, dispatch] = useReducer(
    (before: GridState<GridRow>, action: GridAction<GridRow>) => reduceGrid(rules, before, action),
    COUNT,
    (length) => emptyGrid(linesOf(length, 'row')),
  );
  Object.assign(window, {
    load: (length: number) => dispatch({ type: 'loaded', rows: linesOf(length, 'loaded') }),
  });
  return <Grid label="Lines" columns={columns} rules={rules} state={state} dispatch={dispatch} />;
}
