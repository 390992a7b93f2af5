import type { ReactNode } from 'react';
import type { Text } from '../../i18n/define-texts.ts';
import type { Option } from '../options/option.ts';
import type { CellEditor } from './cell-editor.ts';
import type { TokenFormat } from './editors/tokens.ts';
import type { Block, CellRange, FilledCell, GridRow } from './model/grid-model.ts';
import type { Severity } from './problems/problems.ts';

/** Offered first in one row's list: the label says what it is, the text is what it puts into the cell. */
export interface Suggestion extends Option {
  readonly text: string;
}

export interface GridColumn<Row extends GridRow> {
  readonly id: string;
  /** The heading. */
  readonly label: string;
  /** The first part of each cell's name, `{name} row {n}`; by default the headings without a star. */
  readonly name?: string;
  /** A heading above those of this column and its neighbours of the same group. */
  readonly group?: string;
  /** Px, the least. */
  readonly width: number;
  /** Px, where there is room. What is left over then goes to the last column of texts. */
  readonly roomyWidth?: number;
  /**
   * `tokens` are several codes in one cell, such as `YYZ / LHR / FRA`. A `date` is `YYYY-MM-DD` once the rules have
   * normalized it (see `normalizedDate`). An `output` holds no text of the row: `render` draws it.
   */
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'tokens' | 'output';
  /** Opens beside the input, such as the calendar of a date. */
  readonly editor?: CellEditor;
  /** For `tokens`: how the codes stand in the cell. */
  readonly tokens?: TokenFormat;
  /**
   * What is offered for choices and tokens: a cell holds their labels. Keep the array while it doesn't change. A menu that was
   * opened while they are loading shows them once they are there.
   */
  readonly options?: readonly Option[] | 'loading';
  /** What the list of a blank cell begins with, as it follows from the rest of the row. */
  suggestion?(row: Row): Suggestion | undefined;
  /** Stays in sight when the table is scrolled sideways. Such columns come first. */
  readonly sticky?: boolean;
  /** A row can't do without it: said of each cell, as the star of the heading is only seen. */
  readonly isRequired?: boolean;
  render?(row: Row): ReactNode;
  /** A small note in the cell, such as `Minimum applied`. */
  mark?(row: Row): string | undefined;
}

/** What the outside may ask of a grid on the screen. */
export interface GridHandle {
  /** Puts the focus into a cell, brings it into sight and announces why. Call it from an event, not from an effect. */
  focusCell(row: string, column: string, why?: Text): void;
  /** Puts a text into a cell, as if it was typed there, and goes there. */
  enter(row: string, column: string, text: string): void;
  /** Puts texts into cells, as one step, and goes to the first of them. */
  fill(cells: readonly FilledCell[]): void;
  /** Pastes what `beforePaste` took over, as one step, and goes there. */
  paste(block: Block, range: CellRange): void;
  /** Puts the focus into the next cell with a problem of that severity, after the last one into the first again. */
  focusNext(severity: Severity): void;
}
