import type { CellPosition, GridAction, GridRow, GridRules, GridState } from '../model/grid-model.ts';

/** What keys, mouse and clipboard work with. */
export interface GridInput<Row extends GridRow> {
  /** The state as it is by now, also within an event that changed it. */
  read(): GridState<Row>;
  /** Whether something in the table has the focus. */
  hasFocus(): boolean;
  readonly rules: GridRules<Row>;
  readonly readOnly: boolean;
  /** Does something and, unless `stays`, takes the focus to where the grid's is then, and that into sight. */
  perform(action: GridAction<Row>, stays?: boolean): void;
  /** Takes the focus into a cell, and scrolls nothing. */
  enter(position: CellPosition): void;
  /** Takes the range's other corner to a cell, and brings that into sight. */
  extend(position: CellPosition): void;
  dispatch(action: GridAction<Row>): void;
  /** Opens the list or calendar of a cell; false where it has none. */
  openEditor(input: HTMLInputElement): boolean;
  toggleEditor(input: HTMLInputElement): void;
}
