import { useReducer } from 'react';
import { DEFAULT_LEVELS } from '../../../../shared/contract/air-rates.ts';
import { Grid } from '../../../../shared/ui/grid/grid.tsx';
import type { GridAction, GridState } from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import { NO_REFERENCE } from '../../../../widgets/air-rates/reference/air-reference.ts';
import { newRow, type RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { createRateRules } from '../../../../widgets/air-rates/rules/rate-rules.ts';
import { useRateColumns } from '../../../../widgets/air-rates/views/use-rate-columns.ts';
import { lanesOf } from './lanes.ts';

const { rules } = createRateRules({
  levels: DEFAULT_LEVELS,
  reference: NO_REFERENCE,
  locale: 'en',
  last: [],
  checksBlank: false,
});

/** The table of the form with its rows and columns, without checks, lists to choose from and draft. */
export function GridAlone({ count }: { count: number }) {
  const [state, dispatch] = useReducer(
    (before: GridState<RateRow>, action: GridAction<RateRow>) => reduceGrid(rules, before, action),
    count,
    (length) => emptyGrid(lanesOf(length).map(newRow)),
  );
  const columns = useRateColumns(DEFAULT_LEVELS, NO_REFERENCE);
  return <Grid label="Lanes" columns={columns} rules={rules} state={state} dispatch={dispatch} />;
}
