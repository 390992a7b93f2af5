import type { ChangeEvent } from 'react';
import type { Translate } from '../../../i18n/define-texts.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridLabels, RowAction } from '../grid-labels.ts';
import type { CellPosition, GridAction, GridRow, GridRules } from '../model/grid-model.ts';
import type { Problem } from '../problems/problems.ts';
import type { TextId } from '../texts/index.ts';

/** What all rows of a table have alike: one object, the same while nothing of it changes. */
export interface RowTable<Row extends GridRow> {
  readonly headingRows: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly rules: GridRules<Row>;
  /** How far from the edge each sticky column stays. */
  readonly offsets: readonly (string | undefined)[];
  /** In the user's language; asked for once and not by every row. */
  readonly text: Translate<TextId>;
  readonly labels: GridLabels;
  readonly actions: readonly RowAction[];
  readonly readOnly: boolean;
  /** The text of the control stands in its cell, too, for paper, where the control would cut it off. */
  readonly isPrinted: boolean;
  onType(event: ChangeEvent<HTMLInputElement>): void;
  onAct(action: GridAction<Row>): void;
  /** Puts a text into a cell, as if it was typed there and the cell left. */
  onEnter(position: CellPosition, text: string): void;
}

export interface RowProps<Row extends GridRow> {
  table: RowTable<Row>;
  row: Row;
  index: number;
  problems: readonly Problem[];
  /** Why the row can't be removed. */
  whyNotRemoved: string | undefined;
  /** The column of the cell with the focus, which holds a control, where it is one of this row. */
  focused: string | undefined;
  /** What was entered there: it stands there instead of the row's text. */
  entry: string | null;
  /** The column of the cell by which Tab comes into the table, where it is one of this row. */
  tabStop: string | undefined;
  /** The column of the faulty cell under the mouse, where it is one of this row. */
  hovered: string | undefined;
  /** The first and last column in the range by index, both inclusive; -1 without one. */
  from: number;
  to: number;
  /** The same of what a drag of the range's corner would fill, the range itself among it. */
  fillFrom: number;
  fillTo: number;
  /** The column with the range's last cell by index, where that is in this row; else -1. */
  corner: number;
}
