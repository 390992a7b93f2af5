import type { Text } from '../../../i18n/define-texts.ts';
import type { NumberCells } from './number-cells.ts';

/**
 * What a grid is, apart from how it is drawn: rows of texts, a focus, a range, and steps that can be taken back.
 * Everything here is data; `reduceGrid` is the only thing that makes one state of another.
 */

/** A row. `key` never changes and is never given again; `cells` holds the text of each column by the column's id. */
export interface GridRow {
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  /** Marked to go with the next save; it can be brought back until then (D-23). */
  readonly isRemoved?: boolean;
}

/** One cell, by what stays the same when rows are added above it. */
export interface CellPosition {
  readonly row: string;
  readonly column: string;
}

/** A cell and the text that it is filled with. */
export interface FilledCell extends CellPosition {
  readonly text: string;
}

/** Why something can't be done, and the cell to go to in order to make it possible. */
export interface Refusal {
  readonly message: Text;
  readonly position?: CellPosition;
}

/** How the rows of a tool behave. Pure functions: a grid calls them as often as it likes. */
export interface GridRules<Row extends GridRow> {
  /** Ids of the columns that hold a cell to be edited, in the order on the screen. */
  readonly columns: readonly string[];
  /** An empty row with a key of its own. */
  newRow(): Row;
  /** A copy of the row with a key of its own. */
  copyRow(row: Row): Row;
  /**
   * What a cell makes of a text when it is left or pasted over: `1,5` becomes `1.50`, a code the option's label.
   * A text that it can't read it gives back unchanged, so that the user sees it with the error at the cell.
   * `row` is the one that it goes into, as far as there is one: an amount may have the sign of its currency.
   */
  normalize(column: string, text: string, row?: Row): string;
  /** The columns of numbers, which `normalize` and `show` read and write by. */
  readonly numbers?: NumberCells<Row>;
  /**
   * Tests one character that a cell accepts; any other is dropped while it is typed (AIR-43). What is pasted stays whole: without
   * some of its characters it would be another number.
   */
  accepts?(column: string): RegExp | undefined;
  /** How a normalized text is shown in its cell, such as with the user's decimal mark. */
  show(column: string, text: string, row?: Row): string;
  /**
   * What follows in the same row from the columns that were just written, such as a total; also in a written column,
   * where its text was blank. The cell that has the focus shows what was entered there all the same.
   */
  derive(row: Row, written: readonly string[]): Row;
  /** Whether the row was stored before: then removing only marks it (D-23). */
  isStored(row: Row): boolean;
  /** Why the user can't add a row now, such as one that is still unfinished (AIR-46). */
  refuseAdd?(rows: readonly Row[]): Refusal | undefined;
  /** Why a row can't be copied. */
  refuseDuplicate?(row: Row, rows: readonly Row[]): Refusal | undefined;
  /** Why a row can't be removed (AIR-63). Asked with every drawing: a look at the row and its place must do. */
  refuseRemove?(row: Row, rows: readonly Row[]): Refusal | undefined;
}

/** One step back or forth: the rows to return to, and where the focus was then. */
export interface Step<Row extends GridRow, Extra = unknown> {
  readonly rows: readonly Row[];
  /** What the step itself made of the extra; null where that was none of its business. */
  readonly extra: { readonly before: Extra; readonly after: Extra } | null;
  readonly focus: CellPosition | null;
  /** Where the focus was once the step was made, for the way back. */
  readonly after: CellPosition | null;
}

/** Texts in rows, as they come from the clipboard; rows may differ in length. */
export type Block = readonly (readonly string[])[];

/** The values of the numbers of a block that was copied here, in the places of their texts; null for any other text. */
export type BlockValues = readonly (readonly (string | null)[])[];

/** A range by its corners, as the state has it. */
export type CellRange = Pick<GridState<GridRow>, 'focus' | 'anchor'>;

/** What became of a pasted block, to be announced. Each paste makes a new one. */
export interface Paste {
  /** Rows that were pasted over or added. */
  readonly rows: number;
  /** Texts that had no column left to go to; blank ones don't count. */
  readonly cut: number;
  /** Numbers that can be read in two ways, and that no other number of their column decides. */
  readonly unclear: readonly CellPosition[];
}

export interface GridState<Row extends GridRow, Extra = unknown> {
  readonly rows: readonly Row[];
  /**
   * What else of the tool goes back and forth with the rows, such as its weight levels: an object whose parts are compared, and
   * never looked into. Where columns follow from it, each action is reduced by the rules of the present one.
   */
  readonly extra: Extra;
  /** The cell that the user is in. */
  readonly focus: CellPosition | null;
  /** The other corner of the range; null when the range is the focused cell alone. */
  readonly anchor: CellPosition | null;
  /**
   * What was entered in the focused cell, letter by letter, for as long as the focus stays there. The row beneath
   * already holds what will stand there once the cell is left: the normalized text, or what follows for an emptied one.
   * null while the cell shows the text of its row.
   */
  readonly entry: string | null;
  /** The rows before the typing in the focused cell began; null while nothing was typed. One step for all of it. */
  readonly typing: readonly Row[] | null;
  readonly past: readonly Step<Row, Extra>[];
  readonly future: readonly Step<Row, Extra>[];
  /** Set as long as a paste is the last thing that was done to the rows. */
  readonly paste: Paste | null;
}

/** What happened in the grid. */
export type GridAction<Row extends GridRow, Extra = unknown> =
  /**
   * The focus came to a cell; the range is that cell, and what was entered before is over. In the same cell: Enter
   * where there is no row below, or the focus went to a button of the row.
   */
  | { readonly type: 'focused'; readonly position: CellPosition }
  /** The range now ends at this cell: Shift with an arrow or with a click, or a drag. The focus stays. */
  | { readonly type: 'extended'; readonly position: CellPosition }
  /** The focus left the grid: what was entered is over, and nothing has the focus. */
  | { readonly type: 'left' }
  | { readonly type: 'typed'; readonly position: CellPosition; readonly text: string }
  /** The typing in the focused cell is given up: the row is again as it was before. */
  | { readonly type: 'typingDropped' }
  /** Numbers are written otherwise now, as in another language: what is entered and was read stands there so, too. */
  | { readonly type: 'notationChanged' }
  /**
   * A block from the clipboard, at the range's first cell, or as rows at the end when nothing has the focus. The
   * range is then what was pasted. `range` is where it goes instead, such as where the user was before a dialog.
   */
  | {
      readonly type: 'pasted';
      readonly block: Block;
      readonly values?: BlockValues | undefined;
      readonly range?: CellRange;
    }
  /** What the unclear numbers of the last paste mean: all of them are read so, as one step. */
  | { readonly type: 'pasteExplained'; readonly marks: 'decimals' | 'thousands' }
  /** The first row of the range goes over the rest of it; a range of one row takes the row above. */
  | { readonly type: 'filledDown' }
  /** The corner of the range was dragged to this cell: the range grows to it, and its texts are repeated there. */
  | { readonly type: 'filledTo'; readonly position: CellPosition }
  | { readonly type: 'cleared' }
  /** A text for each of some cells, wherever the range is, as one step. The focus comes to the first of them. */
  | { readonly type: 'cellsFilled'; readonly cells: readonly FilledCell[] }
  /** `after` is the key of a row; without one the row comes last. */
  | { readonly type: 'rowAdded'; readonly after?: string }
  | { readonly type: 'rowDuplicated'; readonly row: string }
  | { readonly type: 'rowRemoved'; readonly row: string }
  | { readonly type: 'rowRestored'; readonly row: string }
  /** Ready rows, such as those of another record, at the end. */
  | { readonly type: 'rowsAppended'; readonly rows: readonly Row[] }
  /**
   * Other rows, other extra, or both, as one step of the user's, such as an added weight level or the rows of an earlier
   * submission (AIR-75 to AIR-77). The focus stays as near as it can.
   */
  | { readonly type: 'replaced'; readonly rows?: readonly Row[]; readonly extra?: Extra }
  /**
   * The extra changed by what this grid has no step for, such as an edit in a second grid: no undo or redo of this grid takes it
   * away.
   */
  | { readonly type: 'extraChanged'; readonly extra: Extra }
  /**
   * A change from outside that is no step of the user's, such as a loaded record: the steps start anew, and the focus
   * stays as near as it can. Without `extra` that stays.
   */
  | { readonly type: 'loaded'; readonly rows: readonly Row[]; readonly extra?: Extra }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };
