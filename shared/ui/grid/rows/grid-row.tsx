import { memo, type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import type { GridRow } from '../model/grid-model.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as s from './cell.css.ts';
import { drawCell } from './grid-cell.tsx';
import { CopyIcon, TrashIcon, UndoIcon } from './grid-icons.tsx';
import { ProblemBubble, severityOf } from './problem-bubble.tsx';
import type { RowProps } from './row-props.ts';

/** A key press draws one row: all other rows and everything else given to them stay the same objects. */
export const GridRowView = memo(RowView) as typeof RowView;

function RowView<Row extends GridRow>(props: RowProps<Row>) {
  const { row, index, headingRows, columns, problems, readOnly, onAct } = props;
  const text = useText(texts);
  const id = useId();
  // A text: a number would be grouped, as in `row 1,000`.
  const n = String(index + 1);
  const ofRow = problems.filter(({ column }) => column === undefined);
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
    <tr
      aria-rowindex={index + headingRows + 1}
      data-row={row.key}
      className={row.isRemoved ? s.removedRow : undefined}
    >
      <th scope="row" className={s.number} data-severity={severityOf(ofRow)}>
        {n}
        {ofRow.length > 0 && <ProblemBubble id={`${id}r`} problems={ofRow} text={text} />}
      </th>
      {columns.map((column, place) => drawCell(props, column, place, { id, text, n }))}
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
