import { expect } from '@open-wc/testing';
import { useMemo, useReducer } from 'react';
import { Grid } from '../../../../shared/ui/grid/grid.tsx';
import type { GridAction, GridRow, GridState } from '../../../../shared/ui/grid/model/grid-model.ts';
import { emptyGrid, reduceGrid } from '../../../../shared/ui/grid/model/reduce.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../mount.ts';
import { click, press, type } from '../user-input.ts';
import { GridDriver } from './grid-driver.ts';
import { laneOf, RULES } from './lanes.tsx';

const place = eachPlace();

type Levels = readonly string[];
type State = GridState<GridRow, Levels>;

const rulesOf = (levels: Levels) => ({ ...RULES, columns: ['from', ...levels] });
const columnsOf = (levels: Levels) =>
  ['from', ...levels].map((id) => ({ id, label: id, width: 80, kind: 'text' as const }));

const LANES = [laneOf({ from: 'YYZ', normal: '2.00' }), laneOf({ from: 'FRA', normal: '3.00' })];

/** A rates table whose columns follow from weight levels, which are undone with the rows. */
function Rates() {
  const [state, dispatch] = useReducer(
    (before: State, action: GridAction<GridRow, Levels>) => reduceGrid(rulesOf(before.extra), before, action),
    emptyGrid<GridRow, Levels>(LANES, ['normal']),
  );
  const { extra: levels } = state;
  const [columns, rules] = useMemo(() => [columnsOf(levels), rulesOf(levels)], [levels]);
  return (
    <Grid label="Rates" columns={columns} rules={rules} state={state} dispatch={dispatch}>
      <button type="button" onClick={() => dispatch({ type: 'replaced', extra: [...levels, '100'] })}>
        Add Weight Column
      </button>
    </Grid>
  );
}

const headings = (grid: GridDriver) => grid.all('thead th').map((head) => head.textContent);

describe('Grid, steps of the whole document', () => {
  it('AIR-11 takes a column back with Ctrl+Z, says so, and leaves the focus in its row', async () => {
    const grid = await new GridDriver(mount(Rates, place())).ready();
    await click(grid.button('Add Weight Column'));
    expect(headings(grid)).to.deep.equal(['from', 'normal', '100', 'Row actions']);
    grid.go('100', 2);
    await type('9');
    await press('Control+z');
    expect([grid.cell('100', 2).value, grid.at]).to.deep.equal(['', '100 row 2']);
    await press('Control+z');
    expect(headings(grid)).to.deep.equal(['from', 'normal', 'Row actions']);
    expect(grid.at).to.equal('from row 2');
    await waitUntil(() => grid.announced === 'Undone', 'the announcement');
    await press('Control+y');
    expect(headings(grid)).to.include('100');
  });
});
