import { type ChangeEvent, memo, type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import type { GridColumn, RowErrors } from '../grid-column.ts';
import { textIn } from '../model/cells.ts';
import type { GridAction, GridRow, GridRules } from '../model/grid-model.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as s from './cell.css.ts';
import { CopyIcon, TrashIcon, UndoIcon } from './grid-icons.tsx';

interface RowProps<Row extends GridRow> {
  row: Row;
  index: number;
  columns: readonly GridColumn<Row>[];
  rules: GridRules<Row>;
  /** How far from the edge each sticky column stays. */
  offsets: readonly (string | undefined)[];
  errors(row: Row): RowErrors;
  readOnly: boolean;
  /** What was entered in the focused cell, where that is one of this row: it stands there instead of the row's text. */
  entry: string | null;
  entryColumn: string | undefined;
  /** Each text stands in the cell a second time, for paper, where an input would cut it off. */
  isPrinted: boolean;
  /** The first and last column in the range by index, both inclusive; -1 without one. */
  from: number;
  to: number;
  onType(event: ChangeEvent<HTMLInputElement>): void;
  onAct(action: GridAction<Row>): void;
}

/** A key press draws one row: all other rows and everything else given to them stay the same objects. */
export const GridRowView = memo(RowView) as typeof RowView;

function RowView<Row extends GridRow>(props: RowProps<Row>) {
  const { row, index, columns, rules, offsets, readOnly, entry, entryColumn, isPrinted, from, to, onAct } =
    props;
  const text = useText(texts);
  const id = useId();
  // A text: a number would be grouped, as in `row 1,000`.
  const n = String(index + 1);
  const messages = row.isRemoved ? {} : props.errors(row);
  const isFixed = readOnly || row.isRemoved;
  const button = (id: TextId, type: 'rowDuplicated' | 'rowRemoved' | 'rowRestored', icon: ReactNode) => (
    <IconButton
      label={text(id, { n })}
      // Tab goes on to the next row: the arrow from the last cell comes here, and from any cell the keys do the same.
      tabIndex={-1}
      aria-keyshortcuts={`Control+Shift+${type === 'rowDuplicated' ? 'Enter' : 'Backspace'}`}
      // Not `disabled`, which drops the focus.
      aria-disabled={readOnly}
      onClick={() => onAct({ type, row: row.key })}
    >
      {icon}
    </IconButton>
  );

  return (
    <tr aria-rowindex={index + 2} data-row={row.key} className={row.isRemoved ? s.removedRow : undefined}>
      <th scope="row" className={s.number}>
        {n}
      </th>
      {columns.map((column, columnIndex) => {
        const { kind, label } = column;
        const mark = column.mark?.(row);
        const error = messages[column.id];
        const described = [error && `${id}e${columnIndex}`, mark && `${id}m${columnIndex}`]
          .filter(Boolean)
          .join(' ');
        return (
          <td
            key={column.id}
            data-column={column.id}
            className={s.cells[kind]}
            data-sticky={column.sticky}
            data-invalid={error && ''}
            data-marked={mark && ''}
            data-selected={(columnIndex >= from && columnIndex <= to) || undefined}
            style={offsets[columnIndex] ? { insetInlineStart: offsets[columnIndex] } : undefined}
          >
            {kind === 'output' ? (
              column.render?.(row)
            ) : (
              <input
                className={s.input}
                value={
                  (column.id === entryColumn ? entry : null) ?? rules.show(column.id, textIn(row, column.id))
                }
                onChange={props.onType}
                aria-label={text('grid.cell', { column: label, n })}
                aria-invalid={error ? true : undefined}
                aria-describedby={described || undefined}
                readOnly={isFixed}
                maxLength={column.maxLength}
                autoComplete="off"
                spellCheck={kind === 'text' || undefined}
                inputMode={kind === 'number' ? 'decimal' : undefined}
                // Opened and closed by the menu itself, so that no row is drawn for it.
                {...(kind === 'choice' && {
                  autoCapitalize: 'none',
                  role: 'combobox',
                  'aria-expanded': false,
                  'aria-haspopup': 'listbox',
                  'aria-autocomplete': 'list',
                })}
              />
            )}
            {isPrinted && kind !== 'output' && <span>{rules.show(column.id, textIn(row, column.id))}</span>}
            {mark && (
              <span id={`${id}m${columnIndex}`} className={s.mark} title={mark}>
                {mark}
              </span>
            )}
            {error && (
              <span id={`${id}e${columnIndex}`} className={s.bubble}>
                {error}
              </span>
            )}
          </td>
        );
      })}
      <td className={s.actions}>
        {row.isRemoved ? (
          button('grid.restore', 'rowRestored', <UndoIcon />)
        ) : (
          <>
            {button('grid.duplicate', 'rowDuplicated', <CopyIcon />)}
            {button('grid.remove', 'rowRemoved', <TrashIcon />)}
          </>
        )}
      </td>
    </tr>
  );
}
