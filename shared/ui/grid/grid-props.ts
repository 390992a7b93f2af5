import type { ReactNode, Ref } from 'react';
import type { GridColumn, GridHandle } from './grid-column.ts';
import type { GridLabels, RowAction } from './grid-labels.ts';
import type { BeforePaste } from './input/clipboard-events.ts';
import type { GridAction, GridRow, GridRules, GridState } from './model/grid-model.ts';
import type { GridProblems } from './problems/problems.ts';

export interface GridProps<Row extends GridRow> {
  /** Accessible name of the table. */
  label: string;
  /** Keep the array while it doesn't change: then a key press draws one row. */
  columns: readonly GridColumn<Row>[];
  rules: GridRules<Row>;
  state: GridState<Row>;
  /** Must make the new state at once: `useReducer`, or an atom that is set. */
  dispatch(action: GridAction<Row>): void;
  /** Of the rows of `state`; see `useProblems`. */
  problems?: GridProblems<Row>;
  /** Keep the object while it doesn't change. */
  labels?: GridLabels;
  /** Buttons and keys of a row, in this order; keep the array. */
  rowActions?: readonly RowAction[];
  /** Nothing can be changed, as while a save runs; every row and the focus stay where they are. */
  readOnly?: boolean;
  /** Looks at blocks from the clipboard before they are pasted. */
  beforePaste?: BeforePaste;
  /** Stands below the heading while there is no row. */
  empty?: ReactNode;
  /** Further buttons, after `Add Row`. */
  children?: ReactNode;
  handle?: Ref<GridHandle>;
}
