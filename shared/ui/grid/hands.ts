import type { GridAction, GridRow, GridRules, GridState, Place } from './core/grid.ts';

/** What keys, mouse and clipboard work with. */
export interface Hands<Row extends GridRow> {
  /** The state as it is by now, also within an event that changed it. */
  read(): GridState<Row>;
  /** Whether something in the table has the focus. */
  isHeld(): boolean;
  readonly rules: GridRules<Row>;
  readonly readOnly: boolean;
  /** Does something and, unless `stays`, takes the focus to where the grid's is then. */
  go(action: GridAction<Row>, stays?: boolean): void;
  /** Takes the range's other corner to a cell, and brings that into sight. */
  extend(place: Place): void;
  dispatch(action: GridAction<Row>): void;
  /** False where the cell has nothing to choose from. */
  openMenu(input: HTMLInputElement): boolean;
  toggleMenu(input: HTMLInputElement): void;
}
