import { nameOf } from '../column-name.ts';
import type { GridColumn } from '../grid-column.ts';
import type { GridRow } from '../model/grid-model.ts';
import * as s from './cell.css.ts';
import type { RowProps } from './row-props.ts';

interface CellState {
  /** The row's number as it is shown. */
  readonly n: string;
  readonly value: string;
  readonly isInvalid: boolean;
  /** Ids of what it is described by. */
  readonly describedBy: string | undefined;
}

/** The rest an open list sets itself, so that no row is drawn for it. */
const LIST_PROPS = {
  autoCapitalize: 'none',
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * The control of the cell with the focus. It is there and focused before the first key, so that an input method composes in it
 * from the first letter.
 */
export function drawControl<Row extends GridRow>(
  { row, table: { text, readOnly, onType } }: RowProps<Row>,
  column: GridColumn<Row>,
  { n, value, isInvalid, describedBy }: CellState,
) {
  const { kind } = column;
  return (
    <input
      key="control"
      className={s.input}
      value={value}
      onChange={onType}
      aria-label={text('grid.cell', { column: nameOf(column), n })}
      aria-required={column.isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      readOnly={readOnly || row.isRemoved}
      autoComplete="off"
      spellCheck={kind === 'text' || undefined}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      // No combobox: a date is typed as a text.
      aria-haspopup={column.editor?.popup}
      {...((kind === 'choice' || kind === 'tokens') && LIST_PROPS)}
    />
  );
}
